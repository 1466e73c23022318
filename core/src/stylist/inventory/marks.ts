import { isEverydayWord, isRealWord } from "../../languages/everyday.ts";
import { type LanguageCode, languageOf } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { type ColourId, COLOURS } from "../../wardrobe/colours.ts";
import { KIND_IDS, kindOf, type KindId } from "../../wardrobe/kinds.ts";
import type { MaterialId } from "../../wardrobe/materials.ts";
import type { PatternId } from "../../wardrobe/patterns.ts";
import { MOST_WORDS } from "../dress/read-name.ts";
import { type Sense, sensesOfRun, wordsForGarments } from "../dress/senses.ts";
import { inflect } from "../understand/inflect.ts";
import { isSmallWord } from "../understand/language.ts";
import { editDistance } from "../understand/text.ts";
import { bookOf } from "./phrases.ts";
import type { Token } from "./pieces.ts";

/** What a run of words says of a garment. Words may say several things: "denim" is a cloth, and in the plural jeans. */
export type Mark = {
  at: number;
  length: number;
  kinds: readonly KindId[];
  colours: readonly ColourId[];
  materials: readonly MaterialId[];
  patterns: readonly PatternId[];
  /** Colours that the name of a kind holds: "little black dress". */
  inner: readonly ColourId[];
};

/** Everything that words say of garments, from left to right; the longest phrases first, and none inside another. */
export function marksOf(tokens: readonly Token[], language: LanguageCode): Mark[] {
  const meant = new Map<string, string>();
  const words = tokens.map(({ text }) => {
    const word = text.replace(/[.,/]/g, " ");
    if (!meant.has(word)) meant.set(word, wordMeant(word, language));
    return meant.get(word)!;
  });
  const marks: Mark[] = [];
  for (let at = 0; at < words.length;) {
    const mark = markAt(words, at, language);
    if (mark) marks.push(asWritten(mark, tokens, language));
    at += mark?.length ?? 1;
  }
  return marks;
}

/** The names of kinds as they are written, with their accents: Spanish "mono" is no "moño". */
const writtenNames = perLanguage(
  ({ kinds }): ReadonlyMap<string, KindId> =>
    new Map(
      KIND_IDS.flatMap((id) =>
        [kinds[id].text, kinds[id].plural].map((name) => [name.toLowerCase(), id] as const),
      ),
    ),
);

function asWritten(mark: Mark, tokens: readonly Token[], language: LanguageCode): Mark {
  const { at, length, kinds } = mark;
  const raw = tokens
    .slice(at, at + length)
    .map(({ raw: word, glue }, index) => (index === 0 ? word : glue + word))
    .join("");
  const typed = raw.toLowerCase();
  const kind = kinds.length > 0 ? writtenNames(language).get(typed) : undefined;
  const others = kind && kinds[0] !== kind && wordsFor(kinds[0]!, language);
  return others && !others.includes(typed) ? { ...mark, kinds: [kind] } : mark;
}

function wordsFor(id: KindId, language: LanguageCode): readonly string[] {
  const { kinds, closetWords } = languageOf(language);
  const { text, plural, also } = kinds[id];
  const regional = [closetWords.said[id], closetWords.named[id]].flatMap(
    (words) => words?.split("|") ?? [],
  );
  return [text.toLowerCase(), plural.toLowerCase(), ...also, ...regional];
}

function markAt(words: readonly string[], at: number, language: LanguageCode): Mark | undefined {
  for (let length = Math.min(MOST_WORDS, words.length - at); length > 0; length--) {
    const run = words.slice(at, at + length);
    const senses = sensesOf(run, language).filter((sense) => counts(sense, run, language));
    if (senses.length > 0 && !isColouredKind(run, language))
      return toMark(at, length, senses, innerColours(run, language));
    const colour = bookOf(language).colours.get(run.join(" "));
    if (colour) return toMark(at, length, [{ topic: "colour", id: colour, language }], []);
  }
  const senses = otherwise(words[at]!, language);
  return senses.length > 0 ? toMark(at, 1, senses, []) : undefined;
}

/** What a word says that stands in no lexicon as it is. */
function otherwise(word: string, language: LanguageCode): readonly Sense[] {
  const senses = inflected(word, language);
  return senses.length > 0 ? senses : shade(word, language);
}

/** What a language's own word in another form says comes before what an English one says: German "Shirts" are T-shirts. */
function sensesOf(run: readonly string[], language: LanguageCode): readonly Sense[] {
  const exact = sensesOfRun(run, language);
  if (exact.some((one) => one.language === language)) return exact;
  const singular = run.map((word) => word.replace(/s$/, ""));
  const own =
    run.length > 1
      ? sensesOfRun(singular, language).filter((one) => one.language === language)
      : inflected(run[0]!, language);
  return own.length > 0 ? own : exact;
}

const SHORTEST_LOAN = { kind: 3, colour: 4, material: 4, pattern: 4 } as const;

/** Short English words are other words elsewhere: "red" is a Spanish net. */
const counts = (sense: Sense, run: readonly string[], language: LanguageCode): boolean =>
  sense.language === language || run.join(" ").length >= SHORTEST_LOAN[sense.topic];

