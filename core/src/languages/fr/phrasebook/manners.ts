import type { MannerPhrases } from "../../phrasebook.ts";

export const manners: MannerPhrases = {
  code: {
    "white tie": "queue de pie|white tie|cravate blanche",
    "black tie": "black tie|tenue de soiree|cravate noire|smoking exige",
    formal:
      "formel|formelle|elegant|elegante|tres chic|tenue habillee|diner habille|soiree habillee|assez habille|bien habille|plutot habille|chic",
    "cocktail attire": "tenue cocktail|semi formel",
    "business formal": "tenue d affaires|tenue professionnelle",
    "business casual": "business casual|professionnel|professionnelle|soigne",
    "smart casual": "smart casual|chic decontracte|decontracte chic|casual chic",
    casual:
      "decontracte|decontractee|simple|tranquille|detendu|casual|pas trop habille|rien de formel",
    lounge: "tenue d interieur",
  },
  "other-person": {
    husband: "mon mari",
    wife: "ma femme",
    boyfriend: "mon copain|mon petit ami",
    girlfriend: "ma copine|ma petite amie",
    partner: "mon partenaire|ma partenaire",
    son: "mon fils|mon neveu",
    daughter: "ma fille|ma niece",
    kid: "mon enfant|mon bebe",
    dad: "mon pere|mon papa|mon grand pere",
    mum: "ma mere|ma maman|ma grand mere",
    brother: "mon frere",
    sister: "ma soeur",
    friend: "mon ami|mon amie|mon pote",
  },
  comfort: "confortable|confort|a l aise|pratique|enceinte|douillet|marcher beaucoup",
  warmth: "au chaud|chaudement|bien couvert|frileuse|frileux",
  coolness:
    "bouffees de chaleur|bouffee de chaleur|menopause|leger|legere|vetements legers|transpire beaucoup",
  vegan: "vegan|vegane|vegetalien|vegetalienne",
};
