import type { ClaimWords } from "../claim-words.ts";

export const claims: ClaimWords = {
  writeIn: "Italian, with informal tu",
  yours: "tuo tua tue tuoi vostro vostra vostri vostre",
  the: "il lo la i gli le l questo questa questi queste quello quella quelli quelle",
  of: "di del della dei delle dello degli dell",
  nobodys: "un uno una dei degli delle senza",
  having: "hai|nel tuo armadio|dal tuo armadio|nel tuo guardaroba",
  copulas: "e sono",
  degrees: "gradi grado",
  few: "qualche pochi alcuni questi",
  privacy:
    "parola d ordine|posta elettronica|telefono|tuo indirizzo|carta di credito|sito web|clicca|sconto|meta prezzo|mandami|scrivimi|scrivici|dammi|seguimi|seguici|chiamami|chiama il|punto com",
  shopTalk: /\b(una? (ai|ia)|numero ?#?\d+)\b/,
  unkind: /\b(snellente|ingrass\w*|(sei|sembri|fa|faccia) (piu |meno |troppo )?grass[ao])\b/,
  wavedOff:
    /\b(lascia|dimentica|non (serve|ti serve)) (il tuo |l['’]|un )?(ombrello|impermeabile)\b/,
};