/** "Moletom preto" is a moletom that is black, whatever it stands for in a lexicon. */
function isColouredKind(run: readonly string[], language: LanguageCode): boolean {
  const rest = run.filter((word) => !isColour(word, language));
  if (rest.length === run.length || rest.length === 0) return false;
  const areas = kindsOf(sensesOfRun(run, language)).map((id) => kindOf(id).area);
  return kindsOf(sensesOfRun(rest, language)).some((id) => areas.includes(kindOf(id).area));
}

const kindsOf = (senses: readonly Sense[]): KindId[] =>
  senses.flatMap((sense) => (sense.topic === "kind" ? [sense.id] : []));

const isColour = (word: string, language: LanguageCode): boolean => {
  const senses = [...sensesOfRun([word], language), ...inflected(word, language)];
  const says = (topic: Sense["topic"]): boolean =>
    senses.some((one) => one.topic === topic && one.language === language);
  return says("colour") && !says("material");
};

const innerColours = (run: readonly string[], language: LanguageCode): readonly ColourId[] =>
  run.length < 2
    ? []
    : run
        .filter((word) => isColour(word, language))
        .flatMap((word) =>
          [...sensesOfRun([word], language), ...inflected(word, language)]
            .flatMap((sense) =>
              sense.topic === "colour" && sense.language === language ? [sense.id] : [],
            )
            .slice(0, 1),
        );

function toMark(
  at: number,
  length: number,
  senses: readonly Sense[],
  inner: readonly ColourId[],
): Mark {
  const ids = <T extends Sense["topic"]>(topic: T) =>
    [...new Set(senses.flatMap((sense) => (sense.topic === topic ? [sense.id] : [])))] as Extract<
      Sense,
      { topic: T }
    >["id"][];
  return {
    at,
    length,
    kinds: ids("kind"),
    colours: ids("colour"),
    materials: ids("material"),
    patterns: ids("pattern"),
    inner: ids("colour").length > 0 ? [] : inner,
  };
}

const inflected = (word: string, language: LanguageCode): readonly Sense[] =>
  inflect(word)
    .slice(1)
    .filter(({ tongues }) => tongues?.includes(language) ?? true)
    .map(({ text }) => sensesOfRun([text], language).filter((one) => one.language === language))
    .find((senses) => senses.length > 0) ?? [];

const SHORTEST_COLOUR = 3;
const LONGEST_SHADE = 9;

/** Where words are written as one, the end of a shade is the colour: "quietschgelb", "dunkelrosa". */
function shade(word: string, language: LanguageCode): readonly Sense[] {
  const hue = [...bookOf(language).hued.keys()].find((end) => end !== "" && word.endsWith(end));
  if (hue)
    return sensesOfRun([word.slice(0, -hue.length)], language).filter(
      ({ topic }) => topic === "colour",
    );
  if (!languageOf(language).syntax.joints) return [];
  for (let cut = 3; cut <= Math.min(LONGEST_SHADE, word.length - SHORTEST_COLOUR); cut++) {
    const end = word.slice(cut);
    const colours = [...sensesOfRun([end], language), ...inflected(end, language)].filter(
      ({ topic, language: of }) => topic === "colour" && of === language,
    );
    if (colours.length > 0) return colours;
  }
  return [];
}

const SHORTEST_SLIP = 5;
const LONG = 8;

/** "runing", "pruple": a slip of the finger in a word that is none of its own. */
function wordMeant(word: string, language: LanguageCode): string {
  const known =
    wordsForGarments(language).has(word) ||
    bookOf(language).colours.has(word) ||
    sensesOfRun([word], language).length > 0 ||
    otherwise(word, language).length > 0;
  return known ? word : (spelt(word, language) ?? word);
}

/** The word of garments that was meant; undefined where nothing is near. */
function spelt(word: string, language: LanguageCode): string | undefined {
  if (word.length < SHORTEST_SLIP || !/^[a-z]+$/.test(word)) return undefined;
  if (isRealWord(word) || isSmallWord(word) || isEverydayWord(word, language)) return undefined;
  const most = word.length >= LONG ? 2 : 1;
  let best: string | undefined;
  let bestDistance = most + 1;
  for (const other of wordsForGarments(language)) {
    if (other[0] !== word[0] || other.length < SHORTEST_SLIP) continue;
    const distance = editDistance(word, other, most);
    if (distance < bestDistance) [best, bestDistance] = [other, distance];
  }
  return best;
}

/** Whether a mark holds the word at a place. */
export const covers = ({ at, length }: { at: number; length: number }, token: number): boolean =>
  token >= at && token < at + length;

/** A word that is a cloth as well says a colour only where no other does: "cuero" is leather, and may be tan. */
export function coloursIn(marks: readonly Mark[]): ColourId[] {
  const coloured = marks.filter(({ colours }) => colours.length > 0);
  const plain = coloured.filter(({ materials }) => materials.length === 0);
  const said = plain.length > 0 ? plain : coloured;
  return said.filter((mark) => !isShaded(mark, said)).map(({ colours }) => colours[0]!);
}

/** "Jaune moutarde" is mustard: a neighbour says the same more closely. */
const isShaded = (mark: Mark, others: readonly Mark[]): boolean =>
  others.some(
    (other) =>
      (other.at === mark.at + mark.length || mark.at === other.at + other.length) &&
      other.colours[0] !== mark.colours[0] &&
      COLOURS[other.colours[0]!].family === mark.colours[0],
  );
