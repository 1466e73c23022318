import { phrasePlural } from "../plural.ts";

export const pluralOf = phrasePlural(
  /^(de|du|d'.*|à|au|aux|en|sans|avec|pour|sous)$/,
  (word: string): string => {
    if (/[sxz]$/.test(word)) return word;
    if (/(eau|(?<!bl)eu)$/.test(word)) return `${word}x`;
    return word.endsWith("al") ? `${word.slice(0, -2)}aux` : `${word}s`;
  },
);
