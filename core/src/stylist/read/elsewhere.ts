import type { LanguageCode as Language } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { Find } from "../understand/phrasebook.ts";
import { isColoured } from "../understand/sift.ts";
import type { Word } from "../understand/text.ts";
import { Landscape, noSmallWords } from "./landscape.ts";
import { PhraseBook } from "./match.ts";
import { type Pattern, readPatterns } from "./pattern.ts";

type Lists = {
  phrases: PhraseBook<{ pattern: Pattern }>;
  before: ReadonlySet<string>;
  accented: ReadonlySet<string>;
  doing: ReadonlySet<string>;
};

const setOf = (...words: string[]): ReadonlySet<string> =>
  new Set(words.flatMap((list) => list.trim().split(/\s+/)));

const listsOf = perLanguage(({ cues, syntax }): Lists => {
  const { elsewhere, classes, singling, indefinites, joints, negators, subjects } = cues;
  return {
    phrases: new PhraseBook(readPatterns(elsewhere, classes).map((pattern) => ({ pattern }))),
    before: setOf(singling, indefinites, joints),
    accented: setOf(syntax.accented),
    doing: setOf(negators, subjects),
  };
});

/** Drops garments, colours and cloths where their word means something else: "dress code", "weiß ich nicht", and guesses at what can be no noun: "je les salis". */
export function withoutElsewhere(
  words: readonly Word[],
  finds: readonly Find[],
  language: Language,
): Find[] {
  const { phrases, before, accented, doing } = listsOf(language);
  const hits = phrases.find(new Landscape("", words, [], noSmallWords));
  const taken = ({ at, length }: Find): boolean =>
    hits.some(({ from, to }) => at >= from && at + length <= to);
  const isAnother = ({ at, length }: Find): boolean =>
    length === 1 && accented.has(words[at]!.raw.toLowerCase().normalize("NFC"));
  const isNoun = ({ at }: Find): boolean =>
    finds.some((find) => find.at + find.length === at && find.topic !== "negation") ||
    (before.has(words[at - 1]?.text ?? "") && !doing.has(words[at - 2]?.text ?? ""));
  return finds.filter(
    (find) =>
      !(MEANT.has(find.topic) && taken(find) && !isColoured(finds, find)) &&
      !isAnother(find) &&
      !(find.topic === "garment" && find.guessed && !isNoun(find)),
  );
}

const MEANT = new Set<Find["topic"]>(["garment", "colour", "material"]);
