import type { TipTexts } from "../../texts.ts";

export const tips: TipTexts = {
  deck: [
    "In coperta fa uno strato più freddo e si scivola: suole che tengono, e lo strato esterno resta addosso.",
  ],
  dark: [
    "Sarà buio, quindi qualcosa di catarifrangente all'esterno.",
    "Chi guida vede prima la luce: qualcosa di catarifrangente sopra.",
  ],
  modest: ["Un foulard leggero in borsa, nel caso vadano coperti anche i capelli."],
  camera: ["In video si vede solo il terzo superiore; il resto può essere comodo."],
  stage: ["Il microfono si fissa meglio a un colletto o a un'abbottonatura: da provare prima."],
  trail: ["Via uno strato prima di sudare in salita, e uno asciutto per la cima."],
  costume: ["Per il costume basta un dettaglio che tutti riconoscano subito."],
  sun: ["Le braccia sono scoperte, quindi crema solare prima di uscire."],
  aircon: ["Dentro l'aria condizionata può essere forte: uno strato sottile a portata di mano."],
};
