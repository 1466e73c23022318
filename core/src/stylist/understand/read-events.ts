import { wordsOfAll } from "../../languages/all.ts";
import { EVENTS, type Event } from "../lexicon/index.ts";
import { AT_HOME, HOME_OF } from "../lexicon/setting-cues.ts";
import type { Find } from "./phrasebook.ts";
import type { Word } from "./text.ts";

export const eventOf = (id: string): Event => EVENTS.find((event) => event.id === id)!;

/** Words between events that make them two appointments rather than one: "office, then dinner". */
const sequenceWords = wordsOfAll(({ request }) => request.sequence);
const moments = wordsOfAll(({ request }) => request.moments);

export function readEvents(
  words: readonly Word[],
  finds: readonly Find[],
  negated: ReadonlySet<number>,
): { event: Event | null; others: readonly Event[] } {
  const found = finds.filter(
    (find) =>
      find.topic === "event" && !negated.has(find.at) && !isHomeInPassing(words, finds, find),
  );
  // "after lunch" says when, not what for.
  const named = found.filter((find) => !isMerelyWhen(words, find));
  const unique = [
    ...new Map((named.length > 0 ? named : found).map((find) => [find.id, find])).values(),
  ];
  if (unique.length === 0) return { event: null, others: [] };
  const parts: Find[][] = [];
  for (const find of unique) {
    const before = parts.at(-1)?.at(-1);
    const apart = before && isApart(words, before, find);
    if (!before || apart) parts.push([find]);
    else parts.at(-1)!.push(find);
  }
  const heads = parts.map(
    (part) => part.map((find) => eventOf(find.id)).toSorted((a, b) => b.rank - a.rank)[0]!,
  );
  const byStrictness = heads.toSorted((a, b) => strictness(a) - strictness(b));
  const strictest = new Map(byStrictness.map((event) => [event.occasion, event]));
  const distinct = [...new Set(heads.map((event) => strictest.get(event.occasion)!))];
  // The strictest dress code decides the day: it is easier to undo a collar than to find one.
  const event =
    parts.length > 1 ? distinct.toSorted((a, b) => strictness(b) - strictness(a))[0]! : heads[0]!;
  return { event, others: distinct.filter((other) => other !== event && other.rank > 30) };
}

/** "Mine hangs at home", "at home with my parents": no day on the sofa. */
function isHomeInPassing(words: readonly Word[], finds: readonly Find[], find: Find): boolean {
  const end = find.at + find.length;
  const said = words.slice(find.at, end).map(({ text }) => text);
  if (!AT_HOME.has(said.join(" "))) return false;
  const { clause } = words[find.at]!;
  return (
    HOME_OF.has(words[end]?.text ?? "") ||
    finds.some(({ topic, at }) => topic === "garment" && words[at]!.clause === clause) ||
    words.length > HARDLY_MORE
  );
}

/** In a longer request a day at home is said with more than that word. */
const HARDLY_MORE = 8;

const isMerelyWhen = (words: readonly Word[], find: Find): boolean =>
  [words[find.at - 1], words[find.at - 2]].some(
    (word) => word && word.clause === words[find.at]!.clause && moments.has(word.text),
  );

const strictness = (event: Event): number =>
  event.code[0] * 10 + (event.rank >= 85 ? event.rank : 0);

function isApart(words: readonly Word[], before: Find, find: Find): boolean {
  const between = words.slice(before.at + before.length, find.at + 1);
  const comma = words[before.at]!.clause !== words[find.at]!.clause;
  const sequence = words
    .slice(before.at + before.length, find.at)
    .some((word) => sequenceWords.has(word.text));
  // A trip holds its meetings and dinners.
  if (before.id === "travel" || find.id === "travel") return false;
  const low = Math.min(eventOf(before.id).rank, eventOf(find.id).rank) <= 34;
  if (low) return false;
  return sequence || (comma && between.length <= 7 && !relatesTo(before.id, find.id));
}

/** Pairs that are one appointment in two words: "First date, dinner at a small place". */
function relatesTo(a: string, b: string): boolean {
  const kin = new Set([a, b]);
  const one = (...ids: string[]): boolean => ids.filter((id) => kin.has(id)).length === 2;
  return (
    one("speed-dating", "dinner") ||
    one("speed-dating", "lunch") ||
    one("wedding", "church") ||
    one("wedding", "beach") ||
    one("wedding", "party") ||
    one("funeral", "church") ||
    one("christening", "church") ||
    one("party", "dinner") ||
    one("gala", "dinner") ||
    one("office", "client") ||
    one("office", "conference") ||
    one("office", "wfh") ||
    one("interview", "office") ||
    one("beach", "party") ||
    one("travel", "beach") ||
    one("campus", "interview") ||
    one("kids-party", "party") ||
    one("concert", "festival") ||
    one("party", "speed-dating") ||
    one("picnic", "speed-dating") ||
    one("cocktail", "party") ||
    one("travel", "conference") ||
    one("hike", "walk") ||
    one("party", "costume") ||
    one("theatre", "speed-dating") ||
    one("opera", "speed-dating") ||
    one("concert", "speed-dating") ||
    one("party", "office") ||
    one("brunch", "lunch") ||
    one("opera", "theatre")
  );
}
