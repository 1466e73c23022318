import type { Ground } from "../../languages/ground-list.ts";
import { languageOf } from "../../languages/index.ts";
import { BLANK } from "../../situations/recognise.ts";
import { LIKENING_TAIL, settingCuesOf, type SettingCues } from "../lexicon/setting-cues.ts";
import type { Language } from "../lexicon/index.ts";
import type { Owned } from "../read/owned-names.ts";
import type { LeftAside } from "./brief.ts";
import { forLater } from "./for-later.ts";
import { asRooms, notThere } from "./not-there.ts";
import { calledAfter } from "./owned-after.ts";
import type { Find } from "./phrasebook.ts";
import { standsAt, type Word, wordsOfPhrase } from "./text.ts";
import { knownFrom, phraseAt, shownOn, toldBeside } from "./told-beside.ts";

/**
 * Where in a request a setting may be named. "Heated like a sauna" names no sauna, "running shoes" no run, and "the coat has
 * been at my brother's since the wedding" no wedding.
 */
export type Evidence = {
  /** Words that speak of another thing or another day, by index. */
  elsewhere: ReadonlySet<number>;
  /** Words that only say what a garment is made for. */
  ofGarment: ReadonlySet<number>;
  /** Words that say why a garment cannot be worn. */
  ofExcuse: ReadonlySet<number>;
  /** Of those the ones that keep it for another day. */
  ofLater: ReadonlySet<number>;
  /** Words that say what has befallen a garment, which befalls no other today. */
  ofMishap: ReadonlySet<number>;
  /** Words that say who somebody is, or what a room is like. */
  ofWho: ReadonlySet<number>;
};

/** What is compared with, or was on another day, ends within so many words. */
const FAR = 4;

export function evidenceIn(
  prompt: string,
  words: readonly Word[],
  finds: readonly Find[],
  leftAside: readonly LeftAside[],
  language: Language,
  closet: readonly Owned[] = [],
): Evidence {
  const cues = settingCuesOf(language);
  const inOneGo = new Set(words.flatMap((_, at) => phraseAt(words, at, cues.inOneGo)));
  const elsewhere = words.flatMap((_, at) =>
    inOneGo.has(at) ? [] : elsewhereFrom(prompt, words, at, cues),
  );
  const over = words.flatMap((_, at) => overAt(words, finds, at, cues));
  const beside = toldBeside(words, turnsIn(finds), cues);
  const garments = finds.filter((find) => find.topic === "garment");
  const ofGarment = garments.flatMap((find) => [
    ...madeFor(words, find, cues, language),
    ...shownOn(words, find, cues),
  ]);
  const ofExcuse = excuses(words, finds, leftAside, cues);
  const another = [...cues.later, ...cues.keeps];
  const other = words.filter(({ text }, at) => another.includes(text) && ofExcuse.includes(at));
  const otherDays = new Set(other.map(({ clause }) => clause));
  return {
    elsewhere: new Set([
      ...elsewhere,
      ...over,
      ...beside,
      ...notThere(words, cues, language),
      ...words.flatMap((_, at) => forLater(words, at, cues)),
      ...calledAfter(words, closet, language),
    ]),
    ofGarment: new Set(ofGarment),
    ofExcuse: new Set(ofExcuse),
    ofLater: new Set([
      ...ofExcuse.filter((at) => otherDays.has(words[at]!.clause)),
      ...excuses(words, finds, leftAside.filter(isKept), cues),
    ]),
    ofMishap: new Set(excuses(words, finds, leftAside.filter(isMishap), cues)),
    ofWho: new Set([
      ...asRooms(words, cues),
      ...words.flatMap((_, at) => [
        ...whoFrom(words, at, cues),
        ...knownFrom(words, at, turnsIn(finds), cues, language),
      ]),
    ]),
  };
}

function elsewhereFrom(
  prompt: string,
  words: readonly Word[],
  at: number,
  cues: SettingCues,
): number[] {
  const { text, end, clause } = words[at]!;
  if (LIKENING_TAIL.test(prompt.slice(end, end + 12))) return [at];
  const next = words[at + 1];
  if (!next || next.clause !== clause) return [];
  const before = words[at - 1];
  const isLike =
    cues.like.includes(text) &&
    before?.clause === clause &&
    !cues.notLike.includes(before.text) &&
    cues.likened.includes(next.text);
  if (isLike) return following(words, at, FAR);
  if (!cues.earlier.includes(text)) return [];
  const span = following(words, at, cues.small.includes(next.text) ? 3 : 2);
  const after = words[at + span.length + 1]?.text ?? "";
  return cues.is.includes(after) ? [] : span;
}

const turnsIn = (finds: readonly Find[]): ReadonlySet<number> =>
  new Set(finds.filter(({ topic }) => topic === "turn" || topic === "and").map(({ at }) => at));

