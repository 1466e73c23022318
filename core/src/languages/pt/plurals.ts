import type { PluralEndings } from "../plural.ts";

export const plurals: PluralEndings = [
  ["oes", "ao"],
  ["es", ""],
  ["is", "l"],
  ["ns", "m"],
  ["s", ""],
];
