import type { PluralEndings } from "../plural.ts";

export const plurals: PluralEndings = [
  ["ies", "y"],
  ["es", ""],
  ["ves", "f"],
  ["s", ""],
];
