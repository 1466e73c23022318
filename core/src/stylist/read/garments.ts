import { type LanguageCode, languageOf } from "../../languages/index.ts";
import { isKindId, type KindId, kindOf } from "../../wardrobe/kinds.ts";
import type { Mention } from "../understand/brief.ts";
import { type Group, groupLooks } from "../understand/mentions.ts";
import type { Find } from "../understand/phrasebook.ts";
import type { Polarity } from "../understand/polarity.ts";
import type { Word } from "../understand/text.ts";
import type { Spot } from "./landscape.ts";

/** A garment that the vocabulary knows, where it stands. */
export type Garment = Spot & {
  mention: Mention;
  /** Its noun was only guessed, from one that stands far behind. */
  ahead?: boolean;
};

/**
 * The reader's only window on the vocabulary: which words of a text name which garment. "Itchy" is no part of a name: it is
 * what the cues are to find.
 */
export function garmentsIn(
  words: readonly Word[],
  finds: readonly Find[],
  { refused }: Pick<Polarity, "refused">,
  language: LanguageCode,
): Garment[] {
  const looks = finds.filter(({ topic }) => topic !== "feature");
  const groups = [...groupLooks(words, looks).values()].toSorted((a, b) => a.at - b.at);
  return withElliptic(words, groups, elliptic(language))
    .filter(({ mention }) => mention.garment !== undefined)
    .map(({ at, end, mention, ahead }) => ({
      at,
      end,
      mention,
      ahead: ahead === true,
      kind: sameKind(mention),
      negated: words.slice(at, end).some((_, step) => refused.has(at + step)),
    }))
    .toSorted((a, b) => a.at - b.at);
}

type Elliptic = { definites: ReadonlySet<string>; standIns: ReadonlySet<string> };

const elliptics = new Map<string, Elliptic>();

function elliptic(language: LanguageCode): Elliptic {
  const known = elliptics.get(language);
  if (known) return known;
  const setOf = (list: string): ReadonlySet<string> => new Set(list.split(" ").filter(Boolean));
  const { definites, standIns } = languageOf(language).cues;
  const made = { definites: setOf(definites), standIns: setOf(standIns) };
  elliptics.set(language, made);
  return made;
}

/** "the blue dress or the white one", "die blaue": a quality that stands alone means the garment spoken of just before. */
function withElliptic(
  words: readonly Word[],
  groups: readonly Group[],
  small: Elliptic,
): (Group & { ahead?: boolean })[] {
  return groups.map((group, index) => {
    const { mention, at, end } = group;
    if (mention.garment !== undefined || mention.colours.length + mention.patterns.length === 0)
      return group;
    const stood = small.standIns.has(words[end]?.text ?? "");
    if (!stood && !(small.definites.has(words[at - 1]?.text ?? "") && !opensNoun(words, end)))
      return group;
    const before = groups.slice(0, index).findLast((one) => one.mention.garment !== undefined);
    const next = groups.slice(index).find((one) => one.mention.garment !== undefined);
    const from = before ?? next;
    if (!from) return group;
    const ahead = !before && from.at - end > FEW;
    const named = { ...mention, garment: nounOf(from.mention) };
    return { at, end: stood ? end + 1 : end, mention: named, ahead };
  });
}

/** How far its noun may stand behind a quality: "the blue or the grey coat". */
const FEW = 3;

const ON_LEGS: readonly KindId[] = ["trousers", "skirt", "shorts"];

/** "As calças de ganga … e as pretas": what is left out is the noun, not the cloth that told the first of them apart. */
export const nounOf = ({ garment }: Mention): string =>
  ON_LEGS.find((id) => isKindId(garment!) && kindOf(garment!).is.has(id)) ?? garment!;

/** German: a capital behind the quality is the noun that it belongs to. */
const opensNoun = (words: readonly Word[], at: number): boolean =>
  words[at]?.sentence === words[at - 1]!.sentence && /^\p{Lu}\p{Ll}/u.test(words[at]!.raw);

/** Garments that the vocabulary names, and pieces that only their owner's names tell, in their order. */
export const withOwned = (named: readonly Garment[], owned: readonly Garment[]): Garment[] =>
  [
    ...named,
    ...owned.filter((one) => !named.some(({ at, end }) => at < one.end && one.at < end)),
  ].toSorted((a, b) => a.at - b.at);

const sameKind = ({ garment, colours, materials, patterns }: Mention): string =>
  [garment, ...colours, ...materials, ...patterns].join(" ");

/** One garment, with or without a quality beside it. */
export const isSame = (a: Mention, b: Mention): boolean =>
  a.garment === b.garment && (a.text.includes(b.text) || b.text.includes(a.text));
