import { CITIES } from "../../climate-table.ts";
import { languageOf, LINGUA_FRANCA } from "../../languages/index.ts";
import { phrasebook as FOREIGN } from "../../languages/other/phrasebook.ts";
import type { Phrasebook } from "../../languages/phrasebook.ts";
import { COLOUR_IDS } from "../../wardrobe/colours.ts";
import { KIND_IDS, kindOf } from "../../wardrobe/kinds.ts";
import { MATERIAL_IDS } from "../../wardrobe/materials.ts";
import { PATTERN_IDS } from "../../wardrobe/patterns.ts";
import { LANGUAGES, type Language } from "../lexicon/index.ts";
import { EMOJI } from "./emoji.ts";
import { fold } from "./text.ts";

export type Topic =
  | "event"
  | "garment"
  | "colour"
  | "mood"
  | "material"
  | "pattern"
  | "feature"
  | "code"
  | "dress-up"
  | "weather"
  | "season"
  | "month"
  | "daytime"
  | "tomorrow"
  | "negation"
  | "wish"
  | "turn"
  | "with"
  | "and"
  | "article"
  | "dressing"
  | "comfort"
  | "warmth"
  | "coolness"
  | "vegan"
  | "other-person"
  | "place"
  | "context";

export type Tongue = Language | "other";

export type Entry = {
  topic: Topic;
  id: string;
  tongue: Tongue;
  words: readonly string[];
  letters: number;
};

/** One thing recognised: `at` is the index of its first word, `length` how many words it spans. */
export type Find = {
  topic: Topic;
  id: string;
  tongue: Tongue;
  at: number;
  length: number;
  guessed: boolean;
};

export const first = new Map<string, Entry[]>();

/** Words that no space parts from their neighbours: Japanese, Chinese, Thai, and emoji. */
export const unspaced: Entry[] = [];

/** Single long words by first letter, for typing errors. */
export const guessable = new Map<string, Entry[]>();

export const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/;

/** A language's words for each thing of a topic; those of a topic that is one thing have its own name. */
function wordsOf(tongue: Tongue, topic: keyof Phrasebook): Readonly<Record<string, string>> {
  const words = (tongue === "other" ? FOREIGN : languageOf(tongue).phrasebook)[topic] ?? {};
  return typeof words === "string" ? { [topic]: words } : words;
}

/** Each thing in all languages, then the next: of words that mean several things the first is meant. */
function addTopic(topic: keyof Phrasebook): void {
  const words = TONGUES.map((tongue) => [tongue, wordsOf(tongue, topic)] as const);
  for (const id of Object.keys(wordsOf(LINGUA_FRANCA, topic)))
    for (const [tongue, said] of words) addIn(tongue, topic, id, said[id] ?? "");
}

/** Folded in one go: thousands of small normalisations would be half of the first answer's time. */
function addIn(tongue: Tongue, topic: Topic, id: string, phrases: string): void {
  if (phrases)
    for (const phrase of new Set(fold(phrases).split("|"))) addPhrase(topic, id, tongue, phrase);
}

/** What the wardrobe knows, as a language names it. What is only carried is no garment, save what keeps the rain off. */
function addWardrobe(tongue: Language): void {
  const { kinds, colours, materials, patterns, closetWords } = languageOf(tongue);
  for (const id of KIND_IDS) {
    const { text, plural, also, ordinary } = kinds[id];
    const { area, against } = kindOf(id);
    if (area === "carried" && !against) continue;
    addIn(tongue, "garment", id, [...(ordinary ? [] : [text, plural]), ...also].join("|"));
    addIn(tongue, "garment", id, regional(closetWords.said[id] ?? ""));
  }
  for (const id of COLOUR_IDS) {
    const { m, f, mp, fp, also } = colours[id];
    if (id !== "multicolour") addIn(tongue, "colour", id, [m, f, mp, fp, ...also].join("|"));
  }
  for (const id of MATERIAL_IDS)
    addIn(tongue, "material", id, [materials[id].text, ...materials[id].also].join("|"));
  for (const id of PATTERN_IDS) {
    const { text, of, also } = patterns[id];
    if (id !== "plain") addIn(tongue, "pattern", id, [text, of, ...also].join("|"));
  }
}

const SHORTEST_REGIONAL = 5;

/** Short words of one region are too often another's ordinary ones. */
const regional = (words: string): string =>
  words
    .split("|")
    .filter((word) => word.length >= SHORTEST_REGIONAL)
    .join("|");

const TONGUES = [...LANGUAGES, "other"] as const;

function addPhrase(topic: Topic, id: string, tongue: Tongue, phrase: string): void {
  const words = /[\s'-]/.test(phrase) ? phrase.split(/[\s'-]+/).filter(Boolean) : [phrase];
  const head = words[0];
  if (!head) return;
  const entry: Entry = { topic, id, tongue, words, letters: lettersOf(head) };
  if (tongue === "other" && UNSPACED.test(head)) unspaced.push(entry);
  push(first, head, entry);
  if (words.length === 1 && head.length >= (topic === "negation" ? 7 : 4) && GUESSABLE.has(topic))
    push(guessable, head[0]!, entry);
}

function push(map: Map<string, Entry[]>, key: string, entry: Entry): void {
  const list = map.get(key);
  if (list) list.push(entry);
  else map.set(key, [entry]);
}

const GUESSABLE: ReadonlySet<Topic> = new Set<Topic>([
  "event",
  "garment",
  "colour",
  "material",
  "pattern",
  "code",
  "weather",
  "dressing",
  "comfort",
  "place",
  "daytime",
  "negation",
]);

/** Where a word means several things, the earlier topic comes first. */
const THINGS = [
  "garment",
  "pattern",
  "mood",
  "feature",
  "code",
  "dress-up",
  "weather",
  "season",
  "month",
  "daytime",
  "negation",
  "wish",
  "other-person",
] as const;
const SMALL = [
  "tomorrow",
  "turn",
  "with",
  "and",
  "article",
  "dressing",
  "comfort",
  "warmth",
  "coolness",
  "vegan",
  "context",
] as const;

let ready = false;

/** Built on first use: reading some 4,000 phrases takes a few milliseconds that a page load should not pay. */
export function openPhrasebook(): void {
  if (ready) return;
  ready = true;
  addTopic("event");
  for (const language of LANGUAGES) addWardrobe(language);
  THINGS.forEach(addTopic);
  for (const { id, name, aliases } of CITIES)
    addIn("other", "place", id, [name, ...aliases].join("|"));
  SMALL.forEach(addTopic);
  for (const [emoji, topic, id] of EMOJI) addPhrase(topic, id, "other", emoji);
  for (const list of first.values())
    if (list.length > 1) list.sort((a, b) => b.words.length - a.words.length);
}

/** The letters of a word as bits: words that differ in many letters need no closer look. */
export function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) - 97);
  return bits;
}
