import { isForm, readForm } from "../../languages/form.ts";
import { type LanguageCode as Language, languageOf } from "../../languages/index.ts";
import type { SettingCues } from "../lexicon/setting-cues.ts";
import { phraseAt } from "./told-beside.ts";
import type { Word } from "./text.ts";

/** How far before a likeness its "not" stands. */
const DENIED_WITHIN = 5;
/** How far a likeness goes: "my uncle at a wedding". */
const LIKENED = 6;
/** How far behind an adviser the advice is told. */
const ADVICE = 7;
/** Where clothes are changed: "in the car park". */
const CHANGED = 4;

/**
 * Words that name a setting and not where one goes, by index: whose advice is told, what nobody wants to look like, where
 * clothes are changed, and what clothes that are barred are called after.
 */
export function notThere(words: readonly Word[], cues: SettingCues, language: Language): number[] {
  const negators = new Set(languageOf(language).cues.negators.split(" "));
  return words.flatMap((_, at) => [
    ...adviserAt(words, at, cues),
    ...likenedAt(words, at, cues, negators),
    ...changedAt(words, at, cues),
    ...moveAt(words, at, cues),
    ...barredAt(words, at, cues, language),
  ]);
}

/** "The gym will be stuffy": what stands before says what a room is like. */
export function asRooms(words: readonly Word[], { climate, is }: SettingCues): number[] {
  return words.flatMap(({ text, clause }, at) => {
    if (!climate.includes(text)) return [];
    const verb = [at - 1, at - 2, at - 3].find(
      (k) => words[k]?.clause === clause && is.includes(words[k].text),
    );
    return verb === undefined
      ? []
      : [verb - 1, verb - 2].filter((k) => words[k]?.clause === clause);
  });
}

/** "My physio wants flat shoes", "l'ordre du kiné": whose word it is, unless somebody goes there. */
function adviserAt(
  words: readonly Word[],
  at: number,
  { advisers, advising, advised, goingThere }: SettingCues,
): number[] {
  if (!advisers.includes(words[at]!.text)) return [];
  const { sentence } = words[at]!;
  const before = [1, 2, 3].some((back) => phraseAt(words, at - back, advised).length === back);
  if (before) return [at];
  const goes = [at - 1, at - 2].some((k) => goingThere.includes(words[k]?.text ?? ""));
  const says = words
    .slice(at + 1, at + 1 + ADVICE)
    .some((word) => word.sentence === sentence && advising.includes(word.text));
  return says && !goes ? [at] : [];
}

function likenedAt(
  words: readonly Word[],
  at: number,
  { likeness, likenessEnds }: SettingCues,
  negators: ReadonlySet<string>,
): number[] {
  const { length } = phraseAt(words, at, likeness);
  if (length === 0) return [];
  const { clause, sentence } = words[at]!;
  const isDenied = words
    .slice(Math.max(0, at - DENIED_WITHIN), at + length)
    .some((word) => word.sentence === sentence && negators.has(word.text));
  if (!isDenied) return [];
  const from = at + length;
  const isOver = (k: number): boolean =>
    words[k]?.clause !== clause || (k > from && phraseAt(words, k, likenessEnds).length > 0);
  return upTo(from, LIKENED, isOver);
}

/** "I can change at the gym." */
function changedAt(words: readonly Word[], at: number, { changing }: SettingCues): number[] {
  const { length } = phraseAt(words, at, changing);
  const { clause } = words[at]!;
  return upTo(at, length === 0 ? 0 : length + CHANGED, (k) => words[k]?.clause !== clause);
}

/** "Ich kann mich dort umziehen": with the pronoun it is no move. */
function moveAt(words: readonly Word[], at: number, { moves, mine }: SettingCues): number[] {
  const { text, clause } = words[at]!;
  const isChange =
    moves.includes(text) &&
    words.some((word) => word.clause === clause && mine.includes(word.text));
  return isChange ? [at] : [];
}

/** "They forbid gym clothes": what clothes are called after says no place where one goes. */
function barredAt(
  words: readonly Word[],
  at: number,
  { clothes, barred }: SettingCues,
  language: Language,
): number[] {
  const { text, clause } = words[at]!;
  if (!clothes.includes(text)) return [];
  const isHere = (word: Word | undefined): boolean => word?.clause === clause;
  const bars = barred.map(readForm);
  if (!words.some((word) => isHere(word) && bars.some((form) => isForm(word.text, form))))
    return [];
  const named = languageOf(language).syntax.stacksNouns ? [at - 1, at - 2] : [at + 1, at + 2];
  return named.filter((k) => isHere(words[k]));
}

function upTo(from: number, most: number, isOver: (at: number) => boolean): number[] {
  const span: number[] = [];
  for (let k = from; span.length < most && !isOver(k); k++) span.push(k);
  return span;
}
