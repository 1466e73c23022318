import type { TravelWords } from "../travel-words.ts";

export const travel: TravelWords = {
  towards: "in to at near for visiting around across through into",
  from: "from leaving",
  going: "to for visiting towards",
  here: "here now currently live living based",
  articles: "the",
  particles: "the of and",
  of: "",
};