/** "We had the wedding last night and now …": of what is over, from one turn of thought to the next. */
function overAt(
  words: readonly Word[],
  finds: readonly Find[],
  at: number,
  { past, later }: SettingCues,
): number[] {
  const said = past.find((phrase) => standsAt(words, phrase, at));
  const { clause, sentence } = words[at]!;
  // "They told me yesterday that on Friday there is a wedding."
  const comes = (word: Word): boolean => word.sentence === sentence && later.includes(word.text);
  const isAhead = words.some(comes) || finds.some((find) => isToCome(find, words, sentence));
  if (!said || isAhead) return [];
  const turns = turnsIn(finds);
  let from = at;
  while (words[from - 1]?.clause === clause && !turns.has(from - 1)) from--;
  let to = at + wordsOfPhrase(said).length;
  if (from === at) while (words[to]?.clause === clause && !turns.has(to)) to++;
  return Array.from({ length: to - from }, (_, k) => from + k);
}

const isToCome = ({ topic, at }: Find, words: readonly Word[], sentence: number): boolean =>
  topic === "tomorrow" && words[at]!.sentence === sentence;

/** Words that describe a person after "I'm a": a noun and what stands before it. */
const WHO = 2;

/** "I'm a nurse" tells of no shift; "sono in ufficio" tells where somebody is. */
function whoFrom(words: readonly Word[], at: number, { ofWho, small }: SettingCues): number[] {
  const said = ofWho.find((phrase) => standsAt(words, phrase, at));
  if (!said) return [];
  const last = at + wordsOfPhrase(said).length - 1;
  const next = words[last + 1];
  return next && !small.includes(next.text) ? following(words, last, WHO) : [];
}

function following(words: readonly Word[], at: number, most: number): number[] {
  const span: number[] = [];
  for (let k = at + 1; k <= at + most && words[k]?.clause === words[at]!.clause; k++) span.push(k);
  return span;
}

/** "running shoes", "scarpe da corsa": without an article, for with one it is what the garment is worn to. */
function madeFor(
  words: readonly Word[],
  find: Find,
  { madeFor: links, small }: SettingCues,
  language: Language,
): number[] {
  const { clause } = words[find.at]!;
  const before = words[find.at - 1];
  // "scarpe da corsa" is one garment, and its last word no run.
  const inside = Array.from({ length: find.length - 1 }, (_, k) => find.at + k + 1);
  if (inside.length > 0) return inside;
  if (languageOf(language).syntax.stacksNouns)
    return before?.clause === clause && !before.owner ? [find.at - 1] : [];
  const link = find.at + find.length;
  const named = words[link + 1];
  const linked = links.includes(words[link]?.text ?? "") && words[link]!.clause === clause;
  return linked && named?.clause === clause && !small.includes(named.text) ? [link + 1] : [];
}

/** Grounds that lie in the garment; whom it fits and pleases tells of the person. */
const BEFALLEN: ReadonlySet<Ground | null> = new Set<Ground>([
  "cleaned",
  "mended",
  "washing",
  "soiled",
  "creased",
  "broken",
]);

/** What is kept for a wedding is kept for another day. */
const isKept = ({ ground }: LeftAside): boolean => ground === "kept";

const isMishap = ({ ground }: LeftAside): boolean => BEFALLEN.has(ground);

/** What is said of a garment that is dirty, lent, too small: from one turn of thought to the next. */
function excuses(
  words: readonly Word[],
  finds: readonly Find[],
  leftAside: readonly LeftAside[],
  { keeps }: SettingCues,
): number[] {
  const asides = leftAside.map(({ mention }) => ` ${mention.text} `);
  const turns = new Set(finds.filter(({ topic }) => topic === "turn").map(({ at }) => at));
  const isTogether = (a: number, b: number): boolean => words[a]?.clause === words[b]?.clause;
  // "Not the red coat because I keep it for the graduation" is one thought.
  const isReason = (at: number): boolean =>
    words.some(
      ({ text, clause }, k) => k > at && clause === words[at]!.clause && keeps.includes(text),
    );
  return finds.flatMap(({ topic, at, length }) => {
    // "The burgundy one I'm keeping for the wedding": a colour stands for what has it.
    if (topic !== "garment" && topic !== "colour") return [];
    const said = words.slice(at, at + length).map(({ text }) => text);
    if (!asides.some((text) => text.includes(` ${said.join(" ")} `))) return [];
    let from = at;
    while (isTogether(from - 1, at) && !turns.has(from - 1)) from--;
    let to = at + length;
    while (isTogether(to, at) && (!turns.has(to) || isReason(to))) to++;
    return Array.from({ length: to - from }, (_, k) => from + k);
  });
}

/** The prompt without some of its words; all others stay where they were. */
export function without(
  prompt: string,
  words: readonly Word[],
  ...left: readonly ReadonlySet<number>[]
): string {
  let text = prompt;
  for (const [at, { start, end }] of words.entries())
    if (left.some((set) => set.has(at)))
      text = text.slice(0, start) + BLANK.repeat(end - start) + text.slice(end);
  return text;
}
