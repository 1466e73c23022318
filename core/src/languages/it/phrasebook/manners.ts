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
    honour:
      "ospite d onore|ospiti d onore|invitato d onore|invitata d onore|il sindaco|la sindaca|sindaco|sindaca|prefetto|prefetta|ministro|ministra|governatore|ambasciatore|ambasciatrice|console|vescovo|arcivescovo|sua eccellenza|onorificenza|cavaliere del lavoro|ritirare un premio|ritiro un premio|ricevere un premio|ricevo un premio|mi danno un premio|mi premiano|vengo premiata|vengo premiato|consegna del premio|medaglia al|medaglia d onore|encomio|taglio del nastro|tagliare il nastro|inaugurazione ufficiale|cerimonia ufficiale|ricevimento ufficiale|rappresentanza|delegazione|chiedere un prestito|chiedere un mutuo|chiedo un mutuo|chiedo un prestito|richiesta di mutuo|richiesta di prestito|finanziamento in banca|direttore della banca|direttrice della banca|investitori|investitore|davanti alla giuria|davanti a una commissione|davanti alla commissione|la commissione|conferenza stampa|egregio|egregia|egregi|egr|gentile dottor|gentili signori|spett|spettabile|distinti saluti|cordiali ossequi|avvocato|avvocata|il giudice|la giudice|il preside|la preside|il rettore|la rettrice|l ispettrice|l ispettore",
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
