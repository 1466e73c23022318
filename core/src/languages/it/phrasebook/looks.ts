import type { LookPhrases } from "../../phrasebook.ts";

export const looks: LookPhrases = {
  garment: {
    tailoring: "",
    collared: "",
  },
  pattern: {
    patterned: "fantasia|fantasie|stampa|stampe|loghi",
  },
  mood: {
    bright: "colori vivaci|colori accesi|fluo|sgargiante",
    dark: "colori scuri|toni scuri|scuro",
    neutral: "neutri|colori neutri|toni della terra",
    pastel: "pastello|colori pastello",
    colourful: "colorato|colorata|variopinto",
  },
  feature: {
    tight: "stretto|aderente|attillato|aderenti|stretti",
    loose: "largo|ampio|morbido|larghi|comodo e largo",
    sleeves: "maniche",
    sleeveless: "senza maniche|smanicato|spalle scoperte",
    "short-sleeves": "maniche corte",
    "long-sleeves": "maniche lunghe|braccia coperte",
    "bare-legs": "gambe scoperte",
    covered: "modesto|coperto|coperta|coprente|spalle coperte|coprire",
    hood: "cappuccio",
    layers: "strati|a strati|a cipolla",
    itchy: "pizzica|che pizzica",
  },
};
