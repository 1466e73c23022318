import type { Syntax } from "../syntax.ts";

export const syntax: Syntax = {
  noun: "last",
  stacksNouns: false,
  agreeing: "before",
  endings: "e er es en em",
  joints: /(s|e?n)$/,
  capitalNouns: true,
  capitalWords: "",
  capitalDays: true,
  sharesDeterminers: false,
  negationReach: 5,
  knowsRealWords: false,
  quotes: ["„", "“"],
};
