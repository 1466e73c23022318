import { languageOf } from "../../languages/index.ts";
import { KIND_IDS } from "../../wardrobe/kinds.ts";
import { wordsIn } from "../always-holds.ts";
import type { Language } from "../lexicon/index.ts";
import { repeatedOpener } from "./openers.ts";

/** More than anybody reads, for one outfit. */
const MOST_WORDS = 90;

type Fault = readonly [what: string, pattern: RegExp];

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

/** What is wrong in one: articles, elision, melted prepositions; `noun` is a garment's. */
const IN_LANGUAGE: Readonly<Record<Language, readonly Fault[]>> = {
  en: [
    ["a before a vowel", /(?<!\p{L})a (?=[aeio]\p{L})(?!one|eu)/giu],
    ["an before a consonant", /(?<!\p{L})an (?=[bcdfgjklmnpqrstvwxyz]\p{L})/giu],
  ],
  de: [
    ["a case behind mit", /(?<!\p{L})mit (?:dein|deine|ihr|ihre|das) (?=\p{L})/giu],
    ["a case behind für", /(?<!\p{L})für (?:dein(?= \p{Ll}*er )|deinem|deiner|dem) (?=\p{L})/giu],
  ],
  fr: [
    ["no elision", /(?<!\p{L})(?:l[ea]|de|[nmts]e|que|je) (?=[aeiouéèêâîôœ]\p{L})(?!onz|oui)/giu],
    ["no contraction", /(?<!\p{L})(?:de|à) les? (?<noun>\p{L}+)/giu],
    ["à before le", /(?<!\p{L})à le /giu],
    ["de des", /(?<!\p{L})de des /giu],
  ],
  es: [
    ["no contraction", /(?<!\p{L})(?:de|a) el (?=\p{L})/giu],
    ["y before i", /(?<!\p{L})y (?=[«“"]?h?i(?!e)\p{L})/giu],
  ],
  it: [
    ["no elision", /(?<!\p{L})(?:il|dello|nello|allo|sullo|un'?uno) (?=[aeiouàèéìòù])/giu],
    [
      "il before an impure s",
      /(?<!\p{L})(?:il|un|del|al|nel|sul|dal) (?=s[bcdfgklmnpqrtvz]|z|gn|ps)/giu,
    ],
    [
      "lo before a plain consonant",
      /(?<!\p{L})(?:lo|uno) (?!s[bcdfghklmnpqrtvz]|z|gn|ps|[xy]|[aeiou])(?<noun>\p{L}+)/giu,
    ],
    ["no contraction", /(?<!\p{L})(?:di|a|da|in|su) (?:il|lo|gli|i) (?<noun>\p{L}+)/giu],
  ],
  pt: [["no contraction", /(?<!\p{L})(?:de|em|por) [oa]s? (?<noun>\p{L}+)/giu]],
};

/** Words that may follow themselves. */
const TWICE = /^(?:nous|vous|die|das|der|sie|ihr|that|had|haha|ja|blah|so)$/i;
const DOUBLED = /(?<![\p{L}'’-])(\p{L}{2,}) \1(?![\p{L}'’-])/giu;

const nouns = new Map<Language, ReadonlySet<string>>();

/** Garments by their first words, and what stands before them when they are owned. */
function nounsOf(language: Language): ReadonlySet<string> {
  const { kinds } = languageOf(language);
  const known =
    nouns.get(language) ??
    new Set([...KIND_IDS.map((id) => kinds[id].text.toLowerCase().split(/[ -]/)[0]!), ...YOURS]);
  nouns.set(language, known);
  return known;
}
const YOURS = "tuo tua tuoi tue suo sua suoi sue teu teus tuas seu seus suas".split(" ");

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
  const faults = [...ANYWHERE, ...IN_LANGUAGE[language]].flatMap(([what, pattern]) => {
    const at = placeOf(pattern, text, language);
    return at === undefined ? [] : [`${what}: “${text.slice(Math.max(0, at - 20), at + 30)}”`];
  });
  for (const [words, word] of text.matchAll(DOUBLED))
    if (!TWICE.test(word!)) faults.push(`a word twice: “${words}”`);
  const twice = repeatedOpener(text);
  if (twice) faults.push(`two sentences begin alike: “${twice}”`);
  if (wordsIn(text) > MOST_WORDS) faults.push(`${wordsIn(text)} words`);
  return faults;
}
