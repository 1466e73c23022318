import type { CuePhrases } from "../../phrasebook.ts";

export const cues: CuePhrases = {
  negation: {
    no: "pas de|pas d|sans|aucun|aucune|ni|rien de|jamais|jamais de|pas|pas trop|plus de",
    firm: "marre du|marre des|marre de la|ras le bol du|ras le bol des|assez du|assez des|plus envie de|plus envie du|je deteste|deteste|eviter|evite|evitez|je n aime pas|n aime pas|aime pas|je ne veux pas|ne veux pas|veux pas|je ne porte pas|ne porte jamais|ras le bol|marre de|surtout pas|sauf|hormis|au lieu de|plutot que|interdit|interdits|je ne supporte pas|supporte pas|ne supporte pas|detestait|haissait|detestent|ne supportait pas|supportait pas|n aimait pas|n accepte pas|accepte pas|n admet pas|ne tolere pas|tolere pas",
    allergy: "allergique a|allergique au|allergique aux|allergie a|allergie au|allergique",
    "but-not": "tout sauf|n importe quoi sauf|mais pas",
    double:
      "sans savoir|sans exception|sans exceptions|pas d exception|pas d exceptions|aucune exception|sans discussion|pas de discussion|sans faute|sans faire d histoires|sans doute|sans blague|sans etre sure|sans etre sur|pas sur que|pas sure que|rien contre|je n ai rien contre|ca ne me derange pas|pas sans|ne deteste pas|pas seulement|ne sais pas|sais pas|rien a me mettre|aucune idee|pourquoi pas",
    after:
      "hors de question|jamais de la vie|meme pas en reve|surtout pas|non merci|me grattent|me gratte|ne me va pas|est sale|sont sales|est au lavage|a la lessive",
  },
  wish: {
    must: "je veux porter|veux porter|veux mettre|je veux mettre|avec mon|avec ma|avec mes|porter mon|porter ma|porter mes|mettre mon|mettre ma|mettre mes|autour de|absolument|inclure|associer mon|associer ma",
    like: "j adore|j aime|adore|je veux|veux|je voudrais|voudrais|prefere|je prefere|plutot|quelque chose|cherche|aimerais|aurait voulu|aurait aime|voulait|souhaitait",
    only: "uniquement|seulement|que du|tout en|rien que",
  },
  turn: "mais|cependant|car|parce|donc|alors|aussi|puis|quoique|si|quand",
  with: "avec",
  and: "et|ou|ni",
  article: "un|une|mon|ma|mes|quelque|le|la|les",
  dressing:
    "porter|tenue|tenues|m habiller|habiller|vetements|mettre|look|fringues|style|outfit|m habille|garde robe|mets|je porte|enfiler",
};
