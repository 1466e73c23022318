import type { LanguageCode } from "../../languages/index.ts";
import { IMPLIED, RULES, type RuleId } from "../../wardrobe/rules.ts";
import { Landscape, noSmallWords } from "../read/landscape.ts";
import type { Hit } from "../read/match.ts";
import { fits } from "../read/pattern.ts";
import type { Owned } from "../read/owned-names.ts";
import type { Requirement } from "./brief.ts";
import { colourIn, exceptionTo, isOfOneGarment } from "./colour-rules.ts";
import type { Find } from "./phrasebook.ts";
import { type Entry, type RuleBook, ruleBookOf } from "./rule-book.ts";
import { piecesSpokenOf, type Span } from "./spoken-pieces.ts";
import type { Word } from "./text.ts";

/** What is demanded of the outfit, and which words said so: they name no garment to wear or to leave. */
export type RulesRead = {
  requirements: Requirement[];
  spans: (readonly [from: number, to: number])[];
};

/**
 * Reads what a person, a host, a boss or an invitation demands of clothes, in the first of the languages that says anything.
 * Never throws.
 */
export function readRules(
  prompt: string,
  words: readonly Word[],
  languages: readonly LanguageCode[],
  finds: readonly Find[],
  closet: readonly Owned[] = [],
): RulesRead {
  const readings = [...new Set(languages)].map((language) =>
    readIn(language, prompt, words, finds, closet),
  );
  return readings.find(({ requirements }) => requirements.length > 0) ?? readings[0]!;
}

function readIn(
  language: LanguageCode,
  prompt: string,
  words: readonly Word[],
  finds: readonly Find[],
  closet: readonly Owned[],
): RulesRead {
  const book = ruleBookOf(language);
  const land = new Landscape(prompt, words, [], noSmallWords);
  const spoken = piecesSpokenOf(words, finds, closet, language);
  const hits = book.phrases
    .find(land)
    .filter(
      (hit) =>
        isDemand(hit, words, land, book, prompt) &&
        !isAmong(hit, spoken) &&
        !isOfOneGarment(hit, words, finds, book),
    );
  const kept = hits.filter((hit) => !hits.some((other) => isCloser(other, hit)));
  const requirements = new Map<string, Requirement>();
  for (const hit of kept) {
    const colours = colourIn(hit, words, book);
    const key = `${hit.entry.id} ${colours.join()}`;
    const isWhole = colours.length > 0 === "colour" in RULES[hit.entry.id];
    const isNew = ![...requirements.values()].some((one) => excludes(one.rule, hit.entry.id));
    if (!isWhole || !isNew || requirements.has(key)) continue;
    const text = textOf(words, hit);
    const excepted = exceptionTo(hit, words, finds, book);
    requirements.set(key, {
      rule: hit.entry.id,
      colours,
      text,
      ...(excepted && { except: excepted.id }),
    });
    for (const rule of IMPLIED[hit.entry.id] ?? [])
      requirements.set(`${rule} `, { rule, colours: [], text });
  }
  // A wish for some of a colour stays one, for what may be proposed in it.
  const spans = kept
    .filter(({ entry }) => entry.id !== "some-colour")
    .map((hit) => withExamples(spanOf(hit, words, finds, book), hit, prompt, words));
  return { requirements: [...requirements.values()], spans };
}

/** "No dangly jewellery" takes the noun along; in "no heels or jeans" the negation goes on to what is joined. */
function spanOf(
  hit: Hit<Entry>,
  words: readonly Word[],
  finds: readonly Find[],
  book: RuleBook,
): Span {
  const { from, to } = hit;
  const excepted = exceptionTo(hit, words, finds, book);
  if (excepted) return [from, excepted.at + excepted.length];
  const { no } = book;
  if (!no.has(words[from]!.text)) return [caughtAt(hit, words, finds) ?? from, to];
  const noun = finds.find(({ topic, at }) => topic === "garment" && at === to);
  const isNear = noun !== undefined && words[to]!.clause === words[from]!.clause;
  const end = isNear ? to + noun.length : to;
  const joined = finds.some(({ topic, at }) => topic === "and" && at === end);
  return [joined ? from + 1 : from, end];
}

/** "Long coats get caught in the wheels": what is caught is long, and spoken of for nothing else. */
function caughtAt(
  { entry, from }: Hit<Entry>,
  words: readonly Word[],
  finds: readonly Find[],
): number | undefined {
  if (entry.id !== "free-hems" && entry.id !== "narrow-hems") return undefined;
  return finds.find(
    ({ topic, at, length }) =>
      topic === "garment" &&
      words[at]!.clause === words[from]!.clause &&
      at < from &&
      from - (at + length) <= NEAR_CAUGHT,
  )?.at;
}

/** Words between what is caught and what it is caught in. */
const NEAR_CAUGHT = 3;

/** "Nothing that dangles (scarves, long necklaces)": what stands in brackets behind a refusal is refused by it. */
function withExamples(
  [from, to]: Span,
  { entry }: Hit<Entry>,
  prompt: string,
  words: readonly Word[],
): Span {
  const gap = (at: number): string => prompt.slice(words[at - 1]!.end, words[at]?.start);
  if (RULES[entry.id].holds !== "none" || to >= words.length || !gap(to).includes("("))
    return [from, to];
  let end = to + 1;
  while (end < words.length && !gap(end).includes(")")) end++;
  return [from, end];
}

