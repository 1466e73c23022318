import type { City } from "../../climate-table.ts";
import { wordsOfAll } from "../../languages/all.ts";
import type { Weather } from "../../weather.ts";
import type { Language } from "../lexicon/index.ts";
import { AMBIGUOUS_PLACES, cityOf, FROM, GOING, HERE, TOWARDS } from "../lexicon/places.ts";
import { type SettingCues, settingCuesOf } from "../lexicon/setting-cues.ts";
import { bothEnds, type Extremes, tellsOf } from "../read/extremes.ts";
import type { Brief } from "./brief.ts";
import type { Find } from "./phrasebook.ts";
import type { Word } from "./text.ts";

export type Goal = {
  city: City;
  said: string;
  /** True where the words before it set out for it. */
  ahead: boolean;
  /** True where something is there, and not only said of it: "in Lisbon". */
  meant: boolean;
};

/** A request that is hardly more than a place is about going there. */
const HARDLY_MORE = 8;

const articles = wordsOfAll(({ travel }) => travel.articles);
const particles = wordsOfAll(({ travel }) => travel.particles);
const of = wordsOfAll(({ travel }) => travel.of);

/** The place as the person named it: "the Alps", not the town whose climate stands for them. */
function nameOf(words: readonly Word[], find: Find, city: City): string {
  const said = words.slice(find.at, find.at + find.length).map((word) => word.raw);
  if (fold2(said.join(" ")) === fold2(city.name)) return city.name;
  const name = said
    .map((word) =>
      particles.has(word.toLowerCase())
        ? word.toLowerCase()
        : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(" ");
  return words[find.at - 1]?.text === "the" ? `the ${name}` : name;
}

/**
 * The place the person goes to. "from Oslo to Dubai" is Dubai; "nice shoes" is nowhere, and neither is a place where somebody
 * else has the coat, or where one already is.
 * @param silent words that speak of another thing or another day
 */
export function readDestination(
  words: readonly Word[],
  finds: readonly Find[],
  weather: Weather | null,
  silent: ReadonlySet<number>,
  language: Language,
): Goal | null {
  for (const find of finds) {
    if (find.topic !== "place" || silent.has(find.at)) continue;
    const city = cityOf(find.id);
    if (!city || !isMeantAsPlace(words, finds, find, language)) continue;
    if (isOnlyNamed(words, find.at, settingCuesOf(language))) continue;
    const said = nameOf(words, find, city);
    if (isHere(words, find, weather, [city.name, said])) continue;
    const before = [words[find.at - 1]?.text ?? "", words[find.at - 2]?.text ?? ""];
    const going = GOING.has(before[0]!) || (articles.has(before[0]!) && GOING.has(before[1]!));
    const ahead = going || words.length <= HARDLY_MORE;
    const towards = before[articles.has(before[0]!) ? 1 : 0]!;
    const meant = ahead || TOWARDS.has(towards);
    return { city, said, ahead, meant };
  }
  return null;
}

/** "Porto Seguro" is not Porto. Only where other nouns are written small. */
const isPartOfName = (words: readonly Word[], end: number, language: Language): boolean =>
  WITH_SMALL_NOUNS.has(language) &&
  words[end]?.clause === words[end - 1]!.clause &&
  /^\p{Lu}\p{Ll}/u.test(words[end]?.raw ?? "");

const WITH_SMALL_NOUNS: ReadonlySet<Language> = new Set(["fr", "es", "it", "pt"]);

function isMeantAsPlace(
  words: readonly Word[],
  finds: readonly Find[],
  find: Find,
  language: Language,
): boolean {
  const word = words[find.at]!;
  const before = words[find.at - 1];
  const end = find.at + find.length;
  const text = words
    .slice(find.at, end)
    .map((one) => one.text)
    .join(" ");
  if (before && FROM.has(before.text) && !TOWARDS.has(before.text)) return false;
  if (words[find.at - 2] && FROM.has(words[find.at - 2]!.text) && of.has(before!.text))
    return false;
  const ofGarment = finds.some(
    ({ at, topic }) => at === end && topic === "garment" && words[end]!.clause === word.clause,
  );
  if (ofGarment || isPartOfName(words, end, language)) return false;
  const capital = /^\p{Lu}/u.test(word.raw);
  const towards = before?.clause === word.clause && TOWARDS.has(before.text);
  if (find.guessed || AMBIGUOUS_PLACES.has(text)) return capital && towards;
  return capital || towards || find.length > 1 || words.length <= HARDLY_MORE;
}

/** Words between such a word and its place: an article, "it's in". */
const BETWEEN = 2;

/** "Set to Antarctica", "like Siberia in here", "new in Canada": nobody goes there. */
function isOnlyNamed(
  words: readonly Word[],
  at: number,
  { like, notLike, set, newIn }: SettingCues,
): boolean {
  const { clause } = words[at]!;
  const near = words
    .slice(Math.max(0, at - 1 - BETWEEN), at)
    .filter((word) => word.clause === clause);
  const text = near.map((word) => word.text).join(" ");
  const isLike = (word: Word): boolean =>
    like.includes(word.text) && !notLike.includes(words[words.indexOf(word) - 1]?.text ?? "");
  const sets = near.some((word) => set.includes(word.text));
  const likens = near.some(isLike) && !near.some((word) => GOING.has(word.text));
  return sets || likens || newIn.some((phrase) => text.endsWith(phrase));
}

function isHere(
  words: readonly Word[],
  find: Find,
  weather: Weather | null,
  names: readonly string[],
): boolean {
  if (!weather) return false;
  const found = fold2(weather.place ?? "");
  if (names.some((name) => found.includes(fold2(name)))) return true;
  const { clause } = words[find.at]!;
  const before = words.slice(Math.max(0, find.at - 3), find.at - 1);
  return before.some((word) => word.clause === clause && HERE.has(word.text));
}

const fold2 = (text: string): string =>
  text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "");

/** Shorter parts of a place's name are articles. */
const SHORTEST_NAME = 4;

/** "Out of Oslo at six, landing in Dubai": who names the place they are in, and another, wears one outfit in both climates. */
export function endsOf(
  prompt: string,
  words: readonly Word[],
  language: Language,
  here: Weather | null,
  { origin, weather }: Pick<Brief, "origin" | "weather">,
): Extremes | null {
  if (!here?.place || origin !== "destination" || !weather) return null;
  const names = fold2(here.place)
    .split(/[^a-z]+/)
    .filter((name) => name.length >= SHORTEST_NAME);
  const isNamed = words.some(({ text }) => names.includes(text));
  return isNamed && tellsOf("journey", prompt, words, language)
    ? bothEnds(here.tempC, weather.tempC)
    : null;
}
