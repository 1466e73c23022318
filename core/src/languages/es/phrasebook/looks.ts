import type { LookPhrases } from "../../phrasebook.ts";

export const looks: LookPhrases = {
  garment: {
    tailoring: "",
    collared: "cuello camisero",
  },
  pattern: {
    patterned: "estampado|estampados|dibujos|logos",
  },
  mood: {
    bright: "colores vivos|colores llamativos|chillon|neon",
    dark: "colores oscuros|tonos oscuros|oscuro",
    neutral: "neutros|colores neutros|tonos tierra",
    pastel: "pastel|colores pastel",
    colourful: "colorido|de colores|mucho color",
  },
  feature: {
    tight: "ajustado|ajustada|cenido|apretado|apretada",
    loose: "suelto|holgado|ancho|suelta|holgada",
    sleeves: "mangas",
    sleeveless: "sin mangas|tirantes|hombros descubiertos",
    "short-sleeves": "manga corta|mangas cortas",
    "long-sleeves": "manga larga|mangas largas|brazos cubiertos",
    "bare-legs": "piernas descubiertas",
    covered: "modesto|recatado|cubierto|cubierta|cubrir|hombros cubiertos|conservador",
    hood: "capucha",
    layers: "capas",
    itchy: "pica|que pican",
  },
};
