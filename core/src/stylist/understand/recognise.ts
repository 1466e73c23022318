import { isEverydayWord, isRealWord } from "../../languages/everyday.ts";
import { LINGUA_FRANCA } from "../../languages/index.ts";
import { LANGUAGES, type Language } from "../lexicon/index.ts";
import { withoutElsewhere } from "../read/elsewhere.ts";
import { detectLanguage } from "./language.ts";
import { findAll } from "./find.ts";
import type { Find, Tongue } from "./phrasebook.ts";
import { sift } from "./sift.ts";
import { READ_AT_MOST, readWords, type Word } from "./text.ts";

const EVERY_TONGUE: ReadonlySet<Tongue> = new Set([...LANGUAGES, "other"]);

/** @param known the language that the words are in, where that was found out from more of them */
export function understandWords(
  words: readonly Word[],
  flat: string,
  wish: string | undefined,
  closet: readonly { name?: string }[] = [],
  known?: Language,
) {
  const all = sift(words, findAll(words, EVERY_TONGUE, false));
  const lexical = new Map<string, number>();
  const counted = new Set<string>();
  for (const find of all) {
    if (
      !CONTENT.has(find.topic) ||
      counted.has(`${find.at}:${find.tongue}`) ||
      PICTURE.test(words[find.at]!.raw)
    )
      continue;
    counted.add(`${find.at}:${find.tongue}`);
    const shared = all.some(
      (other) =>
        other.at === find.at && other.tongue === LINGUA_FRANCA && find.tongue !== LINGUA_FRANCA,
    );
    lexical.set(find.tongue, (lexical.get(find.tongue) ?? 0) + (shared ? 0.4 : 1) * find.length);
  }
  const detected = detectLanguage(words, flat, lexical, languageOfNames(closet));
  const reading = known ?? detected.language;
  const tongues = new Set<Tongue>([reading, "other"]);
  const own = withoutElsewhere(words, sift(words, findAll(words, tongues, true)), reading);
  const finds = reading === LINGUA_FRANCA ? own : withLoanWords(words, own, reading);
  const asked = detected.asked ?? (isLanguage(wish) ? wish : null);
  return {
    finds,
    /** The language the words are in; the answer's may be another. */
    reading,
    language: asked ?? (detected.foreign ? LINGUA_FRANCA : reading),
    foreign: detected.foreign,
  };
}

const FEWEST_NAMES = 2;

/** The language that most of the closet's names are in; null where that is not clear. */
function languageOfNames(closet: readonly { name?: string }[]): Language | null {
  const names = namesOf(closet);
  const known = named.get(names);
  if (known !== undefined) return known;
  const counts = new Map<Tongue, number>();
  for (const find of findAll(readWords(names), EVERY_TONGUE, false))
    if (CONTENT.has(find.topic)) counts.set(find.tongue, (counts.get(find.tongue) ?? 0) + 1);
  const [first, second] = [...counts].toSorted((a, b) => b[1] - a[1]);
  const clear = first && first[1] >= FEWEST_NAMES && first[1] > (second?.[1] ?? 0) * CLEARLY;
  const language = clear && isLanguage(first[0]) ? first[0] : null;
  if (named.size >= MOST_KNOWN) named.clear();
  named.set(names, language);
  return language;
}

const CLEARLY = 1.3;
/** By the names as they are read: a server has each closet from its database anew. Emptied when full. */
const named = new Map<string, Language | null>();
const MOST_KNOWN = 200;

const namesOf = (closet: readonly { name?: string }[]): string =>
  closet
    .map(({ name = "" }) => name)
    .join(". ")
    .slice(0, READ_AT_MOST);

/** A picture is no language. */
const PICTURE = /\p{Extended_Pictographic}/u;

const CONTENT = new Set([
  "event",
  "garment",
  "colour",
  "material",
  "pattern",
  "dressing",
  "weather",
  "negation",
  "wish",
  "code",
  "daytime",
  "tomorrow",
  "month",
  "season",
]);

const LOANED = new Set(["event", "garment", "colour", "code", "pattern", "material"]);

/** English words inside another language: "ein Outfit fürs Office", "un look para el brunch". */
function withLoanWords(words: readonly Word[], own: readonly Find[], reading: Language): Find[] {
  const taken = new Set<number>();
  for (const find of own) for (let k = 0; k < find.length; k++) taken.add(find.at + k);
  const english = sift(words, findAll(words, new Set<Tongue>([LINGUA_FRANCA]), false));
  // "Heut hats Nebel" is a contraction and no hats, Portuguese "logo" says soon.
  const loans = english.filter(({ topic, at }) => {
    const { text } = words[at]!;
    return (
      LOANED.has(topic) &&
      !taken.has(at) &&
      text.length > 3 &&
      !isRealWord(text) &&
      !isEverydayWord(text, reading)
    );
  });
  return [...own, ...loans].toSorted((a, b) => a.at - b.at);
}

const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((code) => code === text);
