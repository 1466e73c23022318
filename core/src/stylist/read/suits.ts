import { type LanguageCode, languageOf } from "../../languages/index.ts";
import { isKindId, type KindId, kindOf } from "../../wardrobe/kinds.ts";
import { isSmallWordOf } from "../understand/language.ts";
import type { Word } from "../understand/text.ts";
import type { Garment } from "./garments.ts";
import { type Owned, stemOf, stemsOfNames } from "./owned-names.ts";

type Part = { part: KindId; of: KindId; is: KindId };

/** What a part of a suit is where nothing owned is called after both. */
const PARTS: readonly Part[] = [
  { part: "jacket", of: "tuxedo", is: "dinner-jacket" },
  { part: "blazer", of: "tuxedo", is: "dinner-jacket" },
  { part: "trousers", of: "tuxedo", is: "dinner-trousers" },
  { part: "jacket", of: "suit", is: "suit-jacket" },
  { part: "blazer", of: "suit", is: "suit-jacket" },
  { part: "trousers", of: "suit", is: "suit-trousers" },
];

/**
 * "The jacket of my suit" is one garment, and no suit is; "my grey suit" is all that is called so, and no suit of another colour,
 * where the owner's names tell them apart.
 */
export function withSuits(
  words: readonly Word[],
  garments: readonly Garment[],
  closet: readonly Owned[],
  language: LanguageCode,
): Garment[] {
  const called = namesIn(words, closet, language);
  const read: Garment[] = [];
  for (const garment of garments) {
    const before = read.at(-1);
    const isPart = before && isSuit(garment) && isPartOf(words, before, garment, language);
    const part = isPart ? partOf(words, before, garment, called([before, garment])) : null;
    if (part) read[read.length - 1] = part;
    else read.push(isSuit(garment) ? singled(garment, called([garment])) : garment);
  }
  return read;
}

/** Which pieces carry every word of some garments in their names. */
function namesIn(words: readonly Word[], closet: readonly Owned[], language: LanguageCode) {
  const names = stemsOfNames(closet);
  return (garments: readonly Garment[]): string[] => {
    const said = garments
      .flatMap(({ at, end }) => words.slice(at, end))
      .filter(({ text }) => !isSmallWordOf(text, language))
      .map(({ text }) => stemOf(text));
    return names
      .filter(({ stems }) => said.every((one) => stems.some((other) => areAlike(one, other))))
      .map(({ id }) => id);
  };
}

/** "Gris" and "grise" keep an ending each. */
const areAlike = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= SHORTEST && (a === `${b}s` || b === `${a}s`));

const SHORTEST = 3;

const isA = ({ mention: { garment } }: Garment, kind: KindId): boolean =>
  garment !== undefined && isKindId(garment) && kindOf(garment).is.has(kind);

const isSuit = (garment: Garment): boolean => isA(garment, "suit");

/** Only "of" and an article stand between the two. */
function isPartOf(
  words: readonly Word[],
  { end }: Garment,
  { at }: Garment,
  language: LanguageCode,
): boolean {
  const { belonging, singling } = languageOf(language).cues;
  const [of, ...rest] = words.slice(end, at).map(({ text }) => text);
  if (of === undefined || words[at]!.clause !== words[end - 1]!.clause) return false;
  const owns = rest.every((one) => singling.split(" ").includes(one));
  return owns && belonging.split(" ").includes(of);
}

function partOf(
  words: readonly Word[],
  part: Garment,
  suit: Garment,
  only: readonly string[],
): Garment | null {
  const known = PARTS.find((one) => isA(part, one.part) && isA(suit, one.of));
  if (only.length === 0 && !known) return null;
  const text = words
    .slice(part.at, suit.end)
    .map((word) => word.text)
    .join(" ");
  const { colours } = suit.mention;
  const mention = { ...part.mention, garment: known?.is ?? part.mention.garment!, text };
  const meant = only.length > 0 ? { only: new Set(only) } : { colours };
  return { ...part, end: suit.end, mention: { ...mention, ...meant } };
}

const singled = (garment: Garment, only: readonly string[]): Garment =>
  only.length > 0 ? { ...garment, mention: { ...garment.mention, only: new Set(only) } } : garment;
