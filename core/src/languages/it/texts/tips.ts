import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "In barca fa più freddo che a terra: {you, select, polite {tenga} other {tieni}} addosso lo strato esterno, e attenzione al ponte bagnato.",
  ],
  dark: [
    "Sarà buio, quindi {you, select, polite {metta} other {metti}} sopra a tutto qualcosa di catarifrangente.",
    "Chi guida vede prima la luce: sopra ci vuole qualcosa di catarifrangente.",
  ],
  modest: ["Meglio portare un foulard leggero, nel caso vadano coperti anche i capelli."],
  camera: [
    "In video si vede dal petto in su: {you, select, polite {controlli} other {controlla}} prima come viene la parte di sopra.",
  ],
  stage: [
    "Il microfono si aggancia meglio a un colletto o a un'abbottonatura: da provare prima di salire sul palco.",
  ],
  trail: [
    "In salita {you, select, polite {tolga} other {togli}} uno strato prima di sudare, e per la cima ne serve uno asciutto.",
  ],
  costume: ["Basta aggiungere un oggetto che tutti riconoscano subito, e il costume è chiaro."],
  sun: [
    "Le braccia sono scoperte: {you, select, polite {metta} other {metti}} la crema solare prima di uscire.",
  ],
  aircon: ["Dentro l'aria condizionata può essere forte: meglio portare uno strato sottile."],
  tuck: [
    "{you, select, polite {Infili} other {Infila}} {piece} in vita: tutto sembra subito più curato.",
    "{piece} {piece_count, plural, one {sta} other {stanno}} meglio dentro che fuori: l'insieme è più ordinato.",
  ],
  collarOut: [
    "{you, select, polite {Lasci} other {Lascia}} fuori il colletto {piece_de}, sopra {over}.",
    "Il colletto {piece_de} può spuntare dallo scollo: così {over} {over_count, plural, one {sembra più elegante} other {sembrano più eleganti}}.",
  ],
  sleeves: [
    "Se fa caldo, {you, select, polite {arrotoli} other {arrotola}} le maniche {piece_de} fino al gomito.",
    "Le maniche {piece_de}, arrotolate due volte, danno un'aria più rilassata.",
  ],
  open: [
    "{you, select, polite {Porti} other {Porta}} {piece} {piece_gender, select, f {aperta} other {aperto}}: se dentro fa caldo, si {piece_count, plural, one {toglie} other {tolgono}} in un attimo.",
    "Se dentro fa caldo, {piece} {piece_count, plural, one {è la prima cosa} other {sono la prima cosa}} da togliere.",
  ],
  button: ["Il primo bottone in alto {piece_de} si allaccia in piedi e si slaccia da seduti."],
  iron: [
    "{you, select, polite {Dia} other {Dai}} una stirata {piece_a}: è la prima cosa che si nota.",
    "{you, select, polite {Appenda} other {Appendi}} {piece} già stasera, così le pieghe vanno via.",
  ],
  polish: [
    "Una passata di panno {piece_a} prima di uscire: le scarpe si notano.",
    "{you, select, polite {Dia} other {Dai}} una pulita {piece_a} già stasera.",
  ],
  indoors: [
    "Appena dentro, {you, select, polite {tolga} other {togli}} {piece}, altrimenti all'uscita {you, select, polite {sentirà} other {sentirai}} freddo.",
  ],
  suede: ["Il camoscio si macchia con l'acqua: attenzione alle pozzanghere, con {piece}."],
  tights: ["Dei collant pesanti sotto {piece} tengono calde le gambe."],
  flats: [
    "Per il tragitto meglio un paio di scarpe basse: {piece} si {piece_count, plural, one {mette} other {mettono}} all'arrivo.",
  ],
  scarf: [
    "{you, select, polite {Infili} other {Infila}} le estremità {piece_de} dentro il cappotto, così non entra vento.",
  ],
  shoulders: [
    "Se al chiuso fa troppo caldo, {piece} {piece_count, plural, one {si porta} other {si portano}} sulle spalle.",
  ],
};
