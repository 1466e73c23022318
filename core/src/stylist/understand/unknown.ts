import { wordsOfAll } from "../../languages/all.ts";
import { isRealWord } from "../../languages/everyday.ts";
import type { Find } from "./phrasebook.ts";
import type { Word } from "./text.ts";

const owners = wordsOfAll(({ request }) => request.owners);
const wearing = wordsOfAll(({ request }) => request.wearing);
const appearing = wordsOfAll(({ request }) => request.appearing);
const articles = wordsOfAll(({ request }) => request.articles);
const nounEnds = wordsOfAll(({ request }) => request.nounEnds);
const noGarments = wordsOfAll(({ request }) => request.noGarments);

/**
 * Things named as garments that are none we know: "I want to wear my zorblax", "with my zorblax on". A wearing verb has
 * to govern the noun, so that "my cousin's wedding", "my new job" and "my van" stay what they are.
 */
export function readUnknown(words: readonly Word[], finds: readonly Find[]): string[] {
  const known = new Set<number>();
  for (const find of finds) for (let k = 0; k < find.length; k++) known.add(find.at + k);
  const garments = new Set(finds.filter((find) => find.topic === "garment").map(({ at }) => at));
  const unknown: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const head = owners.has(words[i]!.text) ? headAfter(words, i, known, garments) : null;
    if (head !== null && isWorn(words, i, head)) unknown.push(words[head]!.raw.slice(0, 30));
  }
  return [...new Set(unknown)].slice(0, 2);
}

/** The strange noun of "my (one quality) noun", unless a garment or an owner stands there: "my cousin's". */
function headAfter(
  words: readonly Word[],
  owner: number,
  known: ReadonlySet<number>,
  garments: ReadonlySet<number>,
): number | null {
  let head: number | null = null;
  for (let at = owner + 1; at <= owner + 3; at++) {
    const word = words[at];
    if (!word || word.clause !== words[owner]!.clause || nounEnds.has(word.text)) break;
    if (garments.has(at) || word.owner) return null;
    if (head === null && at <= owner + 2 && isStrange(word, known.has(at))) head = at;
  }
  return head;
}

function isWorn(words: readonly Word[], owner: number, head: number): boolean {
  const before = words[owner - 1];
  const sooner = words[owner - 2];
  if (!before) return false;
  if (wearing.has(before.text)) return true;
  if (articles.has(before.text)) return wearing.has(sooner?.text ?? "");
  if (before.text === "in") return appearing.has(sooner?.text ?? "");
  return before.text === "with" && words[head + 1]?.text === "on";
}

function isStrange(word: Word, isKnown: boolean): boolean {
  if (isKnown || !/^\p{L}{4,}$/u.test(word.text)) return false;
  return !noGarments.has(word.text) && !isRealWord(word.text);
}
