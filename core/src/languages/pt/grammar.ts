import { phrasePlural } from "../plural.ts";

export const pluralOf = phrasePlural(
  /^(de|do|da|dos|com|sem|para|em|a|no|na)$/,
  (word: string): string => {
    if (word.endsWith("ão")) return `${word.slice(0, -2)}ões`;
    if (word.endsWith("m")) return `${word.slice(0, -1)}ns`;
    if (/[auo]l$/.test(word)) return `${word.slice(0, -1)}is`;
    if (word.endsWith("el")) return `${word.slice(0, -2)}eis`;
    if (word.endsWith("il")) return `${word.slice(0, -1)}s`;
    if (/[rz]$/.test(word)) return `${word}es`;
    return word.endsWith("s") ? word : `${word}s`;
  },
);
