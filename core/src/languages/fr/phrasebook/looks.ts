import type { LookPhrases } from "../../phrasebook.ts";

export const looks: LookPhrases = {
  garment: {
    tailoring: "tailoring",
    collared: "",
  },
  pattern: {
    patterned: "imprime|imprimes|motif|motifs|logo|logos",
  },
  mood: {
    bright: "couleurs vives|vif|fluo|couleurs criardes",
    dark: "couleurs sombres|sombre|tons fonces",
    neutral: "neutres|couleurs neutres|tons neutres",
    pastel: "pastel|tons pastel",
    colourful: "colore|coloree|multicolore",
  },
  feature: {
    tight: "serre|moulant|moulante|pres du corps|serree",
    loose: "ample|amples|large|fluide|vetements amples",
    sleeves: "manches",
    sleeveless: "sans manches|epaules nues|bretelles fines",
    "short-sleeves": "manches courtes",
    "long-sleeves": "manches longues|bras couverts",
    "bare-legs": "jambes nues",
    covered: "modeste|pudique|couvert|couverte|couvrant|couvrante|epaules couvertes|couvrir",
    hood: "capuche",
    layers: "couches|superposition",
    itchy: "gratte|qui gratte",
  },
};
