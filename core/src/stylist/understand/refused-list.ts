import { wordsOfAll } from "../../languages/all.ts";
import type { Group } from "./mentions.ts";
import type { Find } from "./phrasebook.ts";
import type { Word } from "./text.ts";

/** After such a word the clause said something new: "I hate jeans, white shirts are my thing". */
const fresh = wordsOfAll(({ request }) => request.fresh);

/** "no skirts, closed shoes": a list of what is forbidden ends where such a quality asks for something. */
const demanded = wordsOfAll(({ cues }) => cues.demands);

/** Words of a request with what was found at each. */
export type Said = {
  words: readonly Word[];
  /** Pieces and qualities by their first word. */
  groups: ReadonlyMap<number, Group>;
  find: (at: number, topic: string) => Find | undefined;
};

/**
 * After a comma a list of unwanted things goes on if what follows is nothing but more of them.
 * @param at the first word behind the comma
 * @param firm whether the list began with more than a plain "no"
 */
export function listGoesOn(said: Said, at: number, firm: boolean): boolean {
  if (demands(said, at)) return false;
  const looks = looksListed(said, at, firm);
  if (looks === 0) return false;
  return firm || looks > 1 || isClosed(said, at) || isPluralOrQuality(said, at);
}

/** How many pieces and qualities the clause lists; 0 where it says something else. */
function looksListed({ words, groups, find }: Said, at: number, firm: boolean): number {
  const { clause } = words[at]!;
  let looks = 0;
  // "Niente collane, orecchini pendenti o anelli": an adjective behind its noun, or something unknown that ends the list.
  const isLast = (k: number): boolean =>
    words[k]?.clause === clause && words[k + 1]?.clause !== clause;
  const isListed = (k: number): boolean =>
    looks > 0 &&
    !find(k, "turn") &&
    ((!!find(k + 1, "and") && (groups.has(k + 2) || isLast(k + 2))) ||
      (!!find(k - 1, "and") && isLast(k)));
  for (let k = at; words[k]?.clause === clause; k++) {
    const group = groups.get(k);
    if (group) {
      looks++;
      k = group.end - 1;
    } else if (!find(k, "and") && !(firm && find(k, "article")) && !isListed(k))
      return firm && !fresh.has(words[k]!.text) ? looks : 0;
  }
  return looks;
}

/** Within what is named first in this clause, or right behind it. */
export function demands({ words, groups }: Said, at: number): boolean {
  const group = [at, at + 1].map((k) => groups.get(k)).find(Boolean);
  const near = words.slice(at, (group?.end ?? at) + 1);
  return near.some(({ text, clause }) => clause === words[at]!.clause && demanded.has(text));
}

/** "…, jeans or shorts": a word before its last tells that it was a list. */
function isClosed({ words, find }: Said, at: number): boolean {
  const { sentence } = words[at]!;
  for (let k = at; words[k]?.sentence === sentence; k++) if (find(k, "and")) return true;
  return false;
}

function isPluralOrQuality({ words, groups }: Said, at: number): boolean {
  const group = groups.get(at);
  if (!group) return false;
  return !group.mention.garment || words[group.end - 1]!.text.endsWith("s");
}
