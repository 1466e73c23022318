import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "In {list_dat} bleiben die Zehen bedeckt.",
      "{list} {list_count, plural, one {ist} other {sind}} vorn geschlossen, da schaut kein Zeh heraus.",
      "Die Zehen sind geschützt, denn {list} {list_count, plural, one {ist} other {sind}} vorn zu.",
    ],
    "no-open-toes": [
      "Aus {list_dat} schaut kein Zeh heraus.",
      "{list} {list_count, plural, one {verdeckt} other {verdecken}} die Zehen.",
      "Zehen sieht man in {list_dat} keine.",
    ],
    "no-heels": [
      "{list} {list_count, plural, one {ist} other {sind}} flach, darin {you, select, polite {gehen und stehen Sie} other {gehst und stehst du}} bequem.",
      "In {list_dat} {you, select, polite {sind Sie} other {bist du}} ganz flach unterwegs.",
    ],
    "no-thin-heels": [
      "Mit {list_dat} {you, select, polite {sinken Sie} other {sinkst du}} nicht so leicht ein wie mit einem dünnen Absatz.",
      "{list} {list_count, plural, one {hat} other {haben}} keinen dünnen Absatz, der einsinken oder hängen bleiben könnte.",
      "Ohne dünnen Absatz {you, select, polite {stehen Sie} other {stehst du}} in {list_dat} sicherer.",
    ],
    "grippy-soles": [
      "{list} {list_count, plural, one {hat} other {haben}} griffige Sohlen, da {you, select, polite {rutschen Sie} other {rutschst du}} nicht so leicht.",
      "In {list_dat} {you, select, polite {haben Sie} other {hast du}} guten Halt, die Sohlen sind griffig.",
      "Die Sohlen sind griffig: Mit {list_dat} {you, select, polite {treten Sie} other {trittst du}} sicherer auf.",
    ],
    "no-grippy-soles": [
      "{list} {list_count, plural, one {hat} other {haben}} glatte Sohlen, die gleiten und nicht haften.",
      "Mit {list_dat} {you, select, polite {gleiten Sie} other {gleitest du}} leicht, die Sohlen sind glatt.",
      "Die Sohlen sind glatt, mit {list_dat} {you, select, polite {bleiben Sie} other {bleibst du}} also nicht am Boden kleben.",
    ],
    "quiet-soles": [
      "Mit {list_dat} {you, select, polite {gehen Sie} other {gehst du}} leise, da klackert nichts.",
      "{list} {list_count, plural, one {macht} other {machen}} beim Gehen kaum ein Geräusch.",
      "In {list_dat} hört man {you, select, polite {Ihre} other {deine}} Schritte kaum.",
    ],
    "pale-soles": [
      "{list} {list_count, plural, one {hat} other {haben}} helle Sohlen, die keine dunklen Streifen hinterlassen.",
      "Mit {list_dat} gibt es keine dunklen Streifen auf dem Boden, die Sohlen sind hell.",
      "Die Sohlen sind hell, deshalb {list_count, plural, one {färbt} other {färben}} {list} nicht dunkel ab.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {ist} other {sind}} robust und {list_count, plural, one {hält} other {halten}} etwas aus.",
      "Mit {list_dat} {you, select, polite {haben Sie} other {hast du}} festes Schuhwerk an den Füßen.",
      "Auch gröbere Behandlung {list_count, plural, one {hält} other {halten}} {list} aus.",
    ],
    "slip-on-shoes": [
      "In {list_acc} {you, select, polite {schlüpfen Sie} other {schlüpfst du}} einfach hinein und wieder heraus.",
      "{list} {list_count, plural, one {ist} other {sind}} ohne Schnüren an- und ausgezogen.",
      "Schnürsenkel {list_count, plural, one {hat} other {haben}} {list} nicht, da geht das Anziehen schnell.",
    ],
    "long-sleeves": [
      "{list} {list_count, plural, one {bedeckt} other {bedecken}} die Arme bis zum Handgelenk.",
      "Lange Ärmel {you, select, polite {haben Sie} other {hast du}} mit {list_dat}.",
      "Mit {list_dat} sind die Arme bis zum Handgelenk bedeckt.",
    ],
    "short-sleeves": [
      "{list} {list_count, plural, one {lässt} other {lassen}} die Unterarme frei.",
      "Die Unterarme bleiben frei, da ist mit {list_dat} den Händen nichts im Weg.",
      "Lange Ärmel {list_count, plural, one {hat} other {haben}} {list} nicht, so stört an den Händen nichts.",
    ],
    "covered-shoulders": [
      "{list} {list_count, plural, one {bedeckt} other {bedecken}} die Schultern.",
      "Die Schultern bleiben unter {list_dat} bedeckt.",
      "Mit {list_dat} sind auch die Schultern bedeckt.",
    ],
    "wide-sleeves": ["Die Ärmel sind weit genug: {list}."],
    "two-parts": ["Oben und unten lassen sich einzeln ausziehen."],
    "top-colour": ["Oben stimmt die Farbe: {list}."],
    "legs-colour": ["Unten stimmt die Farbe: {list}."],
    "no-wide-sleeves": [
      "{list} {list_count, plural, one {hat} other {haben}} keine weiten Ärmel, die irgendwo hineinhängen.",
      "Weite Ärmel {list_count, plural, one {hat} other {haben}} {list} nicht, so bleiben die Hände frei.",
      "Mit {list_dat} ist kein weiter Ärmel im Weg.",
    ],
    "no-low-cut": [
      "{list} {list_count, plural, one {ist} other {sind}} nicht tief ausgeschnitten.",
      "In {list_dat} {you, select, polite {können Sie sich} other {kannst du dich}} ruhig vorbeugen, der Ausschnitt ist nicht tief.",
    ],
    "no-bare-midriff": [
      "{list} {list_count, plural, one {hält} other {halten}} den Bauch bedeckt.",
      "Mit {list_dat} bleibt der Bauch bedeckt.",
    ],
    "opens-front": [
      "{list} {list_count, plural, one {geht} other {gehen}} vorn auf, das macht das An- und Ausziehen leicht.",
      "Vorn {list_count, plural, one {lässt} other {lassen}} sich {list} ganz einfach öffnen.",
      "In {list_acc} {you, select, polite {kommen Sie} other {kommst du}} leicht hinein, vorn geht es auf.",
    ],
    "not-over-head": [
      "{list} {list_count, plural, one {muss} other {müssen}} nicht über den Kopf gezogen werden.",
      "Über den Kopf {you, select, polite {müssen Sie} other {musst du}} {list_acc} nicht ziehen.",
    ],
    "long-legs": [
      "{list} {list_count, plural, one {bedeckt} other {bedecken}} die Beine bis zum Knöchel.",
      "Mit {list_dat} sind die Beine ganz bedeckt.",
      "Die Beine sind in {list_dat} bis zum Knöchel bedeckt.",
    ],
    "covered-knees": [
      "{list} {list_count, plural, one {bedeckt} other {bedecken}} die Knie.",
      "Die Knie bleiben unter {list_dat} bedeckt.",
      "Mit {list_dat} sind die Knie bedeckt.",
    ],
    "only-skirts": [
      "Rock oder Kleid soll es sein, also {list}.",
      "Mit {list_dat} {you, select, polite {sind Sie} other {bist du}} auch ohne Hose richtig angezogen.",
      "Eine Hose kommt nicht infrage, deshalb {list}.",
    ],
    "in-tradition": [
      "Mit {list_dat} {you, select, polite {sind Sie} other {bist du}} traditionell angezogen.",
      "{list} {list_count, plural, one {ist} other {sind}} traditionell, das passt hier.",
      "Zur Tradition {list_count, plural, one {passt} other {passen}} {list}.",
    ],
    "no-trailing": [
      "{list} {list_count, plural, one {endet} other {enden}} über dem Boden, da schleift nichts.",
      "Am Boden schleift mit {list_dat} nichts.",
      "Keinen Saum zum Drauftreten {list_count, plural, one {hat} other {haben}} {list}, alles endet über dem Boden.",
    ],
    "covered-head": [
      "Der Kopf ist mit {list_dat} bedeckt.",
      "Für den Kopf {list_count, plural, one {ist} other {sind}} {list} dabei.",
      "{list} {list_count, plural, one {kommt} other {kommen}} auf den Kopf, so bleibt er bedeckt.",
    ],
    "veiled-head": [
      "{list} {list_count, plural, one {kommt} other {kommen}} über die Haare, so ist der Kopf bedeckt.",
      "Unter {list_dat} sind die Haare bedeckt.",
      "Die Haare bleiben mit {list_dat} bedeckt.",
    ],
    "all-covered": [
      "{list} {list_count, plural, one {bedeckt} other {bedecken}} die Haut gut, mit Ärmeln bis zum Handgelenk.",
      "Bis zu den Handgelenken {you, select, polite {sind Sie} other {bist du}} in {list_dat} gut bedeckt.",
    ],
    "narrow-hems": [
      "Mit {list_dat} flattert nichts Weites, das hineingeraten könnte.",
      "{list} {list_count, plural, one {ist} other {sind}} schmal genug, dass nichts hineingerät.",
    ],
    "free-hems": [
      "An {list_dat} hängt nichts weit herunter, da verfängt sich nichts.",
      "{list} {list_count, plural, one {hat} other {haben}} keinen langen Saum, der irgendwo hineingeraten könnte.",
      "Mit {list_dat} hängt kein Saum so tief, dass er sich verfängt.",
    ],
    "loose-waist": [
      "Mit {list_dat} drückt nichts in der Taille.",
      "In der Taille {list_count, plural, one {lässt} other {lassen}} {list} Luft, da schneidet nichts ein.",
      "{list} {list_count, plural, one {sitzt} other {sitzen}} in der Taille locker.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {lässt} other {lassen}} den Hals frei.",
      "Am Hals {list_count, plural, one {lässt} other {lassen}} {list} alles frei.",
      "Mit {list_dat} bleibt der Hals frei.",
    ],
    "no-high-neck": [
      "{list} {list_count, plural, one {hat} other {haben}} keinen hohen Kragen, da kratzt nichts am Hals.",
      "Hoch am Hals {list_count, plural, one {sitzt} other {sitzen}} {list} nicht, da kratzt nichts.",
      "Mit {list_dat} kratzt kein hoher Kragen am Hals.",
    ],
    waterproof: [
      "{list} {list_count, plural, one {lässt} other {lassen}} kein Wasser durch.",
      "Unter {list_dat} bleibt es trocken.",
      "{list} {list_count, plural, one {hält} other {halten}} das Wasser ab.",
    ],
    hood: [
      "{list} {list_count, plural, one {hat} other {haben}} eine Kapuze zum Aufsetzen.",
      "Eine Kapuze ist an {list_dat} gleich dran.",
    ],
    "no-hood": [
      "{list} {list_count, plural, one {hat} other {haben}} keine Kapuze.",
      "Eine Kapuze gibt es an {list_dat} nicht.",
    ],
    "not-tight": [
      "{list} {list_count, plural, one {liegt} other {liegen}} nicht eng an, da zwickt nichts.",
      "In {list_dat} {you, select, polite {haben Sie} other {hast du}} Luft, da sitzt nichts eng.",
      "{list} {list_count, plural, one {sitzt} other {sitzen}} locker.",
      "{list} {list_count, plural, one {lässt} other {lassen}} {you, select, polite {Ihnen} other {dir}} Luft, ohne eng anzuliegen.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {gibt} other {geben}} bei jeder Bewegung nach.",
      "Beim Bücken und Strecken {list_count, plural, one {macht} other {machen}} {list} alles mit.",
      "In {list_dat} {you, select, polite {können Sie sich} other {kannst du dich}} gut bücken und strecken.",
    ],
    "no-see-through": [
      "{list} {list_count, plural, one {ist} other {sind}} blickdicht.",
      "Durch {list_acc} scheint nichts durch.",
      "Was darunter ist, sieht man durch {list_acc} nicht.",
    ],
    "may-be-spoilt": [
      "Um {list_acc} ist es nicht schade, wenn etwas passiert.",
      "{list} {list_count, plural, one {hat} other {haben}} schon einiges erlebt, auf einen Fleck oder Riss kommt es nicht mehr an.",
      "Wenn {list} etwas {list_count, plural, one {abbekommt} other {abbekommen}}, ist es nicht schlimm.",
    ],
    "nothing-good": [
      "{list} {list_count, plural, one {gehört} other {gehören}} nicht zu den guten Sachen, da ist ein Malheur nicht schlimm.",
      "Die guten Sachen bleiben im Schrank, dafür {list_count, plural, one {darf} other {dürfen}} {list} mit.",
      "Um die guten Sachen {you, select, polite {müssen Sie} other {musst du}} in {list_dat} nicht bangen.",
    ],
    "no-holes": [
      "{list} {list_count, plural, one {hat} other {haben}} weder Löcher noch Risse.",
      "{list} {list_count, plural, one {ist} other {sind}} heil, ohne Loch und ohne Riss.",
    ],
    washable: [
      "{list} {list_count, plural, one {kann} other {können}} danach einfach in die Wäsche.",
      "Danach {you, select, polite {stecken Sie} other {steckst du}} {list_acc} einfach in die Wäsche.",
      "Waschen {list_count, plural, one {lässt} other {lassen}} sich {list} ohne Umstände.",
    ],
    "natural-fibres": [
      "Soweit ich weiß, ist an {list_dat} nichts Synthetisches.",
      "{list} {list_count, plural, one {ist} other {sind}} ohne Kunstfaser, soweit ich weiß.",
    ],
    "not-fluffy": [
      "{list} {list_count, plural, one {fusselt} other {fusseln}} nicht.",
      "Fusseln {list_count, plural, one {hinterlässt} other {hinterlassen}} {list} nicht.",
      "Mit {list_dat} {you, select, polite {haben Sie} other {hast du}} keine Fusseln.",
    ],
    "not-bulky": [
      "{list} {list_count, plural, one {trägt} other {tragen}} nicht auf, so bleibt Platz zum Bewegen.",
      "In {list_dat} ist nichts klobig, da {you, select, polite {haben Sie} other {hast du}} Platz.",
      "Viel Platz {list_count, plural, one {braucht} other {brauchen}} {list} nicht.",
    ],
    pockets: [
      "{list} {list_count, plural, one {hat} other {haben}} Taschen, so bleiben die Hände frei.",
      "In {list_dat} sind Taschen für das Nötigste.",
      "Was {you, select, polite {Sie} other {du}} dabeihaben {you, select, polite {müssen} other {musst}}, passt in die Taschen, denn die {list_count, plural, one {hat} other {haben}} {list}.",
    ],
    "no-shine": [
      "An {list_dat} glänzt oder glitzert nichts.",
      "{list} {list_count, plural, one {ist} other {sind}} ganz ohne Glanz und Glitzer.",
      "Glanz oder Glitzer {list_count, plural, one {hat} other {haben}} {list} nicht.",
    ],
    "no-dangling": [
      "An {list_dat} baumelt nichts, da bleibt man nirgends hängen.",
      "{list} {list_count, plural, one {hat} other {haben}} keine losen Enden, die hängen bleiben könnten.",
      "Mit {list_dat} {you, select, polite {bleiben Sie} other {bleibst du}} nicht so leicht hängen, da baumelt nichts.",
    ],
    "no-jingling": [
      "An {list_dat} klimpert nichts.",
      "{list} {list_count, plural, one {klimpert} other {klimpern}} beim Gehen nicht.",
    ],
    "no-noise": [
      "{list} {list_count, plural, one {bleibt} other {bleiben}} beim Bewegen leise.",
      "In {list_dat} hört man {you, select, polite {Sie} other {dich}} kaum, da raschelt und klackert nichts.",
      "Beim Bewegen {list_count, plural, one {raschelt} other {rascheln}} {list} kaum.",
    ],
    "no-metal": [
      "Soweit ich weiß, ist an {list_dat} kein Metall.",
      "{list} {list_count, plural, one {ist} other {sind}} ohne Metall, soweit ich es sehe.",
    ],
    "no-zips": [
      "{list} {list_count, plural, one {hat} other {haben}} keinen Reißverschluss.",
      "An {list_dat} ist kein Reißverschluss, der klemmen könnte.",
    ],
    "no-buttons": [
      "{list} {list_count, plural, one {hat} other {haben}} keine Knöpfe, da gibt es nichts zu fummeln.",
      "Knöpfe gibt es an {list_dat} nicht.",
    ],
    "no-snaps": [
      "{list} {list_count, plural, one {hat} other {haben}} keine Druckknöpfe.",
      "Druckknöpfe gibt es an {list_dat} nicht.",
    ],
    "no-logos": [
      "An {list_dat} steht kein Logo und kein Schriftzug.",
      "{list} {list_count, plural, one {ist} other {sind}} ganz ohne Logo und Aufdruck.",
      "Ein Logo oder Aufdruck ist an {list_dat} nicht zu sehen.",
    ],
    reflective: [
      "{list} {list_count, plural, one {wirft} other {werfen}} das Licht zurück, so {you, select, polite {werden Sie} other {wirst du}} gesehen.",
      "In {list_dat} sieht man {you, select, polite {Sie} other {dich}} besser, weil das Licht zurückgeworfen wird.",
      "Damit man {you, select, polite {Sie} other {dich}} sieht, {list_count, plural, one {reflektiert} other {reflektieren}} {list}.",
    ],
    "not-reflective": [
      "{list} {list_count, plural, one {wirft} other {werfen}} kein Licht zurück.",
      "An {list_dat} reflektiert nichts.",
    ],
    "all-in-colour": [
      "{list} {list_count, plural, one {hat} other {haben}} genau die Farbe, um die es geht.",
      "In der Farbe {list_count, plural, one {passt} other {passen}} {list}.",
      "Mit {list_dat} stimmt die Farbe.",
    ],
    "not-in-colour": [
      "Die Farbe, die hier nicht geht, {list_count, plural, one {hat} other {haben}} {list} nicht.",
      "Mit {list_dat} bleibt die Farbe weg, die hier nicht geht.",
    ],
    "some-colour": [
      "{list} {list_count, plural, one {hat} other {haben}} die Farbe, die dabei sein soll.",
      "Die Farbe, um die es geht, {list_count, plural, one {bringt} other {bringen}} {list} mit.",
      "Mit {list_dat} ist die gewünschte Farbe dabei.",
    ],
    "only-dark": [
      "{list} {list_count, plural, one {ist} other {sind}} dunkel genug.",
      "Dunkel bleibt es mit {list_dat}.",
      "In der Farbe {list_count, plural, one {ist} other {sind}} {list} dunkel.",
    ],
    "only-light": [
      "{list} {list_count, plural, one {ist} other {sind}} schön hell.",
      "Hell bleibt es mit {list_dat}.",
      "In der Farbe {list_count, plural, one {ist} other {sind}} {list} hell.",
    ],
    "only-muted": [
      "{list} {list_count, plural, one {hat} other {haben}} ruhige Farben.",
      "Grell ist an {list_dat} nichts.",
      "Mit {list_dat} bleiben die Farben ruhig.",
    ],
  },
  unmet: {
    "wide-sleeves": ["Von weiten Ärmeln weiß ich im Schrank nichts; ein Poncho tut es auch."],
    "top-colour": ["Kein Oberteil im Schrank hat diese Farbe."],
    "legs-colour": ["Keine Hose und kein Rock im Schrank hat diese Farbe."],
    "closed-shoes": [
      "Geschlossene Schuhe fehlen im Schrank. {you, select, polite {Leihen Sie sich} other {Leih dir}} ein Paar, das die Zehen bedeckt, einfache Turnschuhe reichen schon.",
      "Es fehlen geschlossene Schuhe. Ein geliehenes Paar reicht, Hauptsache, die Zehen sind bedeckt.",
    ],
    "grippy-soles": [
      "Schuhe mit griffigen Sohlen kenne ich im Schrank nicht. {you, select, polite {Schauen Sie} other {Schau}} unter die Schuhe oder {you, select, polite {leihen Sie sich} other {leih dir}} ein Paar mit gutem Profil.",
      "Griffige Sohlen fehlen, soweit ich weiß. Sicherer {you, select, polite {gehen Sie} other {gehst du}} in einem geliehenen Paar mit gutem Profil.",
    ],
    "no-grippy-soles": [
      "Schuhe mit glatten Sohlen fehlen im Schrank. {you, select, polite {Leihen Sie sich} other {Leih dir}} ein Paar mit Ledersohle oder {you, select, polite {fragen Sie} other {frag}}, ob Socken gehen.",
      "Glatte Sohlen fehlen, und Gummi haftet. Ein Paar mit Ledersohle lässt sich leihen.",
    ],
    "pale-soles": [
      "Von hellen Sohlen weiß ich im Schrank nichts. {you, select, polite {Schauen Sie} other {Schau}} unter die Schuhe; sind sie dunkel, hilft nur ein geliehenes Paar, das nicht abfärbt.",
      "Helle Sohlen fehlen, soweit ich weiß. Ein Blick unter die Schuhe lohnt sich, sonst hilft ein geliehenes Paar.",
    ],
    "sturdy-shoes": [
      "Es fehlt festes Schuhwerk. {you, select, polite {Leihen oder kaufen Sie} other {Leih oder kauf}} vorher ein Paar, mit Stahlkappe, falls die Pflicht ist: Sonst heißt es womöglich umkehren.",
      "Feste Schuhe fehlen, und ohne sie {you, select, polite {dürfen Sie} other {darfst du}} womöglich nicht hinein. {you, select, polite {Fragen Sie} other {Frag}}, ob eine Stahlkappe Pflicht ist, und {you, select, polite {besorgen Sie} other {besorg}} vorher ein Paar.",
    ],
    "slip-on-shoes": [
      "Schuhe zum Hineinschlüpfen fehlen im Schrank. {you, select, polite {Lockern Sie} other {Lockere}} die Schnürsenkel vorher gut oder {you, select, polite {leihen Sie sich} other {leih dir}} ein Paar Slipper.",
      "Zum schnellen An- und Ausziehen fehlen die richtigen Schuhe. Geliehene Slipper wären ideal.",
    ],
    "long-sleeves": [
      "Etwas Passendes mit langen Ärmeln fehlt im Schrank. {you, select, polite {Leihen Sie sich} other {Leih dir}} ein leichtes Hemd, das die Arme bedeckt, oder {you, select, polite {lassen Sie} other {lass}} eine Strickjacke an.",
      "Lange Ärmel fehlen noch. Eine Strickjacke zum Anlassen oder ein geliehenes Hemd löst das.",
    ],
    "opens-front": [
      "Im Schrank ist nichts Passendes, das vorn aufgeht. Ein schlichtes Hemd zum Knöpfen wäre das Richtige, geliehen oder gekauft.",
      "Es fehlt etwas, das vorn aufgeht, etwa ein Hemd zum Knöpfen. Das lässt sich leihen.",
    ],
    "long-legs": [
      "Etwas Langes für die Beine fehlt im Schrank. Eine lange Hose oder ein langer Rock wäre zum Ausleihen das Richtige.",
      "Für bedeckte Beine fehlt noch etwas: eine lange Hose oder ein langer Rock, notfalls geliehen.",
    ],
    "only-skirts": [
      "Rock oder Kleid fehlt im Schrank. {you, select, polite {Leihen Sie sich} other {Leih dir}} etwas, das die Knie bedeckt, dann passt es sicher.",
      "Es fehlt ein Rock oder ein Kleid. Am besten etwas Längeres leihen.",
    ],
    "in-tradition": [
      "Tracht oder Festliches nach alter Art fehlt im Schrank. {you, select, polite {Fragen Sie} other {Frag}} in der Familie oder {you, select, polite {leihen Sie sich} other {leih dir}} rechtzeitig etwas.",
      "Für die Tradition fehlt das richtige Stück, das gibt es aber zu leihen.",
    ],
    "covered-head": [
      "Für den Kopf ist nichts im Schrank. {you, select, polite {Leihen Sie sich} other {Leih dir}} einen Hut, eine Mütze oder ein Tuch.",
      "Es fehlt etwas für den Kopf: Hut, Mütze oder Tuch, gern geliehen.",
    ],
    "veiled-head": [
      "Ein Tuch für die Haare fehlt im Schrank. {you, select, polite {Nehmen Sie} other {Nimm}} ein leichtes mit, geliehen oder gekauft, irgendein schlichtes reicht.",
      "Für die Haare fehlt ein Tuch. Ein leichtes passt in jede Tasche und ist schnell geliehen.",
    ],
    "all-covered": [
      "Im Schrank ist nichts, das bis zu den Handgelenken bedeckt. {you, select, polite {Leihen Sie sich} other {Leih dir}} ein langes, weites Hemd zum Überziehen.",
      "Bis zu den Handgelenken bedeckt: Dafür fehlt noch ein langes, weites Hemd über dem Rest.",
    ],
    waterproof: [
      "Wasserdicht ist im Schrank leider nichts. {you, select, polite {Leihen Sie sich} other {Leih dir}} eine Regenjacke, und {you, select, polite {packen Sie} other {pack}} etwas Trockenes zum Wechseln ein.",
      "Es fehlt etwas Wasserdichtes. Ohne geliehene Regenjacke wird es nass.",
    ],
    hood: [
      "Eine Jacke mit Kapuze fehlt im Schrank. {you, select, polite {Leihen Sie sich} other {Leih dir}} eine oder {you, select, polite {nehmen Sie} other {nimm}} eine Mütze mit.",
      "Eine Kapuze fehlt noch, zur Not hilft eine Mütze.",
    ],
    stretchy: [
      "Für die Beine ist nichts Dehnbares im Schrank. {you, select, polite {Leihen Sie sich} other {Leih dir}} Leggings oder eine Jogginghose, oder {you, select, polite {probieren Sie} other {probier}} vorher aus, wie weit die Bewegung reicht.",
      "Etwas Dehnbares für die Beine fehlt. Leggings oder Jogginghosen sind schnell geliehen.",
    ],
    "may-be-spoilt": [
      "Im Schrank sehe ich nichts, um das es nicht schade wäre. {you, select, polite {Leihen Sie sich} other {Leih dir}} etwas Altes oder {you, select, polite {tragen Sie} other {trag}}, was am ehesten zu verschmerzen ist.",
      "Alte Sachen zum Ruinieren fehlen, soweit ich weiß. {you, select, polite {Nehmen Sie} other {Nimm}}, was am wenigsten schmerzt.",
    ],
    pockets: [
      "Von Taschen weiß ich bei Hosen und Röcken im Schrank nichts. {you, select, polite {Nehmen Sie} other {Nimm}} eine kleine Gürtel- oder Umhängetasche mit.",
      "Hosentaschen fehlen, soweit ich weiß. Mit einer kleinen Gürteltasche bleiben die Hände auch frei.",
    ],
    reflective: [
      "Im Schrank reflektiert nichts. {you, select, polite {Nehmen Sie} other {Nimm}} eine Warnweste oder ein Reflektorband dazu, das kostet nicht viel.",
      "Es fehlt etwas, das reflektiert. Eine Warnweste oder ein Reflektorband ist schnell besorgt.",
    ],
    "all-in-colour": [
      "In der verlangten Farbe ist nichts im Schrank. {you, select, polite {Leihen Sie sich} other {Leih dir}} wenigstens ein Oberteil oder {you, select, polite {sagen Sie} other {sag}} vorher Bescheid, dass es ein ähnlicher Ton wird.",
      "Die verlangte Farbe fehlt im Schrank. Ein geliehenes Teil hilft, oder eine kurze Nachricht vorher.",
    ],
    "some-colour": [
      "Die gewünschte Farbe fehlt im Schrank. Etwas Kleines reicht schon, ein Tuch, ein Band oder eine Blume.",
      "Für die gewünschte Farbe fehlt noch etwas: Ein Tuch oder eine Blume in der Farbe genügt.",
    ],
    "only-dark": [
      "Etwas Dunkles fehlt dafür im Schrank. Eine geliehene dunkle Jacke rettet schon viel.",
      "Dunkle Sachen fehlen hier. Am meisten hilft eine geliehene Jacke.",
    ],
    "only-light": [
      "Etwas Helles fehlt dafür im Schrank. Ein schlichtes Oberteil in Weiß oder Beige ist schnell geliehen.",
      "Helle Sachen fehlen hier. Am einfachsten ist ein geliehenes Oberteil in Weiß oder Beige.",
    ],
    "only-muted": [
      "Alles Passende im Schrank ist eher bunt. {you, select, polite {Leihen Sie sich} other {Leih dir}} etwas Schlichtes in Grau, Dunkelblau oder Beige.",
      "Ruhige Farben fehlen hier. Grau, Dunkelblau oder Beige lässt sich leihen.",
    ],
  },
};
