import { isRealWord } from "../../languages/everyday.ts";
import type { Find } from "./phrasebook.ts";
import type { Word } from "./text.ts";

const OWNERS =
  /^(my|mi|mis|mon|ma|mes|mein|meine|meinen|meinem|mio|mia|miei|mie|meu|minha|meus|minhas)$/;
const WEARING =
  /^(wear|wearing|wore|rock|rocking|style|styling|llevar|usar|ponerme|lucir|porter|mettre|tragen|anziehen|indossare|mettere|vestir)$/;
/** Verbs that make "in my …" a thing worn: "show up in my zorblax", never "sit in my garden". */
const APPEARING =
  /^(go|going|come|coming|arrive|arriving|show|showing|turn|turning|up|dance|dancing|dressed|look|looking)$/;
const ARTICLE = /^(el|la|los|las|un|una|le|les|une|der|die|das|den|il|lo|i|gli|o|a|os|as)$/;

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
    const head = OWNERS.test(words[i]!.text) ? headAfter(words, i, known, garments) : null;
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
    if (!word || word.clause !== words[owner]!.clause || ENDS_NOUN.test(word.text)) break;
    if (garments.has(at) || word.owner) return null;
    if (head === null && at <= owner + 2 && isStrange(word, known.has(at))) head = at;
  }
  return head;
}

function isWorn(words: readonly Word[], owner: number, head: number): boolean {
  const before = words[owner - 1];
  const sooner = words[owner - 2];
  if (!before) return false;
  if (WEARING.test(before.text)) return true;
  if (ARTICLE.test(before.text)) return WEARING.test(sooner?.text ?? "");
  if (before.text === "in") return APPEARING.test(sooner?.text ?? "");
  return before.text === "with" && words[head + 1]?.text === "on";
}

const ENDS_NOUN =
  /^(with|and|or|to|for|at|in|on|under|over|con|avec|mit|com|y|et|und|e|para|pour|zum|zur)$/;
const NO_GARMENT =
  /^(new|old|favourite|favorite|best|usual|own|nice|good|lucky|blue|the|a|hair|makeup|glasses|most|heart|feelings|emotions|perfume|beard|smile|age|cousin|cousins|boss|nan|gran|grandma|granddad|uncle|aunt|auntie|niece|nephew|laws|mates|mate|family|parents|kids|baby|lab|neighbour|neighbor|flatmate|roommate|colleague|van|truck|bike|garden|flat|apartment)$/;

function isStrange(word: Word, isKnown: boolean): boolean {
  if (isKnown || !/^\p{L}{4,}$/u.test(word.text)) return false;
  return !NO_GARMENT.test(word.text) && !isRealWord(word.text);
}
