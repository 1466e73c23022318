import type { TravelWords } from "../travel-words.ts";

export const travel: TravelWords = {
  towards: "en a hacia para de un",
  from: "desde vengo soy salgo salimos parto partimos",
  going: "para hacia",
  here: "aqui aca ando estoy estamos vivo",
};
