import type { MannerPhrases } from "../../phrasebook.ts";

export const manners: MannerPhrases = {
  code: {
    "white tie": "frac|white tie|cravatta bianca",
    "black tie": "black tie|cravatta nera|abito da sera obbligatorio",
    formal: "formale|elegante|molto elegante|raffinato|chic",
    "cocktail attire": "semi formale|abito da cocktail",
    "business formal": "abbigliamento business|formale da ufficio",
    "business casual": "business casual|professionale|curato",
    "smart casual": "smart casual|casual elegante|elegante ma sportivo",
    casual: "casual|informale|semplice|rilassato|sportivo|niente di formale",
    lounge: "da casa",
  },
  "dress-up": {
    effort:
      "fare bella figura|bella figura|farmi carina|farmi bella|farmi bello|essere carina|essere carino|un minimo curata|presentabile|vestirmi bene|un po carina",
    shine:
      "da urlo|da paura|farli morire|strepitosa|strepitoso|sbalorditiva|mozzafiato|far girare la testa|girare le teste|tutti a bocca aperta|a bocca aperta|in tiro|tirata a lucido|in ghingheri|tutta in ghingheri|voglio brillare|sexy|glamour|diva|entrata trionfale|super festivo|fare colpo|fare scena|voglio spaccare|voglio luccicare|essere splendida|essere favolosa",
  },
  "other-person": {
    husband: "mio marito",
    wife: "mia moglie",
    boyfriend: "il mio ragazzo|mio ragazzo",
    girlfriend: "la mia ragazza|mia ragazza",
    partner: "il mio partner|la mia partner",
    son: "mio figlio|mio nipote",
    daughter: "mia figlia|mia nipote",
    kid: "il mio bambino|la mia bambina",
    dad: "mio padre|mio papa|mio nonno",
    mum: "mia madre|mia mamma|mia nonna",
    brother: "mio fratello",
    sister: "mia sorella",
    friend: "il mio amico|la mia amica",
  },
  comfort: "comodo|comoda|comodita|pratico|incinta|camminare tanto|traspirante",
  warmth: "caldo addosso|coprirmi bene|freddolosa|freddoloso|al caldo",
  coolness: "vampate|vampata|menopausa|leggero|leggera|sudo molto|vestiti leggeri",
  vegan: "vegano|vegana",
};
