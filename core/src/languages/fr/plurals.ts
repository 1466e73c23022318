import type { PluralEndings } from "../plural.ts";

export const plurals: PluralEndings = [
  ["eaux", "eau"],
  ["s", ""],
];
