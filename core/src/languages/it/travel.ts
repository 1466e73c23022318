import type { TravelWords } from "../travel-words.ts";

export const travel: TravelWords = {
  towards: "in a per",
  from: "da dal vengo vengono parto partiamo",
  going: "per",
  here: "qui siamo sono abito vivo",
  articles: "la le il",
  particles: "",
  of: "",
};
