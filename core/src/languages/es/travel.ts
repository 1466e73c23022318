import type { TravelWords } from "../travel-words.ts";

export const travel: TravelWords = {
  towards: "en a hacia para de un",
  from: "desde vengo soy salgo salimos parto partimos",
  going: "para hacia",
  here: "aqui aca ando estoy estamos vivo",
  articles: "la las el los",
  particles: "de la los el del",
  of: "de",
};
