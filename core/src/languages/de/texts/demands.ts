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
      "In {list_dat} sieht man keine Zehen.",
    ],
    "no-heels": [
      "{list} {list_count, plural, one {ist} other {sind}} flach, darin {you, select, polite {stehen Sie} other {stehst du}} sicher.",
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
      "{list} {list_count, plural, one {hat} other {haben}} glatte Sohlen, die gut gleiten.",
      "Mit {list_dat} {you, select, polite {gleiten Sie} other {gleitest du}} leicht, die Sohlen sind glatt.",
      "Die Sohlen sind glatt, mit {list_dat} {you, select, polite {bleiben Sie} other {bleibst du}} also nicht kleben.",
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
      "In {list_dat} sind die Füße gut aufgehoben.",
    ],
    "slip-on-shoes": [
      "In {list_acc} {you, select, polite {schlüpfen Sie} other {schlüpfst du}} einfach hinein und wieder heraus.",
      "{list} {list_count, plural, one {ist} other {sind}} im Nu an- und ausgezogen.",
      "Aus {list_dat} {you, select, polite {sind Sie} other {bist du}} im Nu wieder heraus.",
    ],
    "long-sleeves": [
      "{list} {list_count, plural, one {bedeckt} other {bedecken}} die Arme bis zum Handgelenk.",
      "Lange Ärmel {you, select, polite {haben Sie} other {hast du}} mit {list_dat}.",
      "Mit {list_dat} sind die Arme bis zum Handgelenk bedeckt.",
    ],
    "short-sleeves": [
      "{list} {list_count, plural, one {lässt} other {lassen}} die Unterarme frei.",
      "Mit {list_dat} sind Hände und Unterarme frei.",
      "Lange Ärmel {list_count, plural, one {hat} other {haben}} {list} nicht, so stört an den Händen nichts.",
    ],
    "covered-shoulders": [
      "{list} {list_count, plural, one {bedeckt} other {bedecken}} die Schultern.",
      "In {list_dat} bleiben die Schultern bedeckt.",
      "Mit {list_dat} sind auch die Schultern bedeckt.",
    ],
    "wide-sleeves": ["{list} {list_count, plural, one {hat} other {haben}} weite Ärmel."],
    "two-parts": ["Oben und unten lassen sich einzeln ausziehen."],
    "top-colour": [
      "Für oben {list_count, plural, one {hat} other {haben}} {list} die richtige Farbe.",
    ],
    "legs-colour": [
      "Für unten {list_count, plural, one {hat} other {haben}} {list} die richtige Farbe.",
    ],
    "shoes-colour": ["{list} {list_count, plural, one {hat} other {haben}} die richtige Farbe."],
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
      "{list} {list_count, plural, one {muss} other {müssen}} nicht über den Kopf.",
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
      "Mit {list_dat} {you, select, polite {brauchen Sie} other {brauchst du}} keine Hose.",
    ],
    "in-tradition": [
      "Mit {list_dat} {you, select, polite {sind Sie} other {bist du}} traditionell angezogen.",
      "Zur Tradition {list_count, plural, one {passt} other {passen}} {list}.",
    ],
    "no-trailing": [
      "{list} {list_count, plural, one {endet} other {enden}} über dem Boden, da schleift nichts.",
      "Am Boden schleift mit {list_dat} nichts.",
      "Auf den Saum {you, select, polite {treten Sie} other {trittst du}} in {list_dat} nicht.",
    ],
    "covered-head": [
      "Für den Kopf {list_count, plural, one {ist} other {sind}} {list} dabei.",
      "Den Kopf {list_count, plural, one {bedeckt} other {bedecken}} {list}.",
    ],
    "veiled-head": [
      "Für die Haare {list_count, plural, one {ist} other {sind}} {list} dabei.",
      "Die Haare bleiben mit {list_dat} bedeckt.",
    ],
    "all-covered": [
      "Mit {list_dat} ist alles gut bedeckt, auch die Arme bis zum Handgelenk.",
      "Bis zu den Handgelenken {you, select, polite {sind Sie} other {bist du}} in {list_dat} gut bedeckt.",
    ],
    "narrow-hems": [
      "Mit {list_dat} flattert nichts Weites, das hineingeraten könnte.",
      "{list} {list_count, plural, one {ist} other {sind}} schmal genug, dass nichts hineingerät.",
    ],
    "free-hems": [
      "An {list_dat} hängt nichts weit herunter.",
      "Mit {list_dat} verfängt sich nichts.",
    ],
    "loose-waist": [
      "Mit {list_dat} drückt nichts in der Taille.",
      "In der Taille {list_count, plural, one {lässt} other {lassen}} {list} Luft.",
      "{list} {list_count, plural, one {sitzt} other {sitzen}} in der Taille locker.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {lässt} other {lassen}} den Hals frei.",
      "Am Hals {list_count, plural, one {lässt} other {lassen}} {list} alles frei.",
      "Mit {list_dat} bleibt der Hals frei.",
    ],
    "no-high-neck": [
      "{list} {list_count, plural, one {hat} other {haben}} keinen hohen Kragen.",
      "In {list_dat} sitzt nichts hoch am Hals.",
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
      "An {list_dat} sehe ich nichts Synthetisches; ganz sicher sagt es das Etikett.",
      "{list} {list_count, plural, one {dürfte} other {dürften}} ohne Kunstfaser sein, ein Blick aufs Etikett macht es sicher.",
    ],
    "not-fluffy": [
      "{list} {list_count, plural, one {fusselt} other {fusseln}} nicht.",
      "Mit {list_dat} gibt es keine Fusseln.",
    ],
    "not-bulky": [
      "{list} {list_count, plural, one {trägt} other {tragen}} nicht auf, so bleibt Platz zum Bewegen.",
      "In {list_dat} {you, select, polite {haben Sie} other {hast du}} Platz, da bauscht sich nichts.",
      "Viel Platz {list_count, plural, one {braucht} other {brauchen}} {list} nicht.",
    ],
    pockets: [
      "{list} {list_count, plural, one {hat} other {haben}} Taschen, so bleiben die Hände frei.",
      "In {list_dat} sind Taschen für das Nötigste.",
    ],
    "no-shine": [
      "An {list_dat} glänzt oder glitzert nichts.",
      "{list} {list_count, plural, one {ist} other {sind}} ganz ohne Glanz und Glitzer.",
    ],
    "no-dangling": [
      "An {list_dat} baumelt nichts.",
      "Mit {list_dat} {you, select, polite {bleiben Sie} other {bleibst du}} nicht so leicht hängen, da baumelt nichts.",
    ],
    "no-jingling": [
      "An {list_dat} klimpert nichts.",
      "{list} {list_count, plural, one {klimpert} other {klimpern}} beim Gehen nicht.",
    ],
    "no-noise": [
      "In {list_dat} hört man {you, select, polite {Sie} other {dich}} kaum.",
      "Beim Bewegen {list_count, plural, one {raschelt} other {rascheln}} {list} kaum.",
    ],
    "no-metal": [
      "Metall sehe ich an {list_dat} keines; {you, select, polite {schauen Sie} other {schau}} nur noch kurz nach den Verschlüssen.",
      "{list} {list_count, plural, one {dürfte} other {dürften}} ohne Metall sein, ein Blick auf die Verschlüsse macht es sicher.",
    ],
    "no-zips": [
      "{list} {list_count, plural, one {hat} other {haben}} keinen Reißverschluss.",
      "Mit Reißverschlüssen {you, select, polite {müssen Sie sich} other {musst du dich}} bei {list_dat} nicht plagen.",
    ],
    "no-buttons": [
      "{list} {list_count, plural, one {hat} other {haben}} keine Knöpfe.",
      "Mit Knöpfen {you, select, polite {müssen Sie sich} other {musst du dich}} bei {list_dat} nicht plagen.",
    ],
    "no-snaps": [
      "{list} {list_count, plural, one {hat} other {haben}} keine Druckknöpfe.",
      "Druckknöpfe gibt es an {list_dat} nicht.",
    ],
    "no-logos": [
      "Auf {list_dat} ist kein Logo und kein Schriftzug.",
      "{list} {list_count, plural, one {ist} other {sind}} ganz ohne Logo und Aufdruck.",
      "Zu lesen gibt es auf {list_dat} nichts.",
    ],
    reflective: [
      "{list} {list_count, plural, one {reflektiert} other {reflektieren}}, so {you, select, polite {werden Sie} other {wirst du}} gesehen.",
      "In {list_dat} sieht man {you, select, polite {Sie} other {dich}} besser.",
    ],
    "not-reflective": [
      "{list} {list_count, plural, one {wirft} other {werfen}} kein Licht zurück.",
      "An {list_dat} reflektiert nichts.",
    ],
    "all-in-colour": [
      "{list} {list_count, plural, one {hat} other {haben}} genau die richtige Farbe.",
      "Mit {list_dat} {you, select, polite {liegen Sie} other {liegst du}} in der Farbe richtig.",
    ],
    "not-in-colour": [
      "Die Farbe, die hier nicht geht, {list_count, plural, one {hat} other {haben}} {list} nicht.",
      "Mit {list_dat} bleibt die Farbe weg, die hier nicht geht.",
    ],
    "some-colour": [
      "{list} {list_count, plural, one {bringt} other {bringen}} die Farbe mit.",
      "Mit {list_dat} ist die Farbe dabei.",
    ],
    "only-dark": [
      "{list} {list_count, plural, one {ist} other {sind}} dunkel genug.",
      "Dunkel bleibt es mit {list_dat}.",
    ],
    "only-light": [
      "{list} {list_count, plural, one {ist} other {sind}} schön hell.",
      "Hell bleibt es mit {list_dat}.",
    ],
    "only-muted": [
      "{list} {list_count, plural, one {hat} other {haben}} ruhige Farben.",
      "Mit {list_dat} bleiben die Farben ruhig.",
    ],
  },
  unmet: {
    "wide-sleeves": ["Weite Ärmel sehe ich im Schrank nicht; ein Poncho tut es auch."],
    "top-colour": ["In dieser Farbe fehlt im Schrank ein Oberteil, am besten leihen."],
    "shoes-colour": ["In dieser Farbe fehlen im Schrank Schuhe, am besten leihen."],
    "legs-colour": ["In dieser Farbe fehlt im Schrank eine Hose oder ein Rock, am besten leihen."],
    "closed-shoes": [
      "Geschlossene Schuhe fehlen im Schrank. {you, select, polite {Leihen Sie sich} other {Leih dir}} ein Paar, das die Zehen bedeckt, einfache Turnschuhe reichen schon.",
      "Es fehlen geschlossene Schuhe. Ein geliehenes Paar reicht, Hauptsache, die Zehen sind bedeckt.",
    ],
    "grippy-soles": [
      "Griffige Sohlen sehe ich im Schrank nicht. {you, select, polite {Schauen Sie} other {Schau}} unter die Schuhe oder {you, select, polite {leihen Sie sich} other {leih dir}} ein Paar mit gutem Profil.",
      "Es fehlen griffige Sohlen. Sicherer {you, select, polite {gehen Sie} other {gehst du}} in einem geliehenen Paar mit gutem Profil.",
    ],
    "no-grippy-soles": [
      "Schuhe mit glatten Sohlen fehlen im Schrank. {you, select, polite {Leihen Sie sich} other {Leih dir}} ein Paar mit Ledersohle oder {you, select, polite {fragen Sie} other {frag}}, ob Socken gehen.",
      "Dafür fehlen glatte Sohlen. Ein Paar mit Ledersohle lässt sich leihen.",
    ],
    "pale-soles": [
      "Helle Sohlen sehe ich im Schrank nicht. {you, select, polite {Schauen Sie} other {Schau}} unter die Schuhe; sind sie dunkel, hilft nur ein geliehenes Paar, das nicht abfärbt.",
      "Es fehlen helle Sohlen. Ein Blick unter die Schuhe lohnt sich, sonst hilft ein geliehenes Paar.",
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
      "Etwas Traditionelles fehlt im Schrank. {you, select, polite {Fragen Sie} other {Frag}} in der Familie oder {you, select, polite {leihen Sie sich} other {leih dir}} rechtzeitig etwas.",
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
      "Damit auch die Handgelenke bedeckt sind, fehlt noch ein langes, weites Hemd über dem Rest.",
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
      "Alte Sachen zum Ruinieren fehlen. {you, select, polite {Nehmen Sie} other {Nimm}}, was am wenigsten schmerzt.",
    ],
    pockets: [
      "Taschen sehe ich an Hosen und Röcken im Schrank nicht. {you, select, polite {Nehmen Sie} other {Nimm}} eine kleine Gürtel- oder Umhängetasche mit.",
      "Hosentaschen fehlen hier. Mit einer kleinen Gürteltasche bleiben die Hände auch frei.",
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
