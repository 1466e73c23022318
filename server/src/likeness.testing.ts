import type { Likeness } from "@fit-closet/core";

/** Somebody who chose something of everything. */
export const LIKENESS: Likeness = {
  skin: 8,
  hairCut: "locs",
  hairColour: "black",
  build: "broad",
  height: "tall",
  age: "older",
  glasses: "round",
  headscarf: "none",
  beard: "short",
  wheelchair: true,
  prostheses: ["left-arm"],
};
