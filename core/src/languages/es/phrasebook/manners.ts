import type { MannerPhrases } from "../../phrasebook.ts";

export const manners: MannerPhrases = {
  code: {
    "white tie": "frac|etiqueta rigurosa|white tie",
    "black tie": "black tie|etiqueta|de etiqueta|esmoquin",
    formal: "formal|elegante|muy elegante|arreglada|arreglado|de gala",
    "cocktail attire": "semiformal|traje coctel|vestimenta coctel",
    "business formal": "formal de negocios|traje de negocios",
    "business casual": "business casual|profesional|casual de negocios",
    "smart casual": "smart casual|casual elegante|arreglado pero informal|arreglada pero informal",
    casual: "casual|informal|relajado|sencillo|de diario|nada formal|no muy formal",
    lounge: "ropa de casa",
  },
  "other-person": {
    husband: "mi marido|mi esposo",
    wife: "mi mujer|mi esposa",
    boyfriend: "mi novio",
    girlfriend: "mi novia",
    partner: "mi pareja",
    son: "mi hijo|mi nieto|mi sobrino",
    daughter: "mi hija|mi nieta|mi sobrina",
    kid: "mi nino|mi nina|mi bebe",
    dad: "mi padre|mi papa|mi abuelo|mi suegro",
    mum: "mi madre|mi mama|mi abuela|mi suegra",
    brother: "mi hermano",
    sister: "mi hermana",
    friend: "mi amigo|mi amiga",
  },
  comfort: "comodo|comoda|comodidad|practico|embarazada|caminar mucho|comodos|transpirable",
  warmth: "abrigado|abrigada|abrigarme|friolera|friolero|calentito",
  coolness:
    "sofocos|bochornos|sofocones|menopausia|fresca y ligera|ropa ligera|sudo mucho|ir fresca|ir fresco",
  vegan: "vegano|vegana",
};
