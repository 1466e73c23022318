import type { DemandTexts } from "../../texts.ts";

export const demands: DemandTexts = {
  met: {
    "closed-shoes": [
      "{list} {list_count, plural, one {hält} other {halten}} die Zehen bedeckt, wie verlangt.",
      "Die Zehen bleiben bedeckt, denn vorn {list_count, plural, one {ist} other {sind}} {list} geschlossen.",
    ],
    "no-open-toes": [
      "Aus {list_dat} schaut kein Zeh heraus.",
      "Keine Zehen zu sehen: Dafür {list_count, plural, one {sorgt} other {sorgen}} {list}.",
    ],
    "no-heels": [
      "{list} {list_count, plural, one {ist} other {sind}} flach, so wie es sein muss.",
      "Flach genug {list_count, plural, one {ist} other {sind}} {list}, damit geht es sich leicht.",
    ],
    "no-thin-heels": [
      "{list} {list_count, plural, one {hat} other {haben}} keinen dünnen Absatz, der einsinken oder hängen bleiben könnte.",
      "Dünne Absätze gibt es bei {list_dat} nicht, da {you, select, polite {stehen Sie} other {stehst du}} sicher.",
    ],
    "grippy-soles": [
      "{list} {list_count, plural, one {hat} other {haben}} griffige Sohlen, da rutscht man nicht so leicht.",
      "Guten Halt {list_count, plural, one {gibt} other {geben}} {list}, denn die Sohlen sind griffig.",
    ],
    "no-grippy-soles": [
      "{list} {list_count, plural, one {hat} other {haben}} glatte Sohlen, die gleiten und nicht haften.",
      "Glatt sind die Sohlen bei {list_dat}, wie verlangt.",
    ],
    "quiet-soles": [
      "Mit {list_dat} {you, select, polite {gehen Sie} other {gehst du}} leise, da klackert nichts.",
      "Leise Schritte {list_count, plural, one {macht} other {machen}} {list} ganz von selbst.",
    ],
    "pale-soles": [
      "{list} {list_count, plural, one {hat} other {haben}} helle Sohlen, so bleibt der Boden ohne Streifen.",
      "Helle Sohlen {list_count, plural, one {hat} other {haben}} {list}, und die färben nicht dunkel ab.",
    ],
    "sturdy-shoes": [
      "{list} {list_count, plural, one {ist} other {sind}} robust und {list_count, plural, one {hält} other {halten}} etwas aus.",
      "Festes Schuhwerk {list_count, plural, one {ist} other {sind}} {list} auf jeden Fall.",
    ],
    "slip-on-shoes": [
      "{list} {list_count, plural, one {ist} other {sind}} ohne Binden an- und ausgezogen.",
      "Nichts zu schnüren: In {list_acc} schlüpft man einfach hinein und wieder heraus.",
    ],
    "long-sleeves": [
      "{list} {list_count, plural, one {bedeckt} other {bedecken}} die Arme bis zum Handgelenk.",
      "Lange Ärmel {list_count, plural, one {hat} other {haben}} {list}, die Arme sind also bedeckt.",
    ],
    "short-sleeves": [
      "{list} {list_count, plural, one {lässt} other {lassen}} die Unterarme frei.",
      "Ohne lange Ärmel {list_count, plural, one {ist} other {sind}} {list} genau richtig, da ist den Händen nichts im Weg.",
    ],
    "covered-shoulders": [
      "{list} {list_count, plural, one {bedeckt} other {bedecken}} die Schultern.",
      "Die Schultern sind bedeckt, wie gewünscht, dank {list_dat}.",
    ],
    "wide-sleeves": ["Die Ärmel sind weit genug: {list}."],
    "two-parts": ["Oben und unten lassen sich einzeln ausziehen."],
    "top-colour": ["Oben stimmt die Farbe: {list}."],
    "legs-colour": ["Unten stimmt die Farbe: {list}."],
    "no-wide-sleeves": [
      "{list} {list_count, plural, one {hat} other {haben}} keine weiten Ärmel, die irgendwo hineinhängen.",
      "Weite Ärmel {list_count, plural, one {hat} other {haben}} {list} nicht, so bleiben die Hände frei.",
    ],
    "no-low-cut": [
      "{list} {list_count, plural, one {ist} other {sind}} nicht tief ausgeschnitten.",
      "Kein tiefer Ausschnitt: Mit {list_dat} {you, select, polite {können Sie sich} other {kannst du dich}} ruhig vorbeugen.",
    ],
    "no-bare-midriff": [
      "{list} {list_count, plural, one {hält} other {halten}} den Bauch bedeckt.",
      "Der Bauch bleibt bedeckt, dafür {list_count, plural, one {sorgt} other {sorgen}} {list}.",
    ],
    "opens-front": [
      "{list} {list_count, plural, one {geht} other {gehen}} vorn auf, so ist das An- und Ausziehen leicht.",
      "Vorn zu öffnen {list_count, plural, one {ist} other {sind}} {list}, ganz ohne Umstände.",
    ],
    "not-over-head": [
      "{list} {list_count, plural, one {muss} other {müssen}} nicht über den Kopf gezogen werden.",
      "Nichts muss über den Kopf, auch nicht bei {list_dat}.",
    ],
    "long-legs": [
      "{list} {list_count, plural, one {bedeckt} other {bedecken}} die Beine bis zum Knöchel.",
      "Die Beine sind ganz bedeckt, dank {list_dat}.",
    ],
    "covered-knees": [
      "{list} {list_count, plural, one {bedeckt} other {bedecken}} die Knie.",
      "Die Knie bleiben bedeckt, so wie es sein soll, mit {list_dat}.",
    ],
    "only-skirts": [
      "Rock oder Kleid soll es sein, und das {list_count, plural, one {ist} other {sind}} {list}.",
      "{list} statt Hose: So ist die Regel eingehalten.",
    ],
    "in-tradition": [
      "{list} {list_count, plural, one {ist} other {sind}} traditionell, so wie es sein soll.",
      "Ganz nach der Tradition {list_count, plural, one {ist} other {sind}} {list}.",
    ],
    "no-trailing": [
      "{list} {list_count, plural, one {endet} other {enden}} über dem Boden, da schleift nichts.",
      "Nichts schleift am Boden, auch nicht bei {list_dat}.",
    ],
    "covered-head": [
      "{list} {list_count, plural, one {ist} other {sind}} für den Kopf, so bleibt er bedeckt.",
      "Der Kopf ist bedeckt, mit {list_dat}.",
    ],
    "veiled-head": [
      "{list} {list_count, plural, one {kommt} other {kommen}} über die Haare, so ist der Kopf bedeckt.",
      "Die Haare sind bedeckt, mit {list_dat} darüber.",
    ],
    "all-covered": [
      "{list} {list_count, plural, one {bedeckt} other {bedecken}} die Haut gut, mit Ärmeln bis zum Handgelenk.",
      "Gut bedeckt bis zu den Handgelenken: Dafür {list_count, plural, one {sorgt} other {sorgen}} {list}.",
    ],
    "free-hems": [
      "An {list_dat} hängt nichts weit herunter, da verfängt sich nichts.",
      "Lange Säume {list_count, plural, one {hat} other {haben}} {list} nicht, so gerät nichts irgendwo hinein.",
    ],
    "loose-waist": [
      "Mit {list_dat} drückt nichts in der Taille.",
      "In der Taille {list_count, plural, one {lässt} other {lassen}} {list} Luft, da schneidet nichts ein.",
    ],
    "bare-neck": [
      "{list} {list_count, plural, one {lässt} other {lassen}} den Hals frei.",
      "Kein Schal, keine Krawatte: Mit {list_dat} bleibt der Hals frei.",
    ],
    "no-high-neck": [
      "{list} {list_count, plural, one {hat} other {haben}} keinen hohen Kragen, da kratzt nichts am Hals.",
      "Hoch am Hals {list_count, plural, one {sitzt} other {sitzen}} {list} nicht.",
    ],
    waterproof: [
      "{list} {list_count, plural, one {lässt} other {lassen}} kein Wasser durch.",
      "Trocken bleibt es darunter, denn {list} {list_count, plural, one {ist} other {sind}} wasserdicht.",
    ],
    hood: [
      "{list} {list_count, plural, one {hat} other {haben}} eine Kapuze zum Aufsetzen.",
      "Eine Kapuze ist auch dabei, an {list_dat}.",
    ],
    "no-hood": [
      "{list} {list_count, plural, one {hat} other {haben}} keine Kapuze.",
      "Ohne Kapuze {list_count, plural, one {kommt} other {kommen}} {list} gut aus.",
    ],
    "not-tight": [
      "{list} {list_count, plural, one {liegt} other {liegen}} nicht eng an, da zwickt nichts.",
      "Eng {list_count, plural, one {ist} other {sind}} {list} nicht, so bleibt Luft zum Atmen und Bewegen.",
    ],
    stretchy: [
      "{list} {list_count, plural, one {gibt} other {geben}} bei jeder Bewegung nach.",
      "Beim Bücken und Strecken {list_count, plural, one {macht} other {machen}} {list} alles mit.",
    ],
    "no-see-through": [
      "{list} {list_count, plural, one {ist} other {sind}} blickdicht.",
      "Durch {list_acc} scheint nichts durch.",
    ],
    "may-be-spoilt": [
      "Um {list_acc} ist es nicht schade, wenn etwas passiert.",
      "{list} {list_count, plural, one {hat} other {haben}} schon einiges erlebt, auf einen Fleck oder Riss kommt es nicht mehr an.",
    ],
    "nothing-good": [
      "{list} {list_count, plural, one {gehört} other {gehören}} nicht zu den guten Sachen, da ist ein Malheur nicht schlimm.",
      "Die guten Sachen bleiben sicher im Schrank, dafür {list_count, plural, one {darf} other {dürfen}} {list} mit.",
    ],
    "no-holes": [
      "{list} {list_count, plural, one {hat} other {haben}} weder Löcher noch Risse.",
      "Kein Loch, kein Riss: {list} {list_count, plural, one {ist} other {sind}} heil.",
    ],
    washable: [
      "{list} {list_count, plural, one {kann} other {können}} danach einfach in die Wäsche.",
      "Leicht zu waschen {list_count, plural, one {ist} other {sind}} {list} auch.",
    ],
    "natural-fibres": [
      "Soweit ich weiß, ist an {list_dat} nichts Synthetisches.",
      "Ohne Kunstfaser {list_count, plural, one {kommt} other {kommen}} {list} aus, soweit ich weiß.",
    ],
    "not-fluffy": [
      "{list} {list_count, plural, one {fusselt} other {fusseln}} nicht.",
      "Fusseln oder Haare {list_count, plural, one {verliert} other {verlieren}} {list} nicht.",
    ],
    "not-bulky": [
      "{list} {list_count, plural, one {trägt} other {tragen}} nicht auf, so bleibt Platz zum Bewegen.",
      "Wenig Platz {list_count, plural, one {braucht} other {brauchen}} {list}, da ist nichts klobig.",
    ],
    pockets: [
      "{list} {list_count, plural, one {hat} other {haben}} Taschen, so bleiben die Hände frei.",
      "Taschen für das Nötigste {list_count, plural, one {hat} other {haben}} {list} auch.",
    ],
    "no-shine": [
      "An {list_dat} glänzt oder glitzert nichts.",
      "Ohne Glanz {list_count, plural, one {ist} other {sind}} {list} genau richtig.",
    ],
    "no-dangling": [
      "An {list_dat} baumelt nichts, da bleibt man nirgends hängen.",
      "Lose Enden {list_count, plural, one {hat} other {haben}} {list} nicht, so verfängt sich nichts.",
    ],
    "no-jingling": [
      "An {list_dat} klimpert nichts.",
      "Kein Klimpern verrät {you, select, polite {Sie} other {dich}}, auch nicht mit {list_dat}.",
    ],
    "no-noise": [
      "{list} {list_count, plural, one {bleibt} other {bleiben}} beim Bewegen leise.",
      "Zu hören {list_count, plural, one {ist} other {sind}} {list} kaum, da raschelt und klackert nichts.",
    ],
    "no-metal": [
      "Soweit ich weiß, ist an {list_dat} kein Metall.",
      "Ohne Metall {list_count, plural, one {kommt} other {kommen}} {list} aus, soweit ich es sehe.",
    ],
    "no-zips": [
      "{list} {list_count, plural, one {hat} other {haben}} keinen Reißverschluss.",
      "Ohne Reißverschluss {list_count, plural, one {kommt} other {kommen}} {list} aus, da klemmt nichts.",
    ],
    "no-buttons": [
      "{list} {list_count, plural, one {hat} other {haben}} keine Knöpfe, da gibt es nichts zu fummeln.",
      "Kein Knopf weit und breit, auch nicht an {list_dat}.",
    ],
    "no-snaps": [
      "{list} {list_count, plural, one {hat} other {haben}} keine Druckknöpfe.",
      "Ohne Druckknöpfe {list_count, plural, one {kommt} other {kommen}} {list} gut aus.",
    ],
    "no-logos": [
      "An {list_dat} steht kein Logo und kein Schriftzug.",
      "Ohne Logo und Aufdruck {list_count, plural, one {ist} other {sind}} {list} angenehm neutral.",
    ],
    reflective: [
      "{list} {list_count, plural, one {wirft} other {werfen}} das Licht zurück, so {you, select, polite {werden Sie} other {wirst du}} gesehen.",
      "Gut zu sehen {you, select, polite {sind Sie} other {bist du}} auch, denn {list} {list_count, plural, one {reflektiert} other {reflektieren}}.",
    ],
    "not-reflective": [
      "{list} {list_count, plural, one {wirft} other {werfen}} kein Licht zurück.",
      "An {list_dat} reflektiert nichts.",
    ],
    "all-in-colour": [
      "{list} {list_count, plural, one {hat} other {haben}} die Farbe, die verlangt ist.",
      "Die Farbe stimmt, mit {list_dat}.",
    ],
    "some-colour": [
      "{list} {list_count, plural, one {bringt} other {bringen}} die gewünschte Farbe mit.",
      "Für die gewünschte Farbe {list_count, plural, one {sorgt} other {sorgen}} {list}.",
    ],
    "only-dark": [
      "{list} {list_count, plural, one {bleibt} other {bleiben}} bei dunklen Farben.",
      "Dunkel genug {list_count, plural, one {ist} other {sind}} {list} auf jeden Fall.",
    ],
    "only-light": [
      "{list} {list_count, plural, one {bleibt} other {bleiben}} bei hellen Farben.",
      "Schön hell {list_count, plural, one {ist} other {sind}} {list}, wie gewünscht.",
    ],
    "only-muted": [
      "{list} {list_count, plural, one {hat} other {haben}} ruhige Farben.",
      "Nichts Grelles: Bei {list_dat} ist die Farbe zurückhaltend.",
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
