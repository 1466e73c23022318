import type { TravelWords } from "../travel-words.ts";

export const travel: TravelWords = {
  towards: "em no na ao para",
  from: "da vem venho sou saio saimos parto partimos",
  going: "para pra rumo",
  here: "aqui ca estou estamos moro to tou",
  articles: "o os as",
  particles: "de",
  of: "de",
};
