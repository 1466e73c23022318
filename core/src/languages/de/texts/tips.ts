import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "An Deck ist es kälter als an Land: {you, select, polite {Lassen Sie} other {Lass}} die äußere Schicht an, und Vorsicht auf nassen Planken.",
  ],
  dark: [
    "Es wird dunkel sein, also {you, select, polite {tragen Sie} other {trag}} ganz außen etwas Reflektierendes.",
    "Autofahrer sehen Licht zuerst: Etwas Reflektierendes gehört dazu.",
  ],
  modest: [
    "{you, select, polite {Nehmen Sie} other {Nimm}} einen leichten Schal mit, falls auch das Haar bedeckt sein soll.",
  ],
  camera: [
    "In der Kamera sieht man {you, select, polite {Sie} other {dich}} ab der Brust aufwärts: {you, select, polite {Prüfen Sie} other {Prüf}} vorher, wie das Oberteil im Bild aussieht.",
  ],
  stage: [
    "Ein Mikrofon hält am besten an Kragen oder Knopfleiste; {you, select, polite {probieren Sie} other {probier}} es vor dem Auftritt aus.",
  ],
  trail: [
    "{you, select, polite {Ziehen Sie} other {Zieh}} beim Aufstieg rechtzeitig eine Schicht aus, bevor sie nass geschwitzt ist, und {you, select, polite {nehmen Sie} other {nimm}} eine trockene für oben mit.",
  ],
  costume: ["Mit einem Requisit, das alle sofort erkennen, ist das Kostüm klar."],
  sun: [
    "Die Arme sind frei, also {you, select, polite {denken Sie} other {denk}} vor dem Losgehen an Sonnencreme.",
  ],
  aircon: [
    "Drinnen kann die Klimaanlage kräftig kühlen, also {you, select, polite {nehmen Sie} other {nimm}} etwas Dünnes zum Überziehen mit.",
  ],
  tuck: [
    "{you, select, polite {Stecken Sie} other {Steck}} {piece_acc} in den Bund, das sieht gleich ordentlicher aus.",
    "In den Bund gesteckt {piece_count, plural, one {sieht} other {sehen}} {piece} gepflegter aus.",
  ],
  collarOut: [
    "{you, select, polite {Lassen Sie} other {Lass}} den Kragen oben aus {over_dat} herausschauen.",
    "Der Kragen darf am Hals zu sehen sein; damit {over_count, plural, one {wirkt} other {wirken}} {over} gleich feiner.",
  ],
  sleeves: [
    "Wenn es warm wird, {you, select, polite {krempeln Sie} other {krempel}} einfach die Ärmel bis zum Ellbogen hoch.",
    "{you, select, polite {Schlagen Sie} other {Schlag}} die Ärmel zweimal um, dann {piece_count, plural, one {wirkt} other {wirken}} {piece} lockerer.",
  ],
  open: [
    "{you, select, polite {Tragen Sie} other {Trag}} {piece_acc} offen, dann ist die Schicht schnell ausgezogen, falls es drinnen warm wird.",
    "Wird es drinnen warm, {you, select, polite {ziehen Sie} other {zieh}} zuerst {piece_acc} aus.",
  ],
  button: [
    "{you, select, polite {Machen Sie} other {Mach}} {piece_acc} im Stehen am oberen Knopf zu und beim Hinsetzen wieder auf.",
  ],
  iron: [
    "{you, select, polite {Bügeln Sie} other {Bügle}} am Abend vorher noch {piece_acc}, denn Falten fallen als Erstes auf.",
    "{you, select, polite {Hängen Sie} other {Häng}} {piece_acc} über Nacht auf, dann hängen sich die Falten aus.",
  ],
  polish: [
    "{you, select, polite {Wischen Sie} other {Wisch}} {piece_acc} vor dem Losgehen kurz ab, denn auf die Schuhe schauen alle.",
    "{you, select, polite {Putzen Sie} other {Putz}} am Abend vorher noch kurz {piece_acc}.",
  ],
  indoors: [
    "{you, select, polite {Ziehen Sie} other {Zieh}} {piece_acc} drinnen gleich aus, sonst {you, select, polite {frieren Sie} other {frierst du}} später beim Rausgehen.",
  ],
  suede: [
    "Wildleder bekommt bei Nässe Flecken, also {you, select, polite {gehen Sie} other {geh}} mit {piece_dat} um die Pfützen herum.",
  ],
  tights: ["Eine dicke Strumpfhose unter {piece_dat} hält die Beine warm."],
  flats: [
    "{you, select, polite {Stecken Sie} other {Steck}} flache Schuhe für den Weg in die Tasche und {you, select, polite {ziehen Sie} other {zieh}} {piece_acc} erst dort an.",
  ],
  scarf: [
    "{you, select, polite {Stecken Sie} other {Steck}} {piece_acc} mit den Enden in den Kragen, damit kein Wind durchkommt.",
  ],
  shoulders: [
    "Wird es drinnen zu warm, {you, select, polite {legen Sie sich} other {leg dir}} {piece_acc} einfach über die Schultern.",
  ],
};
