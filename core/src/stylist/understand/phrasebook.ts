import * as lexicon from "../lexicon/index.ts";
import { LANGUAGES, type Language, type Words } from "../lexicon/index.ts";
import { PLACE_WORDS } from "../lexicon/places.ts";
import { REAL_WORDS } from "../lexicon/real-words.ts";
import { isSmallWord } from "./language.ts";
import { editDistance, fold, type Word } from "./text.ts";

export type Topic =
  | "event"
  | "garment"
  | "colour"
  | "mood"
  | "material"
  | "pattern"
  | "feature"
  | "code"
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

type Entry = {
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

const first = new Map<string, Entry[]>();
/** Words that no space parts from their neighbours: Japanese, Chinese, Thai, and emoji. */
const unspaced: Entry[] = [];
/** Single long words by first letter, for typing errors. */
const guessable = new Map<string, Entry[]>();

const UNSPACED = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\u0e00-\u0e7f]/;

function add(topic: Topic, id: string, words: Words): void {
  for (const tongue of [...LANGUAGES, "other"] as const)
    for (const phrase of words[tongue]?.split("|") ?? []) addPhrase(topic, id, tongue, phrase);
}

function addPhrase(topic: Topic, id: string, tongue: Tongue, phrase: string): void {
  const words = fold(phrase)
    .split(/[\s'-]+/)
    .filter(Boolean);
  const head = words[0];
  if (head === undefined) return;
  const entry: Entry = { topic, id, tongue, words, letters: lettersOf(head) };
  if (UNSPACED.test(head)) unspaced.push(entry);
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

const EMOJI: readonly [string, Topic, string][] = [
  ["🏖", "event", "beach"],
  ["🌴", "event", "beach"],
  ["🏝", "event", "beach"],
  ["👰", "event", "wedding"],
  ["💒", "event", "wedding"],
  ["💍", "event", "wedding"],
  ["🤵", "event", "gala"],
  ["⛷", "event", "ski"],
  ["🎿", "event", "ski"],
  ["🏂", "event", "ski"],
  ["🏃", "event", "run"],
  ["🚴", "event", "run"],
  ["🏋", "event", "gym"],
  ["🧘", "event", "gym"],
  ["🥾", "event", "hike"],
  ["⛰", "event", "hike"],
  ["🏔", "event", "hike"],
  ["🏕", "event", "hike"],
  ["🎉", "event", "party"],
  ["🥳", "event", "party"],
  ["🎂", "event", "party"],
  ["💃", "event", "party"],
  ["🪩", "event", "party"],
  ["🎃", "event", "costume"],
  ["🎄", "event", "dinner"],
  ["🍽", "event", "dinner"],
  ["🍝", "event", "dinner"],
  ["🍷", "event", "dinner"],
  ["🍸", "event", "cocktail"],
  ["🥂", "event", "cocktail"],
  ["🥞", "event", "brunch"],
  ["☕", "event", "lunch"],
  ["💼", "event", "office"],
  ["🏢", "event", "office"],
  ["🎓", "event", "graduation"],
  ["✈", "event", "travel"],
  ["🛫", "event", "travel"],
  ["🧳", "event", "travel"],
  ["⚰", "event", "funeral"],
  ["🕌", "event", "mosque"],
  ["⛪", "event", "church"],
  ["🎭", "event", "theatre"],
  ["🎸", "event", "concert"],
  ["🎤", "event", "concert"],
  ["🎪", "event", "festival"],
  ["🧺", "event", "picnic"],
  ["⛵", "event", "sailing"],
  ["🎾", "event", "tennis"],
  ["⛳", "event", "tennis"],
  ["🐕", "event", "walk"],
  ["🐶", "event", "walk"],
  ["🛋", "event", "lounge"],
  ["❤", "event", "speed-dating"],
  ["💕", "event", "speed-dating"],
  ["🌹", "event", "speed-dating"],
  ["☔", "weather", "rain"],
  ["🌧", "weather", "rain"],
  ["❄", "weather", "snow"],
  ["⛄", "weather", "snow"],
  ["🌞", "weather", "heat"],
  ["☀", "weather", "sun"],
  ["🥵", "weather", "heat"],
  ["🥶", "weather", "freezing"],
  ["💨", "weather", "wind"],
  ["⛈", "weather", "storm"],
  ["👗", "garment", "dress"],
  ["👠", "garment", "heels"],
  ["🧥", "garment", "coat"],
  ["👖", "garment", "jeans"],
  ["🧢", "garment", "cap"],
  ["🩳", "garment", "shorts"],
  ["👕", "garment", "tee"],
  ["👔", "garment", "shirt"],
  ["🧣", "garment", "scarf"],
  ["👟", "garment", "sneakers"],
  ["🎩", "garment", "hat"],
  ["👀", "dressing", "wear"],
];

let ready = false;

/** Built on first use: reading some 4,000 phrases takes a few milliseconds that a page load should not pay. */
function open(): void {
  if (ready) return;
  ready = true;
  for (const event of lexicon.EVENTS) add("event", event.id, event.words);
  for (const kind of [...lexicon.KINDS, ...lexicon.GARMENT_GROUPS])
    add("garment", kind.id, kind.words);
  for (const colour of lexicon.COLOURS) add("colour", colour.id, colour.words);
  for (const mood of lexicon.COLOUR_MOODS) add("mood", mood.id, mood.words);
  for (const material of lexicon.MATERIALS) add("material", material.id, material.words);
  for (const pattern of lexicon.PATTERNS) add("pattern", pattern.id, pattern.words);
  for (const feature of lexicon.FEATURES) add("feature", feature.id, feature.words);
  for (const code of lexicon.DRESS_CODES) add("code", code.id, code.words);
  for (const word of lexicon.WEATHER_WORDS) add("weather", word.id, word.words);
  for (const season of lexicon.SEASONS) add("season", season.id, season.words);
  lexicon.MONTHS.forEach((words, index) => add("month", String(index + 1), words));
  for (const time of lexicon.DAY_TIMES) add("daytime", time.id, time.words);
  for (const cue of lexicon.NEGATIONS) add("negation", cue.id, cue.words);
  for (const wish of lexicon.WISHES) add("wish", wish.id, wish.words);
  for (const other of lexicon.OTHERS) add("other-person", other.id, other.words);
  for (const place of PLACE_WORDS) add("place", place.id, place.words);
  add("tomorrow", "tomorrow", lexicon.TOMORROW);
  add("turn", "turn", lexicon.TURNS);
  add("with", "with", lexicon.WITH);
  add("and", "and", lexicon.AND);
  add("article", "article", lexicon.ARTICLES);
  add("dressing", "dressing", lexicon.DRESSING);
  add("comfort", "comfort", lexicon.COMFORT);
  add("warmth", "warmth", lexicon.WARMTH);
  add("coolness", "coolness", lexicon.COOLNESS);
  add("vegan", "vegan", lexicon.VEGAN);
  add("context", "context", lexicon.WEATHER_CONTEXT);
  for (const [emoji, topic, id] of EMOJI) addPhrase(topic, id, "other", emoji);
  for (const list of first.values()) list.sort((a, b) => b.words.length - a.words.length);
}

/** Everything recognised in the given languages. Longer phrases win over shorter ones of the same topic. */
export function findAll(
  words: readonly Word[],
  tongues: ReadonlySet<Tongue>,
  guess: boolean,
): Find[] {
  open();
  const finds: Find[] = [];
  for (let at = 0; at < words.length; at++) {
    const found = findAt(words, at, tongues);
    if (found.length > 0) finds.push(...found);
    else if (guess) finds.push(...guessAt(words, at, tongues));
  }
  return withoutShadowed(finds);
}

function findAt(words: readonly Word[], at: number, tongues: ReadonlySet<Tongue>): Find[] {
  const text = words[at]!.text;
  const finds: Find[] = [];
  const seen = new Set<string>();
  for (const form of formsOf(text)) {
    for (const entry of first.get(form.text) ?? []) {
      if (!tongues.has(entry.tongue) || (form.tongues && !form.tongues.includes(entry.tongue)))
        continue;
      if (form.text !== text && entry.words.length > 1) continue;
      if (!follows(words, at, entry)) continue;
      const key = `${entry.topic}:${entry.id}:${entry.tongue}`;
      if (seen.has(key)) continue;
      seen.add(key);
      finds.push({ ...entryFind(entry), at, length: entry.words.length, guessed: false });
    }
  }
  if (UNSPACED.test(text))
    for (const entry of unspaced)
      if (text.includes(entry.words[0]!))
        finds.push({ ...entryFind(entry), at, length: 1, guessed: false });
  if (finds.length === 0 && text.length >= 9) finds.push(...compoundAt(text, at, tongues));
  return finds;
}

const entryFind = ({ topic, id, tongue }: Entry) => ({ topic, id, tongue });

function follows(words: readonly Word[], at: number, entry: Entry): boolean {
  const clause = words[at]!.clause;
  return entry.words.every((expected, offset) => {
    const word = words[at + offset];
    if (!word || word.clause !== clause) return false;
    if (word.text === expected) return true;
    return offset > 0 && (word.text === `${expected}s` || `${word.text}s` === expected);
  });
}

/** Inflected forms worth looking up: plurals everywhere, gender and case endings where a language has them. */
function formsOf(text: string): readonly Form[] {
  const known = forms.get(text);
  if (known) return known;
  if (forms.size > 4000) forms.clear();
  const found = inflect(text).filter((form, index) => index === 0 || first.has(form.text));
  forms.set(text, found);
  return found;
}

type Form = { text: string; tongues?: readonly Tongue[] };

/** Forms of words met before: a cache, so that the same word is taken apart once. */
const forms = new Map<string, readonly Form[]>();

function inflect(text: string): Form[] {
  const forms: Form[] = [{ text }];
  if (text.length < 4) return forms;
  if (text.endsWith("s")) forms.push({ text: text.slice(0, -1) });
  if (text.endsWith("es")) forms.push({ text: text.slice(0, -2) });
  if (text.endsWith("ies")) forms.push({ text: `${text.slice(0, -3)}y`, tongues: ["en"] });
  if (/as?$/.test(text))
    forms.push({ text: text.replace(/as?$/, "o"), tongues: ["es", "it", "pt"] });
  if (text.endsWith("os")) forms.push({ text: text.slice(0, -1), tongues: ["es", "pt"] });
  if (/[ei]$/.test(text))
    forms.push(
      { text: `${text.slice(0, -1)}o`, tongues: ["it"] },
      { text: `${text.slice(0, -1)}a`, tongues: ["it"] },
    );
  if (/es?$/.test(text)) forms.push({ text: text.replace(/es?$/, ""), tongues: ["fr"] });
  if (/(e|en|er|es|em|n)$/.test(text))
    forms.push({ text: text.replace(/(en|er|es|em|e|n)$/, ""), tongues: ["de"] });
  return forms;
}

/** German compounds: "Sommerhochzeit" is a wedding in summer, "Wollpullover" a pullover of wool. */
function compoundAt(text: string, at: number, tongues: ReadonlySet<Tongue>): Find[] {
  if (!tongues.has("de")) return [];
  for (let cut = 3; cut <= text.length - 3; cut++) {
    const head = german(text.slice(cut));
    if (!head || !(head.topic === "event" || head.topic === "garment")) continue;
    const stem = text.slice(0, cut);
    const modifier = german(stem) ?? german(stem.replace(/(s|n|en)$/, ""));
    const finds: Find[] = [{ ...entryFind(head), at, length: 1, guessed: false }];
    if (modifier) finds.unshift({ ...entryFind(modifier), at, length: 1, guessed: false });
    else if (cut > 9) continue;
    return finds;
  }
  return [];
}

function german(text: string): Entry | undefined {
  return formsOf(text)
    .flatMap((form) => first.get(form.text) ?? [])
    .find(
      (entry) =>
        entry.tongue === "de" && entry.words.length === 1 && GUESSABLE_PARTS.has(entry.topic),
    );
}

const GUESSABLE_PARTS: ReadonlySet<Topic> = new Set<Topic>([
  "event",
  "garment",
  "colour",
  "material",
  "weather",
  "season",
  "pattern",
  "month",
]);

/** The letters of a word as bits: words that differ in many letters need no closer look. */
function lettersOf(text: string): number {
  let bits = 0;
  for (let i = 0; i < text.length; i++) bits |= 1 << (text.charCodeAt(i) - 97);
  return bits;
}

function bitsIn(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Typing errors: same first letter, one edit in a short word and two in a long one, and not a word of its own. */
function guessAt(words: readonly Word[], at: number, tongues: ReadonlySet<Tongue>): Find[] {
  const { text } = words[at]!;
  if (text.length < 4 || !/^[a-z]+$/.test(text) || REAL_WORDS.has(text) || isSmallWord(text))
    return [];
  const most = text.length >= 8 ? 2 : 1;
  const letters = lettersOf(text);
  let best: Entry | undefined;
  let bestDistance = most + 1;
  for (const entry of guessable.get(text[0]!) ?? []) {
    if (!tongues.has(entry.tongue) || bitsIn(letters ^ entry.letters) > most * 2) continue;
    const distance = editDistance(text, entry.words[0]!, most);
    if (distance < bestDistance && (entry.words[0]!.length >= 5 || text.length >= 5))
      [best, bestDistance] = [entry, distance];
  }
  return best ? [{ ...entryFind(best), at, length: 1, guessed: true }] : [];
}

/** "yellow raincoat" stays two finds, "work from home" hides "work", "white tie" hides "white" and "tie". */
function withoutShadowed(finds: readonly Find[]): Find[] {
  const long = finds.filter((find) => find.length > 1);
  if (long.length === 0) return [...finds];
  return finds.filter((find) => !long.some((other) => other !== find && shadows(other, find)));
}

const FILLER: ReadonlySet<Topic> = new Set<Topic>([
  "and",
  "with",
  "article",
  "context",
  "turn",
  "dressing",
  "wish",
  "comfort",
]);

function shadows(other: Find, find: Find): boolean {
  const inside = other.at <= find.at && other.at + other.length >= find.at + find.length;
  if (!inside || other.length === find.length) return false;
  // "nothing to wear" still asks what to wear.
  if (other.topic === "negation" && find.topic === "dressing") return false;
  // A long phrase of small words ("with my") must not hide the garment or event inside a longer reading.
  return !(FILLER.has(other.topic) && !FILLER.has(find.topic) && find.topic !== "negation");
}
