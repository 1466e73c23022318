import type { Syntax } from "../syntax.ts";

export const syntax: Syntax = {
  noun: "last",
  stacksNouns: true,
  agreeing: "none",
  endings: "",
  joints: null,
  spoken: [],
  capitalNouns: false,
  capitalWords: "i im id ill ive",
  capitalDays: true,
  sharesDeterminers: true,
  negationReach: 5,
  knowsRealWords: true,
  accented: "",
  melts: null,
  quotes: ["“", "”"],
};
