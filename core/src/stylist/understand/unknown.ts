import type { Find } from "./phrasebook.ts";
import { REAL_WORDS } from "../lexicon/real-words.ts";
import type { Word } from "./text.ts";

const OWNERS = /^(my|mi|mis|mon|ma|mes|mein|meine|meinen|meinem|mio|mia|meu|minha)$/;
const WEARING =
  /^(wear|wearing|use|rock|style|pair|llevar|usar|ponerme|porter|mettre|tragen|anziehen|indossare|mettere|vestir)$/;

/**
 * Things named as garments that are none we know: "I want to wear my zorblax". Only what follows "wear my" counts, so
 * that "my sister" and "my new job" stay what they are.
 */
export function readUnknown(words: readonly Word[], finds: readonly Find[]): string[] {
  const known = new Set<number>();
  for (const find of finds) for (let k = 0; k < find.length; k++) known.add(find.at + k);
  const unknown: string[] = [];
  for (let i = 0; i < words.length; i++) {
    if (!OWNERS.test(words[i]!.text)) continue;
    const wearing = [i - 1, i - 2].some((at) => WEARING.test(words[at]?.text ?? ""));
    const next = words[i + 1];
    if (!wearing || !next || next.clause !== words[i]!.clause) continue;
    const head = [i + 1, i + 2].find((at) => isStrange(words[at], known.has(at)));
    const garmentNear = finds.some(
      (find) => find.topic === "garment" && find.at > i && find.at <= i + 3,
    );
    if (head !== undefined && !garmentNear) unknown.push(words[head]!.raw.slice(0, 30));
  }
  return [...new Set(unknown)].slice(0, 2);
}

const FUNCTION_WORD =
  /^(new|old|favourite|favorite|best|usual|own|nice|good|lucky|blue|to|for|at|in|on|with|and|the|a|hair|makeup|glasses|own|most|heart|feelings|emotions)$/;

function isStrange(word: Word | undefined, isKnown: boolean): boolean {
  if (!word || isKnown || !/^\p{L}{4,}$/u.test(word.text)) return false;
  return !FUNCTION_WORD.test(word.text) && !REAL_WORDS.has(word.text);
}
