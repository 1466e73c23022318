import { type LanguageCode, languageOf } from "../../languages/index.ts";
import type { RoomWords } from "../../languages/room-words.ts";
import { TOWARDS } from "../lexicon/places.ts";
import { OF_A_MACHINE } from "../lexicon/setting-cues.ts";
import type { Word } from "../understand/text.ts";
import type { Hit } from "./match.ts";
import type { Pattern } from "./pattern.ts";
import { besideAny, type Reading, readingsIn } from "./temperature.ts";

export type Topic = Exclude<keyof RoomWords, "classes">;
export type Entry = { topic: Topic; pattern: Pattern };

/** Numbers outside of these are told of something else where no unit stands by. */
const LIKELY = { from: 0, to: 45 } as const;
/** Degrees Fahrenheit that nobody says in Celsius. */
const FAHRENHEIT = { from: 50, to: 115 } as const;

export type Told = { valueC: number; inside: boolean; later: boolean };

/** The temperatures that are told, with or without a unit. */
export function toldIn(
  prompt: string,
  words: readonly Word[],
  language: LanguageCode,
  hits: readonly Hit<Entry>[],
): Told[] {
  const all = readingsIn(prompt, words, language).filter(({ at }) => !isOfMachine(words, at));
  const anchored = all.some(isSure) || hits.some(({ entry }) => entry.topic === "journey");
  return all
    .map((one) => ({
      one,
      valueC: celsiusOf(one),
      inside: isInside(words, one, hits),
      later: besideAny(words, one, languageOf(language).degrees.later),
    }))
    .filter(
      ({ one, valueC, inside, later }) =>
        isSure(one) ||
        (later && all.some(isSure)) ||
        (valueC >= LIKELY.from &&
          valueC <= LIKELY.to &&
          (anchored || inside) &&
          (isTold(words, one, hits) || (all.some(isSure) && isOfAnotherPlace(words, one)))),
    );
}

/** "Boiling outside but 16 in the server room": of a roof and the sky, what is said nearer to the number in one thought. */
function isInside(
  words: readonly Word[],
  { at, end }: Reading,
  hits: readonly Hit<Entry>[],
): boolean {
  const joints = hits.filter(({ entry }) => entry.topic === "joints");
  const isOneThought = (from: number, to: number): boolean =>
    words[from]!.clause === words[to]!.clause &&
    !joints.some((joint) => from < joint.from && joint.from < to);
  const nearest = (...topics: readonly Topic[]): number =>
    Math.min(
      ...hits
        .filter(
          ({ entry, from }) => topics.includes(entry.topic) && isOneThought(...inOrder(from, at)),
        )
        .map(({ from, to }) => (from >= end ? from - end : at - to)),
    );
  const inside = nearest("inside", "icy");
  return inside < Infinity && inside <= nearest("day");
}

const inOrder = (a: number, b: number): [number, number] => (a < b ? [a, b] : [b, a]);

/** "about 29", "17 in the office". */
function isTold(
  words: readonly Word[],
  { at, end }: Reading,
  hits: readonly Hit<Entry>[],
): boolean {
  const ends = words[at]!.clause !== words[end]?.clause;
  const goesOn = hits.some(({ entry, from }) => entry.topic === "joints" && from === end);
  return hits.some(
    ({ entry: { topic }, from, to }) =>
      (topic === "follows" && from === end) ||
      (topic === "dial" && to === at) ||
      (topic === "told" && (ends || goesOn) && to === at),
  );
}

/** "9 degrees at the station, 30 in Seville": a thought that begins with a number and goes on with the name of a place. */
function isOfAnotherPlace(words: readonly Word[], { at, end }: Reading): boolean {
  const { clause } = words[at]!;
  const [lead, name] = [words[end], words[end + 1]];
  return (
    words[at - 1]?.clause !== clause &&
    name?.clause === clause &&
    TOWARDS.has(lead!.text) &&
    /^\p{Lu}/u.test(name.raw)
  );
}

const celsiusOf = ({ value, sure }: Reading): number =>
  !sure && value >= FAHRENHEIT.from && value <= FAHRENHEIT.to
    ? Math.round(((value - 32) * 5) / 9)
    : value;

const isSure = ({ sure, below }: Reading): boolean => sure || below;

const isOfMachine = (words: readonly Word[], at: number): boolean =>
  words.some(({ clause, text }) => clause === words[at]!.clause && OF_A_MACHINE.has(text));
