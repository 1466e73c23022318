import type { RequestWords } from "../request-words.ts";

export const request: RequestWords = {
  owners: "mio mia miei mie",
  wearing: "indossare mettere",
  appearing: "",
  articles: "il lo la i gli le un una",
  nounEnds: "con e",
  noGarments: "",
  sequence: "poi dopo",
  moments: "dopo prima",
  alternatives: "o ne",
  fresh: "sono e me si",
  joints: "di in a da del d molto troppo super",
  forSomeone: "per",
  needs: "deve vuole",
  does: "ha va e non porta odia detesta rifiuta",
  speaker: "io mi me vado ho voglio posso metto devo sto esco lavoro andiamo abbiamo ci noi sono",
  colourThings: "oro fragola crema rosa pesca",
  patternThings: "fiori",
  atHour: "alle",
  hours: "",
  amounts: "",
};
