import type { Language } from "../lexicon/index.ts";
export type Gender = "m" | "f" | "n" | "mp" | "fp" | "p";
const PLURALS = /(s|jeans|shorts)$/;
export function nounOf(id: string, _language: Language): { text: string; gender: Gender } {
  const text = id.replaceAll("-", " ");
  return { text, gender: PLURALS.test(text) && !text.endsWith("ss") ? "p" : "m" };
}
export const colourWord = (id: string, _language: Language, _gender: Gender): string => id;
