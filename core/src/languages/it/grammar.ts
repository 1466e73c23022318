import { phrasePlural } from "../plural.ts";

export const pluralOf = phrasePlural(
  /^(di|da|del|della|dei|in|con|col|senza|a|al|alla|all'.*|per|anti)$/,
  (word: string): string => {
    if (/[cg]a$/.test(word)) return `${word.slice(0, -1)}he`;
    if (/[^aeiou][cg]ia$/.test(word)) return `${word.slice(0, -2)}e`;
    if (/go$|(?<![iae])co$/.test(word)) return `${word.slice(0, -1)}hi`;
    if (word.endsWith("io")) return word.slice(0, -1);
    if (word.endsWith("a")) return `${word.slice(0, -1)}e`;
    return /[oe]$/.test(word) ? `${word.slice(0, -1)}i` : word;
  },
);
