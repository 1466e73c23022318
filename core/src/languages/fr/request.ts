import type { RequestWords } from "../request-words.ts";

export const request: RequestWords = {
  owners: "mon ma mes",
  wearing: "porter mettre",
  appearing: "",
  articles: "le la les un une",
  nounEnds: "avec et pour",
  noGarments: "",
  sequence: "puis ensuite apres",
  moments: "apres avant",
  alternatives: "ou ni",
  fresh: "sont est me oui si",
  joints: "de en a du d tres trop super",
  forSomeone: "pour habiller",
  needs: "doit veut",
  does: "a va est ne porte aime deteste refuse supporte",
  speaker: "je j moi me nous",
  colourThings: "rose sable",
  patternThings: "fleurs",
  atHour: "à|vers",
  hours: "heures",
  amounts: "",
};
