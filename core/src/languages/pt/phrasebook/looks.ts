import type { LookPhrases } from "../../phrasebook.ts";

export const looks: LookPhrases = {
  garment: {
    tailoring: "",
    collared: "",
  },
  pattern: {
    patterned: "estampa|estampas|estampado|logotipos",
  },
  mood: {
    bright: "cores vivas|cores fortes|neon|chamativo",
    dark: "cores escuras|tons escuros|escuro",
    neutral: "neutros|cores neutras|tons terrosos",
    pastel: "pastel|tons pasteis|cores pastel",
    colourful: "colorido|colorida",
  },
  feature: {
    tight: "apertado|justo|colado|apertada|justa",
    loose: "folgado|largo|solto|larga|folgada",
    sleeves: "mangas",
    sleeveless: "sem mangas|ombros a mostra|alcinha",
    "short-sleeves": "manga curta|mangas curtas",
    "long-sleeves": "manga comprida|mangas compridas|manga longa|mangas longas",
    "bare-legs": "pernas a mostra",
    covered: "modesto|recatado|coberto|coberta|cobrir|ombros cobertos",
    hood: "capuz",
    layers: "camadas",
    itchy: "pinica|que pica",
  },
};
