import { type ColourId, isColourId } from "../../wardrobe/colours.ts";
import { RULES } from "../../wardrobe/rules.ts";
import type { Hit } from "../read/match.ts";
import type { Mention, Requirement } from "./brief.ts";
import type { Find } from "./phrasebook.ts";
import type { Entry, RuleBook } from "./rule-book.ts";
import type { Word } from "./text.ts";

/** "in red or green": each will do. */
export function colourIn(
  { entry, from, to }: Hit<Entry>,
  words: readonly Word[],
  book: RuleBook,
): ColourId[] {
  if (!("colour" in RULES[entry.id])) return [];
  const at = words.findIndex(({ text }, one) => one >= from && one < to && book.colours.has(text));
  const found = book.colours.get(words[at]?.text ?? "");
  const other = book.colours.get(words[to + 1]?.text ?? "");
  const isNext =
    other !== undefined &&
    words[to]!.text.length <= LONGEST_JOINT &&
    words[to]!.clause === words[from]!.clause;
  const before = book.colours.get(words[at - 2]?.text ?? "");
  const isBefore =
    before !== undefined &&
    words[at - 1]!.text.length <= LONGEST_JOINT &&
    words[at - 2]!.clause === words[at]!.clause;
  return found
    ? [found, ...(isNext ? [other] : []), ...(isBefore && at === from ? [before] : [])]
    : [];
}

/** "The only white shirt has a stain" speaks of a shirt and demands nothing of the rest. */
export const isOfOneGarment = (
  { entry, to }: Hit<Entry>,
  words: readonly Word[],
  finds: readonly Find[],
  { colours }: RuleBook,
): boolean =>
  entry.id === "all-in-colour" &&
  colours.has(words[to - 1]!.text) &&
  finds.some(({ topic, at }) => topic === "garment" && at === to) &&
  words[to]!.clause === words[to - 1]!.clause;

/** "or", "oder", "und". */
const LONGEST_JOINT = 4;

/** How far behind a colour for everything its exception begins, and behind that the garment stands. */
const EXCEPTED = 3;

/** "Everything black except the shoes": the garment that stands out. */
export function exceptionTo(
  { entry, to }: Hit<Entry>,
  words: readonly Word[],
  finds: readonly Find[],
  { except }: RuleBook,
): Find | undefined {
  const rule = RULES[entry.id];
  if (!("colour" in rule) || rule.holds !== "every") return undefined;
  const { sentence } = words[to - 1]!;
  const isHere = (at: number): boolean => words[at]?.sentence === sentence;
  const at = words.findIndex(
    ({ text }, k) => k >= to && k < to + EXCEPTED && isHere(k) && except.has(text),
  );
  if (at < 0) return undefined;
  return finds.find(
    (find) =>
      find.topic === "garment" && find.at > at && find.at <= at + EXCEPTED && isHere(find.at),
  );
}

/** With the colours that everything is to be in as the whole request means them, where no rule about a colour was read. */
export function withAllIn(
  requirements: readonly Requirement[],
  allIn: readonly Mention[],
): readonly Requirement[] {
  const colours = [...new Set(allIn.flatMap((mention) => mention.colours))].filter(isColourId);
  if (colours.length === 0 || requirements.some(({ rule }) => "colour" in RULES[rule]))
    return requirements;
  const text = allIn.map((mention) => mention.text).join(" ");
  return [...requirements, { rule: "all-in-colour", colours, text }];
}
