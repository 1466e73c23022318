import { COMPOUNDING } from "../../languages/all.ts";
import { languageOf, LANGUAGES, LINGUA_FRANCA } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { COLOUR_IDS, type ColourId } from "../../wardrobe/colours.ts";
import { KIND_IDS, type KindId } from "../../wardrobe/kinds.ts";
import { MATERIAL_IDS, type MaterialId } from "../../wardrobe/materials.ts";
import { PATTERN_IDS, type PatternId } from "../../wardrobe/patterns.ts";
import { fold } from "../understand/text.ts";
import type { Language } from "../lexicon/index.ts";

/** What a word of a garment's name or tags may mean. */
export type Sense =
  | { topic: "kind"; id: KindId; language: Language }
  | { topic: "colour"; id: ColourId; language: Language }
  | { topic: "material"; id: MaterialId; language: Language }
  | { topic: "pattern"; id: PatternId; language: Language };

const senses = new Map<string, Sense[]>();

const keysOf = (phrases: readonly string[]): ReadonlySet<string> =>
  new Set(phrases.map((phrase) => fold(phrase).replace(/[^\p{L}\p{N}]+/gu, " ")));

function add(sense: Sense, phrases: readonly string[]): void {
  for (const key of keysOf(phrases)) {
    const list = senses.get(key);
    if (list) list.push(sense);
    else senses.set(key, [sense]);
  }
}

const isKindIn =
  (language: Language) =>
  (sense: Sense): boolean =>
    sense.topic === "kind" && sense.language === language;

/** Words of a region or a closet: beside a dictionary's words where those say nothing, or in their place. */
function addClosetWords(language: Language): void {
  const { said, named } = languageOf(language).closetWords;
  for (const id of KIND_IDS) {
    const sense: Sense = { topic: "kind", id, language };
    for (const key of keysOf(said[id]?.split("|") ?? []))
      if (!senses.get(key)?.some(isKindIn(language))) add(sense, [key]);
  }
  const meant = new Map<string, Sense[]>();
  for (const id of KIND_IDS)
    for (const key of keysOf(named[id]?.split("|") ?? []))
      meant.set(key, [...(meant.get(key) ?? []), { topic: "kind", id, language }]);
  for (const [key, kinds] of meant) {
    const others = senses.get(key)?.filter((one) => !isKindIn(language)(one)) ?? [];
    senses.set(key, [...others, ...kinds]);
  }
}

/** On first use: some 8,000 phrases that a page load should not pay for. */
export function openSenses(): void {
  if (senses.size > 0) return;
  for (const code of LANGUAGES) {
    const { kinds, colours, materials, patterns } = languageOf(code);
    for (const id of KIND_IDS) {
      const { text, plural, also } = kinds[id];
      add({ topic: "kind", id, language: code }, [text, plural, ...also]);
    }
    for (const id of COLOUR_IDS) {
      const { m, f, mp, fp, also } = colours[id];
      add({ topic: "colour", id, language: code }, [m, f, mp, fp, ...also]);
    }
    for (const id of MATERIAL_IDS) {
      const { text, also } = materials[id];
      add({ topic: "material", id, language: code }, [text, ...also]);
    }
    for (const id of PATTERN_IDS) {
      const { text, of, also } = patterns[id];
      add({ topic: "pattern", id, language: code }, [text, of, ...also]);
    }
    addClosetWords(code);
  }
}

export function sensesAt(
  words: readonly string[],
  at: number,
  length: number,
  language?: Language,
): readonly Sense[] | undefined {
  if (length > 1) return sensesOfMany(words.slice(at, at + length).join(" "));
  return sensesOfWord(words[at]!, language);
}

/** As it is written, as it is spoken ("Wanderhosn"), or by its parts. */
export function sensesOfWord(word: string, language?: Language): readonly Sense[] | undefined {
  const written = writtenAs(word, language);
  return (
    sensesOf(word) ??
    looksOf(word, language) ??
    (written === word ? undefined : sensesOf(written)) ??
    compound(written, language) ??
    compound(word, language)
  );
}

/** "Dunkelblauer", "braunen": what is said of looks, with the ending of its noun. */
function looksOf(word: string, language?: Language): readonly Sense[] | undefined {
  for (const code of COMPOUNDING) {
    if (language && language !== code) continue;
    for (const ending of languageOf(code).syntax.endings.split(" ")) {
      if (!word.endsWith(ending)) continue;
      const stem = word.slice(0, -ending.length);
      const said = senses.get(stem) ?? senses.get(`${stem}e`) ?? [];
      const looks = said.filter((one) => one.topic !== "kind" && one.language === code);
      if (looks.length > 0) return looks;
    }
  }
  return undefined;
}

