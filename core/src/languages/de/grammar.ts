import type { Cloth } from "../word.ts";

/** "Leinen-" and "Hemd" make "Leinenhemd"; a noun of several words, or with a hyphen, takes "aus Leinen" after it. */
export function compound({ text, of }: Cloth, noun: string): string {
  if (/[\s-]/.test(noun)) return `${noun} aus ${text}`;
  return of.endsWith("-") ? `${of}${noun}` : `${of}${noun.charAt(0).toLowerCase()}${noun.slice(1)}`;
}
