import { phrasesOfAll, wordsOfAll } from "../../languages/all.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { SettingWords } from "../../languages/setting-words.ts";

/** A language's words by which a setting is not this request's, ready to be looked up. */
export type SettingCues = Readonly<Record<keyof SettingWords, readonly string[]>>;

const PHRASES: ReadonlySet<string> = new Set<keyof SettingWords>([
  "ofWho",
  "past",
  "forLater",
  "atHome",
  "ownRooms",
  "camera",
  "idioms",
  "seeming",
  "likeness",
  "likenessEnds",
  "advised",
  "changing",
  "theyWork",
  "met",
  "metThere",
  "gone",
  "goneIs",
  "another",
  "today",
  "newIn",
  "inOneGo",
]);

export const settingCuesOf = perLanguage(({ settings }): SettingCues => {
  const lists = Object.entries(settings).map(([name, words]) => [
    name,
    words.split(PHRASES.has(name) ? "|" : " ").filter(Boolean),
  ]);
  return Object.fromEntries(lists) as SettingCues;
});

const anyOf = (words: Iterable<string>): string => [...words].join("|");

export const LIKENING_TAIL = new RegExp(
  `^-(?:${anyOf(wordsOfAll(({ settings }) => settings.tails)).replaceAll("*", String.raw`\w*`)})\\b`,
  "i",
);

export const AT_HOME: ReadonlySet<string> = new Set(
  phrasesOfAll(({ settings }) => settings.atHome),
);

export const HOME_OF = wordsOfAll(({ settings }) => settings.homeOf);

export const OF_A_MACHINE = wordsOfAll(({ settings }) => settings.machine);

export const OF_A_ROOM = wordsOfAll(({ settings }) => settings.room);

export const BY_CAMERA = new RegExp(
  String.raw`\b(?:${anyOf(phrasesOfAll(({ settings }) => settings.camera))})\b`,
);
