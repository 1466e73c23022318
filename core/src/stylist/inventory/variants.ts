import { type LanguageCode, languageOf } from "../../languages/index.ts";
import type { ColourId } from "../../wardrobe/colours.ts";
import { kindOf, type KindId } from "../../wardrobe/kinds.ts";
import type { MaterialId } from "../../wardrobe/materials.ts";
import { sensesOfRun } from "../dress/senses.ts";
import { type Entry, type Head, isNoun } from "./entry.ts";
import { figureAt } from "./figures.ts";
import { coloursIn, covers, type Mark } from "./marks.ts";
import { bookOf, phraseAt } from "./phrases.ts";
import type { Token } from "./pieces.ts";

/** One of several that a list tells apart: "two tees, one black one grey". */
export type Variant = {
  count: number | undefined;
  tokens: readonly Token[];
  /** By the variant's own words. */
  marks: readonly Mark[];
  colours: readonly ColourId[];
  /** A kind that it names; `whole` where it does so without the garment's own word. */
  kind: KindId | undefined;
  whole: boolean;
};

/** A garment that others are variants of: its words and its kind. */
export type Base = { tokens: readonly Token[]; head: Head };

/** The variants that an entry tells. After one was described, a figure or "another" begins the next. */
export function variantsIn(entry: Entry, base: Base, language: LanguageCode): Variant[] {
  const { tokens, marks } = entry;
  const starts = startsIn(entry, language);
  const cuts = starts.filter(
    ({ at }, index) =>
      index === 0 || marks.some((mark) => mark.at >= starts[index - 1]!.at && mark.at < at),
  );
  const bounds =
    cuts[0]?.at === 0 || cuts.length === 0
      ? cuts
      : [{ at: 0, length: 0, count: undefined }, ...cuts];
  const parts = bounds.length > 0 ? bounds : [{ at: 0, length: 0, count: undefined }];
  return parts.flatMap(({ at, length, count }, index) => {
    const until = parts[index + 1]?.at ?? tokens.length;
    const from = at + length;
    const kept = tokens.flatMap((_, k) =>
      k >= from && k < until && !entry.counting.has(k) ? [k] : [],
    );
    if (kept.length === 0) return [];
    return [
      variantOf(
        entry,
        kept,
        count ?? (parts.length === 1 ? entry.count : undefined),
        base,
        language,
      ),
    ];
  });
}

type Start = { at: number; length: number; count: number | undefined };

function startsIn({ tokens, marks }: Entry, language: LanguageCode): Start[] {
  const { each } = bookOf(language);
  const starts: Start[] = [];
  for (let at = 0; at < tokens.length; at++) {
    if (marks.some((mark) => mark.length > 1 && covers(mark, at))) continue;
    const figure = figureAt(tokens, at, language);
    const other = phraseAt(each, tokens, at);
    const length = Math.max(figure?.length ?? 0, other?.length ?? 0);
    if (length === 0) continue;
    starts.push({ at, length, count: figure?.count ?? 1 });
    at += length - 1;
  }
  return starts;
}

function variantOf(
  { tokens, marks, head, piece: { inside: bracketed } }: Entry,
  kept: readonly number[],
  count: number | undefined,
  base: Base,
  language: LanguageCode,
): Variant {
  const own = marks
    .filter(({ at }) => kept.includes(at))
    .map((mark) => ({ ...mark, materials: clothsOf(mark), at: kept.indexOf(mark.at) }));
  const words = kept.map((at) => tokens[at]!);
  const named =
    head && kept.includes(head.mark.at) && !isOf(tokens, head, language) ? head : undefined;
  const joined = joinedKind(words, base, language);
  const isWhole =
    named && !joined && (bracketed ? isNarrower(named.kind, base.head.kind) : isNoun(named.mark));
  return {
    count,
    tokens: words,
    marks: own,
    colours: coloursIn(own),
    kind: joined ?? (isWhole ? named.kind : undefined),
    whole: Boolean(isWhole),
  };
}

/** A garment's name says of what a variant is: jeans are denim. */
const clothsOf = ({ materials, kinds }: Mark): readonly MaterialId[] =>
  materials.length > 0 ? materials : kinds.flatMap((id) => kindOf(id).material ?? []);

/** "Una di jeans": what it is made of. */
const isOf = (tokens: readonly Token[], { mark }: Head, language: LanguageCode): boolean =>
  mark.at > 0 && bookOf(language).telling.has(tokens[mark.at - 1]!.text);

export const isNarrower = (id: KindId, than: KindId): boolean => kindOf(id).is.has(than);

/** "Shorts: khaki cargo" are cargo shorts, "faldas: una vaquera" a denim skirt. */
function joinedKind(
  words: readonly Token[],
  { tokens, head }: Base,
  language: LanguageCode,
): KindId | undefined {
  const { at, length } = head.mark;
  const noun = tokens.slice(at, at + length).map(({ text }) => text);
  const own = words.map(({ text }) => text);
  const stacks = languageOf(language).syntax.stacksNouns;
  const runs = [2, 1].flatMap((count) =>
    count > own.length
      ? []
      : [stacks ? [...own.slice(-count), ...noun] : [...noun, ...own.slice(0, count)]],
  );
  for (const run of runs) {
    const sense = sensesOfRun(run, language).find(({ topic }) => topic === "kind");
    if (sense?.topic === "kind") return sense.id;
  }
  return undefined;
}
