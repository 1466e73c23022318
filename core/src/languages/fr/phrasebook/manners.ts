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
  "dress-up": {
    effort:
      "un peu d effort|faire un effort|fait un effort|etre jolie|etre belle|etre beau|etre presentable|me faire belle|me faire beau|un minimum coquette|coquette|etre a mon avantage|avoir de l allure",
    shine:
      "en jeter|en mettre plein la vue|plein les yeux|sur mon 31|sur mon trente et un|sur son 31|tire a quatre epingles|etre sublime|eblouissante|faire tourner les tetes|tourner les tetes|faire sensation|faire une entree|paillettes a fond|tout donner|hyper sexy|etre sexy|a tomber|etre canon|la totale|le grand jeu|sortir le grand jeu|glamour|diva|super festif|bien festif|je veux briller|envie de briller|etre une bombe",
    honour:
      "invite d honneur|invitee d honneur|invites d honneur|hote d honneur|tribune d honneur|monsieur le maire|madame la maire|madame le maire|le maire|la maire|le prefet|la prefete|monsieur le prefet|sous prefet|ministre|le ministre|la ministre|gouverneur|bourgmestre|ambassadeur|ambassadrice|consul|consule|eveque|archeveque|legion d honneur|ordre du merite|medaille du travail|recevoir une medaille|recois une medaille|remise de medaille|remise de decoration|recevoir un prix|recois un prix|me remet un prix|remise d un prix|vin d honneur|inauguration officielle|couper le ruban|pose de la premiere pierre|devoilement|reception officielle|delegation|demander un pret|demande de pret|pret bancaire|credit a la banque|rendez vous a la banque|ma banquiere|mon banquier|le banquier|la banquiere|devant un jury|devant le jury|devant une commission|la commission|conference de presse|madame monsieur|monsieur madame|veuillez agreer|salutations distinguees|respectueusement|l inspectrice|l inspecteur|la rectrice|le recteur|le proviseur|la proviseure|mon avocat|mon avocate|l avocat|le juge|la juge|prud hommes|tribunal",
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
