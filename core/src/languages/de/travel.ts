import type { TravelWords } from "../travel-words.ts";

export const travel: TravelWords = {
  towards: "nach bei auf im in",
  from: "aus von komme stamme",
  going: "nach richtung",
  here: "hier gerade wohne lebe bin",
  articles: "die den",
  particles: "",
  of: "",
};
