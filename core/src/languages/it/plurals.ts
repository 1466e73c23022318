import type { PluralEndings } from "../plural.ts";

export const plurals: PluralEndings = [
  ["chi", "co"],
  ["ghe", "ga"],
  ["che", "ca"],
  ["i", "o"],
  ["i", "e"],
  ["e", "a"],
  ["i", "io"],
  ["ie", "ia"],
];
