import { phrasePlural } from "../plural.ts";

const UNSTRESSED: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ú: "u" };

export const pluralOf = phrasePlural(/^(de|del|con|sin|a|para|en|al)$/, (word: string): string => {
  if (/[aeiouéóá]$/.test(word)) return `${word}s`;
  if (word.endsWith("z")) return `${word.slice(0, -1)}ces`;
  const stressed = /([áéíóú])([ns])$/.exec(word);
  if (stressed) return `${word.slice(0, -2)}${UNSTRESSED[stressed[1]!]}${stressed[2]}es`;
  if (word.endsWith("s")) return word;
  return /[lrndj]$/.test(word) ? `${word}es` : `${word}s`;
});
