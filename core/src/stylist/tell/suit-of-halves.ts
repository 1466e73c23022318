import { languageOf } from "../../languages/index.ts";
import { kindOf } from "../../wardrobe/kinds.ts";
import type { Piece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";

/** A half is told from the other by so many words: "kurti", "chaqueta". */
const MOST_WORDS = 2;

/**
 * What two halves are together: «veste du tailleur marine» and «pantalon du tailleur marine» are a «tailleur marine». Null where they
 * are no halves of one suit.
 */
export function suitOf(one: Piece, other: Piece, language: Language): Piece | null {
  if (one.name === null || other.name === null || one.kind.area === other.kind.area) return null;
  const name = sharedName(one.name, other.name, language);
  return name === null ? null : { ...one, id: `${one.id} ${other.id}`, kind: kindOf("suit"), name };
}

function sharedName(one: string, other: string, language: Language): string | null {
  const { suits, ofSuit, whose } = languageOf(language).garmentNouns.joins;
  const a = wordsIn(one.replace(whose, ""));
  const b = wordsIn(other.replace(whose, ""));
  const start = alike(a, b);
  const end = alike(a.slice(start).toReversed(), b.slice(start).toReversed());
  const differ = [a, b].map(({ length }) => length - start - end);
  if (differ.some((words) => words < 1 || words > MOST_WORDS)) return null;
  const behind = a.slice(a.length - end).join(" ");
  const all = [...a.slice(0, start), start === 0 ? behind.replace(ofSuit, "") : behind];
  const name = all.join(" ").trim();
  return name.split(" ").some((word) => suits.has(word.toLowerCase())) ? name : null;
}

const wordsIn = (name: string): string[] => name.replace(/[,;()]/g, " ").split(/\s+/);

/** How many words two lists begin with in common. */
function alike(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((word, index) => word !== b[index]);
  return at < 0 ? a.length : at;
}
