import { wordsOfAll } from "../../languages/all.ts";
import type { Fault } from "../../languages/form-faults.ts";
import { languageOf } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { KIND_IDS } from "../../wardrobe/kinds.ts";
import { wordsIn } from "../always-holds.ts";
import type { Language } from "../lexicon/index.ts";
import { repeatedOpener } from "./openers.ts";

/** More than anybody reads, for one outfit. */
const MOST_WORDS = 90;

/** What is wrong in any language. */
const ANYWHERE: readonly Fault[] = [
  ["two spaces", / {2}/g],
  ["an unfilled slot", /[{}\uE000-\uF8FF]|undefined|\[object/g],
  ["a doubled mark", /,,|;;|\.\.(?!\.)|, \.|: \.|[,:;]\.|\.,/g],
  ["a space before a mark", / [,.]/g],
  ["an empty pair of quotes", /«\s*»|„“|“”/g],
  ["a small letter at the start", /^[«"“„¿¡\s]*\p{Ll}|[.!?…] [«"“„¿¡\s]*\p{Ll}/gu],
  ["no mark at the end", /[\p{L}\d,;:]$/gu],
];

/** Words that may follow themselves. */
const TWICE = new Set([...wordsOfAll(({ faults }) => faults.twice), "haha", "ja", "blah", "so"]);
const DOUBLED = /(?<![\p{L}'’-])(\p{L}{2,}) \1(?![\p{L}'’-])/giu;

/** Garments by their first words, and what stands before them when they are owned. */
const nounsOf = perLanguage(
  ({ kinds, faults }): ReadonlySet<string> =>
    new Set([
      ...KIND_IDS.map((id) => kinds[id].text.toLowerCase().split(/[ -]/)[0]!),
      ...faults.owners.split(" "),
    ]),
);

/** Where a pattern is found; one that asks for a garment's noun is passed over before other words. */
function placeOf(pattern: RegExp, text: string, language: Language): number | undefined {
  for (const { index, groups } of text.matchAll(pattern))
    if (!groups?.["noun"] || nounsOf(language).has(groups["noun"].toLowerCase())) return index;
  return undefined;
}

/**
 * What is wrong with the form of a text: spaces, capitals, articles and elision, words and openers that come twice, length.
 * @returns a sentence for each fault with the place; empty where there is none
 */
export function textFaults(text: string, language: Language): string[] {
  const faults = [...ANYWHERE, ...languageOf(language).faults.patterns].flatMap(
    ([what, pattern]) => {
      const at = placeOf(pattern, text, language);
      return at === undefined ? [] : [`${what}: “${text.slice(Math.max(0, at - 20), at + 30)}”`];
    },
  );
  for (const [words, word] of text.matchAll(DOUBLED))
    if (!TWICE.has(word!.toLowerCase())) faults.push(`a word twice: “${words}”`);
  const twice = repeatedOpener(text);
  if (twice) faults.push(`two sentences begin alike: “${twice}”`);
  if (wordsIn(text) > MOST_WORDS) faults.push(`${wordsIn(text)} words`);
  return faults;
}
