import { type LanguageCode as Language, languageOf } from "../../languages/index.ts";
import type { SettingCues } from "../lexicon/setting-cues.ts";
import type { Find } from "./phrasebook.ts";
import { standsAt, type Word, wordsOfPhrase } from "./text.ts";

/** How far from their cue the words stand that name no setting of this day. */
const NEAR = 3;
const FAR = 5;

/**
 * Words that name a setting and not this day's, by index: where somebody was met or got hurt, who is dead, what another sentence
 * keeps for next month, and what only sounds like a setting.
 * @param turns where a new thought begins
 */
export function toldBeside(
  words: readonly Word[],
  turns: ReadonlySet<number>,
  cues: SettingCues,
): number[] {
  const thought: Thought = { words, turns };
  return words.flatMap((_, at) => [
    ...phraseAt(words, at, cues.idioms),
    ...seemingAt(thought, at, cues),
    ...metFrom(thought, at, cues),
    ...hurtAt(thought, at, cues),
    ...goneAt(thought, at, cues),
    ...anotherTime(words, at, cues),
  ]);
}

/** Words on clothes: "the jumper with the puffins", "puffins on the jumper". */
export function shownOn(
  words: readonly Word[],
  { at, length }: Find,
  { showing, shownOn: on, small, ours }: SettingCues,
): number[] {
  const { clause } = words[at]!;
  const isHere = (k: number): boolean => words[k]?.clause === clause;
  const isOf = (k: number, list: readonly string[]): boolean =>
    isHere(k) && list.includes(words[k]!.text);
  const link = at + length;
  const first = isOf(link + 1, small) && !isOf(link + 1, ours) ? link + 2 : link + 1;
  const behind = isOf(link, showing) && !isOf(first, ours) ? [first, first + 1] : [];
  let before = at - 1;
  while (isOf(before, small) || isOf(before, ours)) before--;
  return [...behind, ...(isOf(before, on) ? [before - 2, before - 1] : [])].filter(isHere);
}

type Thought = { words: readonly Word[]; turns: ReadonlySet<number> };

/** The words of the longest phrase that begins here. */
export function phraseAt(words: readonly Word[], at: number, phrases: readonly string[]): number[] {
  const lengths = phrases
    .filter((phrase) => standsAt(words, phrase, at))
    .map((phrase) => wordsOfPhrase(phrase).length);
  return Array.from({ length: Math.max(0, ...lengths) }, (_, k) => at + k);
}

/** Up to so many words from here on, as far as the thought goes. */
function along({ words, turns }: Thought, from: number, step: 1 | -1, most: number): number[] {
  const span: number[] = [];
  const clause = words[from - step]?.clause;
  for (let k = from; span.length < most; k += step) {
    if (words[k]?.clause !== clause || turns.has(k)) break;
    span.push(k);
  }
  return span;
}

/** "I don't want to look like I'm going to a funeral." */
const seemingAt = (thought: Thought, at: number, { seeming }: SettingCues): number[] => {
  const said = phraseAt(thought.words, at, seeming);
  return said.length > 0 ? along(thought, at + said.length, 1, NEAR) : [];
};

/** "The girl from the gym", "Harold from the bowls club", "somebody who works in a gallery": who that is, and not where one meets. */
export function knownFrom(
  words: readonly Word[],
  at: number,
  turns: ReadonlySet<number>,
  { known, knownFrom: links, theyWork, small }: SettingCues,
  language: Language,
): number[] {
  const thought: Thought = { words, turns };
  const job = phraseAt(words, at, theyWork);
  if (job.length > 0) return along(thought, at + job.length, 1, FAR);
  const [person, link, next] = [words[at]!, words[at + 1], words[at + 2]];
  if (link?.clause !== person.clause || !links.includes(link.text) || !next) return [];
  const { capitalNouns } = languageOf(language).syntax;
  const isOne = known.includes(person.text) || (!capitalNouns && isName(words, at, small));
  return isOne ? along(thought, at + 2, 1, FAR) : [];
}

/** A capital within a sentence. */
const isName = (words: readonly Word[], at: number, small: readonly string[]): boolean =>
  words[at - 1]?.sentence === words[at]!.sentence &&
  /^\p{Lu}\p{Ll}/u.test(words[at]!.raw) &&
  !small.includes(words[at]!.text);

/** "A guy I met at the climbing hall", "den ich in der Kletterhalle kennengelernt habe". */
function metFrom(thought: Thought, at: number, { met, metThere }: SettingCues): number[] {
  const said = phraseAt(thought.words, at, met);
  const there = phraseAt(thought.words, at, metThere).length > 0;
  return [
    ...(said.length > 0 ? along(thought, at + said.length, 1, FAR) : []),
    ...(there ? along(thought, at - 1, -1, FAR) : []),
  ];
}

/** "Broke my wrist at netball", "beim Handball gebrochen". */
function hurtAt(thought: Thought, at: number, { hurt, meanwhile }: SettingCues): number[] {
  const { words } = thought;
  if (!hurt.includes(words[at]!.text)) return [];
  const around = [...along(thought, at + 1, 1, FAR), ...along(thought, at - 1, -1, FAR)];
  return around
    .filter((k) => meanwhile.includes(words[k]!.text))
    .flatMap((k) => along(thought, k + 1, 1, NEAR));
}

/** "My nan passed in March": nobody visits her. */
function goneAt(thought: Thought, at: number, { gone, goneIs }: SettingCues): number[] {
  const after = phraseAt(thought.words, at, goneIs);
  return [
    ...(phraseAt(thought.words, at, gone).length > 0 ? along(thought, at - 1, -1, NEAR) : []),
    ...(after.length > 0 ? along(thought, at + after.length, 1, 2) : []),
  ];
}

/** "That was for her 90th next month. Today it's the furniture shop." */
function anotherTime(
  words: readonly Word[],
  at: number,
  { another, today }: SettingCues,
): number[] {
  const { sentence, clause } = words[at]!;
  if (phraseAt(words, at, another).length === 0) return [];
  const isToday = ({ sentence: other }: Word, k: number): boolean =>
    other !== sentence && phraseAt(words, k, today).length > 0;
  if (!words.some(isToday)) return [];
  return words.flatMap((word, k) => (word.clause === clause ? [k] : []));
}
