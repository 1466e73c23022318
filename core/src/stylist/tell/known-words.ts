import { AGREEMENTS } from "../../languages/garment-nouns.ts";
import type { Agreeing, Language } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { KIND_IDS, kindOf } from "../../wardrobe/kinds.ts";
import type { Piece } from "../dress/piece.ts";
import { fold } from "../understand/text.ts";

/** The nouns of a language, the longest first: "Wollhose" ends in "Hose", «pantalon de ville» begins with «pantalon». */
export type KnownNoun = { text: string; noun: Agreeing; area?: string };

export const nounsIn = perLanguage((language): readonly KnownNoun[] => [
  ...kindNouns(language),
  ...ownersNouns(language),
]);

const longestFirst = (all: readonly KnownNoun[]): KnownNoun[] =>
  all.toSorted((a, b) => b.text.length - a.text.length);

const kindNouns = ({ kinds }: Language): KnownNoun[] => {
  const all = KIND_IDS.flatMap((id) => {
    const { text, plural, gender, pair } = kinds[id];
    const { area } = kindOf(id);
    const many = { gender, pair: true };
    return [
      { text: text.toLowerCase(), noun: kinds[id] as Agreeing, area },
      ...(pair ? [] : [{ text: plural.toLowerCase(), noun: many, area }]),
    ];
  });
  return longestFirst(all);
};

/** What else people call their clothes; which part of the body it is for is not told by the word. */
const ownersNouns = ({ garmentNouns }: Language): KnownNoun[] =>
  longestFirst(
    [...garmentNouns.agreements].map(([text, agreement]) => ({
      text,
      noun: AGREEMENTS[agreement],
    })),
  );

/** Whether a noun may be this piece's. */
export const isWorn = (area: string | undefined, piece: Piece): boolean =>
  area === undefined ||
  area === piece.kind.area ||
  (LAYERS.has(area) && LAYERS.has(piece.kind.area));
const LAYERS: ReadonlySet<string> = new Set(["top", "mid", "outer"]);

type Words = Readonly<Record<"colours" | "materials", ReadonlySet<string>>>;

/** What colours and materials are called, folded. */
export const wordsOf = perLanguage(({ colours, materials }): Words => ({
  colours: new Set(
    Object.values(colours).flatMap(({ m, f, mp, fp, also }) => [m, f, mp, fp, ...also].map(fold)),
  ),
  materials: new Set(Object.values(materials).map(({ text }) => fold(text))),
}));
