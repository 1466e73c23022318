import type { PluralEndings } from "../plural.ts";

export const plurals: PluralEndings = [
  ["en", ""],
  ["en", "e"],
  ["n", ""],
  ["er", ""],
  ["s", ""],
  ["e", ""],
];
