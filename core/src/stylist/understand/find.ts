import { COMPOUNDING } from "../../languages/all.ts";
import { isEverydayWord, isRealWord } from "../../languages/everyday.ts";
import { type LanguageCode, languageOf } from "../../languages/index.ts";
import { type Form, inflect } from "./inflect.ts";
import { isSmallWord } from "./language.ts";
import {
  type Topic,
  type Tongue,
  type Entry,
  type Find,
  first,
  unspaced,
  guessable,
  UNSPACED,
  openPhrasebook,
  lettersOf,
} from "./phrasebook.ts";
import { editDistance, type Word } from "./text.ts";

/** Everything recognised in the given languages. Longer phrases win over shorter ones of the same topic. */
export function findAll(
  words: readonly Word[],
  tongues: ReadonlySet<Tongue>,
  guess: boolean,
): Find[] {
  openPhrasebook();
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
      if (form.text !== text && (entry.words.length > 1 || isAnotherWord(text, entry))) continue;
      if (entry.tongue === "other" && isOfReading(text, entry, tongues)) continue;
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

/** What names a day or its weather only in its own form: French "mais" is no plural of May. */
const EXACT: ReadonlySet<Topic> = new Set<Topic>(["event", "weather", "place", "month", "code"]);

const isAnotherWord = (text: string, { topic, tongue }: Entry): boolean =>
  EXACT.has(topic) && tongue !== "other" && isEverydayWord(text, tongue);

function follows(words: readonly Word[], at: number, entry: Entry): boolean {
  const clause = words[at]!.clause;
  return entry.words.every((expected, offset) => {
    const word = words[at + offset];
    if (!word || word.clause !== clause) return false;
    // The head was looked up by one of its forms: "negra" by "negro".
    if (offset === 0 || word.text === expected) return true;
    return word.text === `${expected}s` || `${word.text}s` === expected;
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

/** Forms of words met before: a cache, so that the same word is taken apart once. */
const forms = new Map<string, readonly Form[]>();

/** Compounds: "Sommerhochzeit" is a wedding in summer, "Wollpullover" a pullover of wool, and "Baumwollsocken" no "Wollsocken" of a tree. */
function compoundAt(text: string, at: number, tongues: ReadonlySet<Tongue>): Find[] {
  const language = COMPOUNDING.find((code) => tongues.has(code));
  return language ? compoundIn(language, text, at) : [];
}

function compoundIn(language: LanguageCode, text: string, at: number): Find[] {
  const { joints } = languageOf(language).syntax;
  let longest: Find[] | undefined;
  for (let cut = 3; cut <= text.length - 3; cut++) {
    const head = partIn(language, text.slice(cut));
    if (!head || !(head.topic === "event" || head.topic === "garment")) continue;
    const stem = text.slice(0, cut);
    const modifier = partIn(language, stem) ?? partIn(language, stem.replace(joints!, ""));
    const found = (entry: Entry): Find => ({ ...entryFind(entry), at, length: 1, guessed: false });
    if (modifier) return [found(modifier), found(head)];
    if (cut <= MOST_UNKNOWN) longest ??= [found(head)];
  }
  return longest ?? [];
}

/** Letters of a beginning that says nothing to us. */
const MOST_UNKNOWN = 9;

function partIn(language: LanguageCode, text: string): Entry | undefined {
  return formsOf(text)
    .flatMap((form) => first.get(form.text) ?? [])
    .find(
      (entry) =>
        entry.tongue === language && entry.words.length === 1 && GUESSABLE_PARTS.has(entry.topic),
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

function bitsIn(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Typing errors: the same first letter, a slip of the finger, and not a word of its own. */
function guessAt(words: readonly Word[], at: number, tongues: ReadonlySet<Tongue>): Find[] {
  const { text } = words[at]!;
  if (text.length < 4 || !/^[a-z]+$/.test(text) || isRealWord(text) || isSmallWord(text)) return [];
  if ([...tongues].some((tongue) => tongue !== "other" && isEverydayWord(text, tongue))) return [];
  const letters = lettersOf(text);
  const meant = (guessable.get(text[0]!) ?? []).find(
    (entry) =>
      tongues.has(entry.tongue) &&
      bitsIn(letters ^ entry.letters) <= 2 &&
      // A place is a proper name: four letters off by one ("pais", "Paris") are another word.
      !(entry.topic === "place" && text.length < 6) &&
      !(entry.topic === "garment" && isProperName(words, at, entry)) &&
      isSlip(text, entry),
  );
  return meant ? [{ ...entryFind(meant), at, length: 1, guessed: true }] : [];
}

/** "The camp at Brecon": what has a capital inside a sentence is a name and no slip, where nouns have none. */
function isProperName(words: readonly Word[], at: number, { tongue }: Entry): boolean {
  if (tongue === "other" || languageOf(tongue).syntax.capitalNouns) return false;
  const isInside = words[at - 1]?.sentence === words[at]!.sentence;
  return isInside && /^\p{Lu}\p{Ll}/u.test(words[at]!.raw);
}

/** A word of the language that is read is not also Swedish: Italian "resa" is no journey. */
const isOfReading = (
  text: string,
  { topic, words }: Entry,
  tongues: ReadonlySet<Tongue>,
): boolean =>
  EXACT.has(topic) &&
  topic !== "place" &&
  words.length === 1 &&
  tongues.size === 2 &&
  [...tongues].some((tongue) => tongue !== "other" && isEverydayWord(text, tongue));

/**
 * Shorter words have too many neighbours that are words too. Where all of them are known, what is left is a slip; whoever
 * names a garment says it as a noun, which tells more.
 */
function leastOfSlip({ topic, tongue }: Entry): number {
  if (knowsRealWords(tongue)) return 5;
  return topic === "garment" || EXACT.has(topic) ? 6 : 7;
}

const knowsRealWords = (tongue: Tongue): boolean =>
  tongue !== "other" && languageOf(tongue).syntax.knowsRealWords;

/** So long a garment's name has no neighbours: any one letter may be wrong. */
const LONG = 8;

/**
 * A letter too many, missing, doubled or swapped with its neighbour: a slip of the finger. Another letter makes another word
 * ("muslo", "museo"), and a wrong setting is worse than none; but for a garment's last vowel, which tells number and gender.
 * Measured on 15,600 requests: of guesses by any one letter, or by two in long words, nine in ten were wrong.
 */
function isSlip(text: string, entry: Entry): boolean {
  const [meant = ""] = entry.words;
  const isGarment = entry.topic === "garment";
  const length = Math.max(text.length, meant.length);
  if (length < leastOfSlip(entry)) return false;
  if (undoubled(text) === undoubled(meant)) return true;
  if (editDistance(text, meant, 1) > 1) return false;
  if (knowsRealWords(entry.tongue) && !EXACT.has(entry.topic)) return true;
  if (text.length !== meant.length || sorted(text) === sorted(meant)) return true;
  return isGarment && (length >= LONG || text.slice(0, -1) === meant.slice(0, -1));
}

/** "datte", "offfice": a key held too long makes no other word. */
const undoubled = (text: string): string => text.replace(/(.)\1+/gu, "$1");

const sorted = (text: string): string => text.split("").toSorted().join("");

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
  // "Camicia bianca" is what some call a dress shirt, and it is white all the same.
  if (other.topic === "garment" && find.topic === "colour") return false;
  // A long phrase of small words ("with my") must not hide the garment or event inside a longer reading.
  return !(FILLER.has(other.topic) && !FILLER.has(find.topic) && find.topic !== "negation");
}
