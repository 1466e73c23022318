import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "In barca fa più freddo che a terra: {you, select, polite {tenga} other {tieni}} addosso lo strato esterno, e attenzione al ponte bagnato.",
  ],
  dark: [
    "Sarà buio: {you, select, polite {metta} other {metti}} sopra a tutto qualcosa di catarifrangente.",
    "Per farsi vedere da chi guida, sopra ci vuole qualcosa di catarifrangente.",
    "Al buio serve qualcosa di catarifrangente, sopra a tutto il resto.",
  ],
  modest: [
    "{you, select, polite {Porti} other {Porta}} un foulard leggero, nel caso vadano coperti anche i capelli.",
    "Un foulard leggero in borsa torna utile, se vanno coperti anche i capelli.",
  ],
  camera: [
    "In video si vede dal petto in su: {you, select, polite {controlli} other {controlla}} prima come viene la parte di sopra.",
  ],
  stage: [
    "Il microfono si aggancia meglio a un colletto o a un'abbottonatura: {you, select, polite {lo provi} other {provalo}} prima di salire sul palco.",
  ],
  trail: [
    "In salita {you, select, polite {tolga} other {togli}} uno strato prima di sudare, e {you, select, polite {ne tenga} other {tienine}} uno asciutto per la cima.",
  ],
  costume: [
    "{you, select, polite {Aggiunga} other {Aggiungi}} un oggetto che tutti riconoscano subito, ed è fatta.",
  ],
  sun: [
    "Le braccia sono scoperte: {you, select, polite {metta} other {metti}} la crema solare prima di uscire.",
    "Prima di uscire, crema solare sulle braccia.",
  ],
  aircon: [
    "Dentro l'aria condizionata può essere forte: {you, select, polite {porti} other {porta}} qualcosa di sottile da mettere sopra.",
    "Per l'aria condizionata, se è forte, {you, select, polite {porti} other {porta}} uno strato sottile.",
  ],
  tuck: [
    "{you, select, polite {Infili} other {Infila}} dentro {piece}: fa subito più ordine.",
    "{piece} {piece_count, plural, one {sta} other {stanno}} meglio dentro che fuori: l'insieme è più ordinato.",
    "{you, select, polite {Porti} other {Porta}} {piece} dentro, non fuori: in vita è più pulito.",
  ],
  collarOut: [
    "{you, select, polite {Lasci} other {Lascia}} fuori il colletto {piece_de}, sopra {over}.",
    "Il colletto {piece_de} può spuntare dallo scollo: così {over} {over_count, plural, one {sembra più elegante} other {sembrano più eleganti}}.",
    "Se il colletto {piece_de} spunta dallo scollo, {over} {over_count, plural, one {sembra più elegante} other {sembrano più eleganti}}.",
  ],
  sleeves: [
    "Se fa caldo, {you, select, polite {arrotoli} other {arrotola}} le maniche {piece_de} fino al gomito.",
    "Due giri alle maniche {piece_de}, e l'aria è più rilassata.",
    "Con le maniche {piece_de} arrotolate due volte l'aria è più rilassata.",
  ],
  iron: [
    "{you, select, polite {Dia} other {Dai}} una stirata {piece_a}: è la prima cosa che si nota.",
    "{you, select, polite {Appenda} other {Appendi}} {piece} qualche ora prima, così le pieghe vanno via.",
    "Un colpo di ferro {piece_a} prima di uscire, che si nota.",
  ],
  polish: [
    "Una passata di panno {piece_a} prima di uscire: le scarpe si notano.",
    "Prima di uscire {you, select, polite {dia} other {dai}} una pulita {piece_a}.",
    "{you, select, polite {Passi} other {Passa}} un panno {piece_a}: le scarpe si guardano.",
  ],
  indoors: [
    "Appena dentro {you, select, polite {tolga} other {togli}} {piece}, altrimenti all'uscita {you, select, polite {sentirà} other {sentirai}} freddo.",
    "All'arrivo via {piece}, o all'uscita {you, select, polite {sentirà} other {sentirai}} freddo.",
  ],
  suede: ["Il camoscio con l'acqua si macchia: occhio alle pozzanghere, con {piece}."],
  flats: [
    "Per la strada vanno bene delle scarpe basse: {piece} {piece_count, plural, one {può aspettare} other {possono aspettare}} l'arrivo.",
    "Delle scarpe basse in borsa per il tragitto, e {piece} si {piece_count, plural, one {mette} other {mettono}} all'arrivo.",
  ],
  scarf: [
    "{you, select, polite {Infili} other {Infila}} le estremità {piece_de} dentro il cappotto, così il vento non entra.",
  ],
  intoBoots: [
    "{you, select, polite {Infili} other {Infila}} {piece} dentro {over}: gli orli restano asciutti e puliti.",
    "Con {piece} dentro {over}, niente schizza sulle gambe.",
    "Gli orli dentro {over}, e {piece} {piece_count, plural, one {resta} other {restano}} all'asciutto.",
  ],
  cuffs: [
    "{you, select, polite {Tiri} other {Tira}} i polsini {over_de} sopra {piece}, così il freddo non entra.",
    "{piece} sotto i polsini {over_de}, e i polsi restano caldi.",
  ],
  sleevesUp: [
    "Prima di cominciare, {you, select, polite {tiri} other {tira}} su le maniche {piece_de} fino al gomito.",
    "Maniche {piece_de} al gomito, e le mani sono libere.",
  ],
  capUnderHood: [
    "{you, select, polite {Tenga} other {Tieni}} {piece} sotto il cappuccio: la visiera lo tiene lontano dagli occhi.",
    "Sotto il cappuccio, {piece} {piece_count, plural, one {tiene} other {tengono}} la pioggia lontana dagli occhi.",
  ],
  rollHem: [
    "Due o tre risvolti {piece_a} sulla sabbia, e l'orlo resta asciutto.",
    "Con i risvolti {piece_a} si entra in acqua fino alle caviglie.",
  ],
  tieLength: [
    "La punta {piece_de} deve appena toccare {over}.",
    "La punta {piece_de} arriva giusto all'altezza {over_de}.",
  ],
  necklace: [
    "{piece} si {piece_count, plural, one {porta} other {portano}} sopra {over}: sul tessuto in tinta unita i gioielli si vedono.",
    "{over} non {over_count, plural, one {ha} other {hanno}} disegni, e così {piece} {piece_count, plural, one {spicca} other {spiccano}}.",
  ],
  brooch: [
    "{piece} {piece_count, plural, one {va} other {vanno}} sopra {over}, vicino alla clavicola, dove cade lo sguardo.",
    "A sinistra {over_de}, un palmo sotto la spalla: lì {piece} {piece_count, plural, one {sta} other {stanno}} meglio.",
  ],
};