/** The word with its last part as it is written: "Lederhosn", "Bergschuach". */
function writtenAs(word: string, language?: Language): string {
  for (const code of COMPOUNDING) {
    if (language && language !== code) continue;
    const part = languageOf(code).syntax.spoken.find(([spoken]) => word.endsWith(spoken));
    if (part) return word.slice(0, -part[0].length) + part[1];
  }
  return word;
}

/** What a word, or a run of up to five, may mean in a language or in English; nothing where it says nothing. */
export function sensesOfRun(run: readonly string[], language: Language): readonly Sense[] {
  openSenses();
  const list = sensesAt(run, 0, run.length, language) ?? [];
  const own = nearest(list, language);
  return own.filter((sense) => sense.language === language || sense.language === LINGUA_FRANCA);
}

/** What is meant by words that begin so: by somebody who is still typing. */
export function sensesBeginning(letters: string): Sense[] {
  openSenses();
  return [...senses].flatMap(([phrase, list]) => (phrase.startsWith(letters) ? list : []));
}

/** The single words that a language's phrases for garments and their looks are made of. */
export const wordsForGarments = perLanguage(({ code }): ReadonlySet<string> => {
  openSenses();
  const phrases = [...senses].filter(([, list]) => list.some((one) => one.language === code));
  return new Set(phrases.flatMap(([phrase]) => phrase.split(" ")));
});

/** One of a pair is called like the pair, and several like one: "chinelo", "hoodies". */
export const sensesOf = (phrase: string): Sense[] | undefined =>
  kindsFirst(
    senses.get(phrase),
    phrase.endsWith("s") ? senses.get(phrase.slice(0, -1)) : senses.get(`${phrase}s`),
  );

/** "vaquero" is a cloth, and one of a pair of jeans. */
function kindsFirst(exact: Sense[] | undefined, near: Sense[] | undefined): Sense[] | undefined {
  if (!exact || !near || exact.some(({ topic }) => topic === "kind")) return exact ?? near;
  return [...exact, ...near.filter(({ topic }) => topic === "kind")];
}

/** Of several words the whole may stand in the plural, or its first word in either number: "boat shoe", "bota de borracha". */
export function sensesOfMany(phrase: string): Sense[] | undefined {
  const first = phrase.indexOf(" ");
  const head = phrase.slice(0, first);
  const rest = phrase.slice(first);
  return (
    senses.get(phrase) ??
    senses.get(phrase.endsWith("s") ? phrase.slice(0, -1) : `${phrase}s`) ??
    senses.get(head.endsWith("s") ? head.slice(0, -1) + rest : `${head}s${rest}`)
  );
}

export function nearest(list: readonly Sense[], language: Language): readonly Sense[] {
  const own = list.filter((sense) => sense.language === language);
  if (own.length > 0) return own;
  const english = list.filter((sense) => sense.language === LINGUA_FRANCA);
  return english.length > 0 ? english : list;
}

const SHORTEST_PART = 3;

/**
 * In words that are written as one the end says what a piece is, the beginning may say of what ("Wollpulli", "Leinenbluse"). A beginning that
 * does goes first: "Baumwollsocken" are socks of cotton, and no "Wollsocken" of a tree.
 */
export function compound(word: string, language?: Language): Sense[] | undefined {
  for (const code of COMPOUNDING) {
    const found = !language || language === code ? compoundIn(code, word) : undefined;
    if (found) return found;
  }
  return undefined;
}

function compoundIn(language: Language, word: string): Sense[] | undefined {
  const { joints } = languageOf(language).syntax;
  const part = (text: string, topic: Sense["topic"]): Sense[] =>
    (senses.get(text) ?? []).filter((one) => one.language === language && one.topic === topic);
  let longest: Sense[] | undefined;
  for (let cut = SHORTEST_PART; cut <= word.length - SHORTEST_PART; cut++) {
    const kinds = part(word.slice(cut), "kind");
    if (kinds.length === 0) continue;
    const of = word.slice(0, cut);
    const cloth = [...part(of, "material"), ...part(of.replace(joints!, ""), "material")];
    if (cloth.length > 0) return [...kinds, ...cloth];
    longest ??= kinds;
  }
  return longest;
}

/** The kind that a single word or phrase names in any language; undefined where none does. */
export function kindCalled(phrase: string): KindId | undefined {
  openSenses();
  const key = fold(phrase);
  const list = senses.get(key) ?? senses.get(key.replace(/s$/, "")) ?? [];
  return list.flatMap((sense) => (sense.topic === "kind" ? [sense.id] : []))[0];
}
