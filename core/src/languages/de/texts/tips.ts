import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "An Deck ist es kälter als an Land: {you, select, polite {Lassen Sie} other {Lass}} die äußere Schicht an, und Vorsicht auf nassen Planken.",
    "Auf nassen Planken rutscht man leicht, und an Deck ist es kälter als an Land: {you, select, polite {Lassen Sie} other {Lass}} die äußere Schicht an.",
  ],
  dark: [
    "Es wird dunkel sein, {you, select, polite {tragen Sie} other {trag}} also ganz außen etwas Reflektierendes.",
    "Im Dunkeln sieht man {you, select, polite {Sie} other {dich}} besser, wenn ganz außen etwas reflektiert.",
  ],
  modest: [
    "{you, select, polite {Nehmen Sie} other {Nimm}} einen leichten Schal mit, falls auch das Haar bedeckt sein soll.",
    "Falls auch das Haar bedeckt sein soll, hilft ein leichter Schal in der Tasche.",
  ],
  camera: [
    "In der Kamera sieht man {you, select, polite {Sie} other {dich}} ab der Brust aufwärts: {you, select, polite {Prüfen Sie} other {Schau}} vorher, wie das Oberteil im Bild aussieht.",
    "{you, select, polite {Machen Sie} other {Mach}} vorher kurz die Kamera an und {you, select, polite {schauen Sie} other {schau}}, wie das Oberteil im Bild wirkt.",
  ],
  stage: [
    "Ein Mikrofon hält am besten an Kragen oder Knopfleiste; {you, select, polite {probieren Sie} other {probier}} es vor dem Auftritt aus.",
    "{you, select, polite {Probieren Sie} other {Probier}} vor dem Auftritt aus, wo das Mikrofon hält, am besten an Kragen oder Knopfleiste.",
  ],
  trail: [
    "{you, select, polite {Ziehen Sie} other {Zieh}} beim Aufstieg rechtzeitig eine Schicht aus, bevor sie nass geschwitzt ist, und {you, select, polite {nehmen Sie} other {nimm}} eine trockene für oben mit.",
    "Beim Aufstieg wird es warm: {you, select, polite {Ziehen Sie} other {Zieh}} früh eine Schicht aus, und für oben {you, select, polite {packen Sie} other {pack}} etwas Trockenes ein.",
  ],
  costume: [
    "Mit einem Requisit, das alle sofort erkennen, ist das Kostüm fertig.",
    "{you, select, polite {Nehmen Sie} other {Nimm}} ein Requisit dazu, das alle sofort erkennen.",
  ],
  sun: [
    "Die Arme sind frei, {you, select, polite {denken Sie} other {denk}} also vor dem Losgehen an Sonnencreme.",
    "Vor dem Losgehen noch Sonnencreme auf die Arme, die sind ja frei.",
  ],
  aircon: [
    "Drinnen kann die Klimaanlage kräftig kühlen, {you, select, polite {nehmen Sie} other {nimm}} also etwas Dünnes zum Überziehen mit.",
    "Falls die Klimaanlage drinnen kräftig kühlt, {you, select, polite {nehmen Sie} other {nimm}} etwas Dünnes zum Überziehen mit.",
  ],
  tuck: [
    "{you, select, polite {Stecken Sie} other {Steck}} {piece_acc} in den Bund, das sieht gleich ordentlicher aus.",
    "In den Bund gesteckt {piece_count, plural, one {sieht} other {sehen}} {piece} gepflegter aus.",
  ],
  collarOut: [
    "{you, select, polite {Lassen Sie} other {Lass}} den Kragen oben aus {over_dat} herausschauen.",
    "Der Kragen darf am Hals zu sehen sein, das macht {over_acc} gleich feiner.",
  ],
  sleeves: [
    "Wenn es warm wird, {you, select, polite {krempeln Sie} other {krempel}} einfach die Ärmel bis zum Ellbogen hoch.",
    "{you, select, polite {Schlagen Sie} other {Schlag}} die Ärmel zweimal um, dann {piece_count, plural, one {wirkt} other {wirken}} {piece} lockerer.",
  ],
  iron: [
    "{you, select, polite {Bügeln Sie} other {Bügle}} am Abend vorher noch {piece_acc}.",
    "{you, select, polite {Hängen Sie} other {Häng}} {piece_acc} über Nacht auf, dann hängen sich die Falten aus.",
  ],
  polish: [
    "{you, select, polite {Wischen Sie} other {Wisch}} {piece_acc} vor dem Losgehen kurz ab.",
    "{you, select, polite {Putzen Sie} other {Putz}} am Abend vorher noch kurz {piece_acc}.",
  ],
  indoors: [
    "{you, select, polite {Ziehen Sie} other {Zieh}} {piece_acc} drinnen gleich aus, sonst {you, select, polite {frieren Sie} other {frierst du}} später beim Rausgehen.",
    "Drinnen {you, select, polite {ziehen Sie} other {ziehst du}} {piece_acc} am besten gleich aus, sonst {you, select, polite {frieren Sie} other {frierst du}} nachher draußen.",
  ],
  suede: [
    "Wildleder bekommt bei Nässe Flecken, {you, select, polite {gehen Sie} other {geh}} also mit {piece_dat} um die Pfützen herum.",
    "Um Pfützen {you, select, polite {machen Sie} other {mach}} mit {piece_dat} besser einen Bogen, Wildleder bekommt bei Nässe Flecken.",
  ],
  flats: [
    "{you, select, polite {Stecken Sie} other {Steck}} flache Schuhe für den Weg in die Tasche und {you, select, polite {ziehen Sie} other {zieh}} {piece_acc} erst dort an.",
    "Für den Weg flache Schuhe, und {piece_acc} {you, select, polite {ziehen Sie} other {ziehst du}} erst dort an.",
  ],
  scarf: [
    "{you, select, polite {Stecken Sie} other {Steck}} {piece_acc} mit den Enden in den Kragen, damit kein Wind durchkommt.",
  ],
  intoBoots: [
    "{you, select, polite {Stecken Sie} other {Steck}} {piece_acc} in {over_acc}, dann bleiben die Säume trocken und sauber.",
    "Die Säume kommen in {over_acc}, so spritzt nichts an die Beine.",
    "In {over_acc} gesteckt {piece_count, plural, one {kommt} other {kommen}} {piece} sauber nach Hause.",
  ],
  cuffs: [
    "{you, select, polite {Ziehen Sie} other {Zieh}} die Bündchen von {over_dat} über {piece_acc}, dann zieht es nicht am Handgelenk.",
    "{piece} gehören unter die Ärmel von {over_dat}, so bleiben die Handgelenke warm.",
  ],
  sleevesUp: [
    "{you, select, polite {Schieben Sie} other {Schieb}} die Ärmel von {piece_dat} vorher bis zum Ellbogen hoch.",
    "Ärmel hoch bis zum Ellbogen: bei {piece_dat} geht das ohne Mühe.",
  ],
  capUnderHood: [
    "{you, select, polite {Lassen Sie} other {Lass}} {piece_acc} unter der Kapuze auf: der Schirm hält sie aus den Augen.",
    "Unter der Kapuze {piece_count, plural, one {hält} other {halten}} {piece} den Regen aus den Augen.",
  ],
  rollHem: [
    "{you, select, polite {Krempeln Sie} other {Krempel}} {piece_acc} im Sand ein paarmal um, dann bleibt der Saum trocken.",
    "Ein paarmal umgekrempelt, und mit {piece_dat} geht es bis zu den Knöcheln ins Wasser.",
  ],
  tieLength: [
    "{you, select, polite {Binden Sie} other {Bind}} {piece_acc} so, dass die Spitze gerade {over_acc} berührt.",
    "Die Spitze von {piece_dat} endet am besten genau bei {over_dat}.",
  ],
  necklace: [
    "{you, select, polite {Tragen Sie} other {Trag}} {piece_acc} über {over_dat}: auf einfarbigem Stoff fällt Schmuck auf.",
    "{over} {over_count, plural, one {ist} other {sind}} schlicht, da {piece_count, plural, one {kommt} other {kommen}} {piece} gut zur Geltung.",
  ],
  brooch: [
    "{you, select, polite {Stecken Sie} other {Steck}} {piece_acc} an {over_acc}, nah am Schlüsselbein, wo man hinschaut.",
    "{piece} {piece_count, plural, one {sitzt} other {sitzen}} am schönsten links an {over_dat}, eine Handbreit unter der Schulter.",
  ],
};
