import type { CuePhrases } from "../../phrasebook.ts";

export const cues: CuePhrases = {
  negation: {
    no: "niente|senza|non|mica|nessun|nessuno|nessuna|mai|ne|no|nulla di|neanche|nemmeno|neppure",
    firm: "basta con|basta col|basta coi|ne ho abbastanza di|ne ho abbastanza del|stufa del|stufo del|stanca di|stanco di|stanca del|stanco del|non ne posso piu di|non ne posso piu del|odio|odia|evitare|evita|detesto|non voglio|non mi piace|non mi piacciono|non sopporto|non indosso|non porto|stufa di|stufo di|tranne|eccetto|salvo|invece di|al posto di|vietato|vietati|odiava|detestava|non sopportava|non accetta|non accettano|non ammette|non ammettono|non tollera|non tollerano",
    allergy:
      "allergica a|allergico a|allergica alla|allergico alla|allergia a|allergia alla|allergico|allergica",
    "but-not": "tutto tranne|qualsiasi cosa tranne|ma non|tutto ma non",
    double:
      "senza sapere|senza eccezioni|senza eccezione|nessuna eccezione|niente eccezioni|senza discussioni|niente scuse|senza scuse|senza dubbio|senza fallo|non so se|non sono sicura|non sono sicuro|niente contro|nulla contro|non mi dispiace|non odio|non senza|non solo|non so|niente da mettermi|nessuna idea",
    after:
      "neanche morto|neanche morta|neanche per sogno|manco morto|manco morta|nemmeno per idea|no grazie|mi prude|mi pizzica|non mi sta|e sporco|e sporca|in lavatrice|da lavare",
  },
  wish: {
    must: "voglio indossare|voglio mettere|vorrei indossare|vorrei mettere|con il mio|con la mia|con i miei|con le mie|indossare il mio|indossare la mia|mettere il mio|mettere la mia|abbinare|per forza",
    like: "adoro|amo|mi piace|mi piacciono|voglio|vorrei|preferisco|qualcosa|cerco|preferirei|avrebbe voluto|avrebbe gradito|avrebbe amato",
    only: "solo|soltanto|tutto in",
  },
  turn: "ma|pero|perche|quindi|anche|poi|invece|se|quando",
  with: "con|insieme",
  and: "e|ed|o|ne",
  article: "un|una|uno|il|la|mio|mia|qualcosa",
  dressing:
    "indossare|vestirmi|vestire|vestiti|mi vesto|mettermi|metto|mi metto|outfit|look|abbigliamento|stile|mettere|guardaroba|completino",
};