/** What cannot be demanded together: what was said first holds. */
const EXCLUDING: readonly (readonly [RuleId, RuleId])[] = [
  ["long-sleeves", "short-sleeves"],
  ["only-dark", "only-light"],
  ["reflective", "not-reflective"],
  ["grippy-soles", "no-grippy-soles"],
  ["hood", "no-hood"],
];

const excludes = (one: RuleId, other: RuleId): boolean =>
  EXCLUDING.some((pair) => one !== other && pair.includes(one) && pair.includes(other));

/** One reading of the same words, of the rule that says more. */
function isCloser(other: Hit<Entry>, one: Hit<Entry>): boolean {
  if (other === one || other.entry.id === one.entry.id) return false;
  const within = other.from <= one.from && one.to <= other.to;
  return (
    within && other.to - other.from > one.to - one.from && isRival(other.entry.id, one.entry.id)
  );
}

/** Whole outfits and single touches of a colour rule each other out, and press studs are no buttons; others may hold together. */
const isRival = (a: RuleId, b: RuleId): boolean =>
  ("colour" in RULES[a] && "colour" in RULES[b]) ||
  CLOSER[a] === b ||
  excludes(a, b) ||
  // "Everything black is covered in hair" covers nobody's.
  a === "not-in-colour";

/** Rules that say more closely what another one says too: "niente tacchi a spillo". */
const CLOSER: Readonly<Partial<Record<RuleId, RuleId>>> = {
  "no-snaps": "no-buttons",
  "no-thin-heels": "no-heels",
  "narrow-hems": "not-tight",
};

const textOf = (words: readonly Word[], { from, to }: Hit<Entry>): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(" ");

/** How far before a demand a word can undo it. */
const BEFORE = 3;
/** How far behind what all wear a person says what they do instead. */
const BEHIND = 6;

/** "My closed shoes", "no need for a hood", "are long sleeves a must?": words of a rule that demand nothing. */
function isDemand(
  hit: Hit<Entry>,
  words: readonly Word[],
  land: Landscape,
  book: RuleBook,
  prompt: string,
): boolean {
  const { from, to } = hit;
  const inside = words.slice(from, to);
  if (inside.some(({ clause }) => clause !== inside[0]!.clause)) return false;
  if (isAskedWhether(words, from, land, book)) return false;
  const denies = book.no.has(inside[0]!.text);
  const before = words
    .slice(Math.max(0, from - BEFORE), from)
    .filter(({ clause }) => clause === inside[0]!.clause);
  if (before.some(({ text }) => book.undone.has(text))) return false;
  if (!denies && book.no.has(before.at(-1)?.text ?? "")) return false;
  const between = inside.slice(1, -1).map(({ text }) => text);
  // A second negation begins a demand of its own.
  if ((denies || book.must.has(inside[0]!.text)) && between.some((text) => book.no.has(text)))
    return false;
  const spelt = (text: string): boolean => hit.entry.pattern.places.some((one) => fits(one, text));
  if (denies) return !between.some((text) => !spelt(text) && isLoose(text, book));
  if (!("colour" in RULES[hit.entry.id])) return true;
  if (between.some((text) => !spelt(text) && isOtherColourRule(text, hit, book))) return false;
  if (isQuoted(prompt.slice(0, inside[0]!.start))) return true;
  const behind = words
    .slice(to, to + BEHIND)
    .filter(({ sentence }) => sentence === inside[0]!.sentence);
  return !behind.some(({ text }) => book.speaker.has(text));
}

/** In "all in white, only I in red" as a host wrote it, the host speaks. */
const isQuoted = (before: string): boolean => {
  const last = (marks: readonly string[]): number =>
    Math.max(...marks.map((mark) => before.lastIndexOf(mark)));
  return before.split('"').length % 2 === 0 || last(["“", "«", "„"]) > last(["”", "»"]);
};

/** "The bride said no white", "she asked for something red": it is not all in that colour. */
const isOtherColourRule = (text: string, { entry }: Hit<Entry>, { no, some }: RuleBook): boolean =>
  no.has(text) || (entry.id === "all-in-colour" && some.has(text));

/** "not sure about heels": what stands between a negation and its noun belongs to the noun. */
const isLoose = (text: string, { undone, loose, speaker }: RuleBook): boolean =>
  undone.has(text) || loose.has(text) || speaker.has(text);

function isAskedWhether(
  words: readonly Word[],
  at: number,
  land: Landscape,
  { seeking }: RuleBook,
): boolean {
  if (!land.isAsked(at)) return false;
  const start = land.sentenceStart(at);
  const opens = (one: number): boolean =>
    one < start + 3 || words[one]!.clause !== words[one - 1]!.clause;
  const sentence = Array.from({ length: land.sentenceLength(at) }, (_, step) => start + step);
  return !sentence.some((one) => seeking.has(words[one]!.text) && opens(one));
}

const isAmong = ({ from, to }: Hit<Entry>, spans: readonly Span[]): boolean =>
  spans.some(([start, end]) => from < end && start < to);
