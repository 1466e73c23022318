import { fold } from "../understand/text.ts";

const SPLIT = /[^\p{L}\p{N}]+/u;

const SUSPICIOUS =
  /ignore|instruction|system|prompt|https?|www\.|script|select |drop |assistant|respond|output|disregard|[<>{}[\]\\`$|]/i;

/** A closet name is data: markup, links and orders make it worthless, and then colour and category name the piece. */
export function cleanName(name: string | undefined): string | null {
  if (!name || SUSPICIOUS.test(name)) return null;
  const clean = name
    .normalize("NFKC")
    // What stands in brackets is a note, as behind a comma.
    .replace(/(?<=\S)\s*[([]/g, ", ")
    .replace(/[^\p{L}\p{M}\p{N} '’&.,/+-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
  if (clean.length < 2 || !/\p{L}.*\p{L}/u.test(clean)) return null;
  if (clean.length <= 48) return clean;
  return clean.slice(0, 48).replace(/\s\S*$/, "");
}

export const wordsOf = (text: string): string[] => fold(text).split(SPLIT).filter(Boolean);
