import { isKindId, isTailoredJacket } from "../../wardrobe/kinds.ts";
import { type Brief, isOfPiece, type Mention } from "../understand/brief.ts";
import { HALVES_OF_SUIT, isForbidden, isMeant, isUniform } from "./constraints.ts";
import type { Worn } from "./outfit.ts";
import type { Piece } from "./piece.ts";
import { placeOf } from "./rivals.ts";

/** Pieces of which one at least is to be worn. */
export type Wish = ReadonlySet<Piece>;

/** For every garment the person wants to wear, the owned pieces it may mean; a locked piece is a wish of its own. */
export function wishesIn(
  allowed: readonly Piece[],
  brief: Brief,
  locked: readonly Piece[],
): Wish[] {
  const wished = brief.wants.filter(isOfPiece).flatMap((mention) => {
    const meant = allowed.filter((piece) => isMeant(piece, mention, true));
    // What is singled out already may be several to choose from.
    const named = meant.filter(
      (piece) => !mention.only && mention.text.split(" ").every((word) => piece.words.has(word)),
    );
    const list = isSaidOf(named, meant, mention, brief) ? named : meant;
    const kept = list.filter((piece) => locked.includes(piece));
    const meantBy = kept.length > 0 ? kept : list;
    const lists = isUniform(mention) ? partsOf(meantBy) : halvesOf(meantBy);
    // What is insisted on weighs twice, against all that a code and the weather have to say.
    return mention.firm ? [...lists, ...lists] : lists;
  });
  return [...wished, ...locked.map((piece) => [piece])]
    .filter((list) => list.length > 0)
    .map((list) => new Set(list));
}

/** Whoever wants a suit wants its jacket and its trousers, where they hang apart. */
function halvesOf(list: readonly Piece[]): (readonly Piece[])[] {
  const [jackets, trousers] = HALVES_OF_SUIT.map((half) =>
    list.filter(({ kind }) => kind.is.has(half)),
  );
  const isSuit = jackets!.length > 0 && trousers!.length > 0;
  const isWhole = isSuit && jackets!.length + trousers!.length === list.length;
  return isWhole ? [jackets!, trousers!] : [list];
}

/** A uniform is worn from head to foot: one of it in every place. Its coat is for the weather to call for. */
function partsOf(list: readonly Piece[]): (readonly Piece[])[] {
  const worn = list.filter(
    ({ slots, kind }) => slots[0] !== "outer" || slots.includes("mid") || isTailoredJacket(kind),
  );
  return [...new Set(worn.map(placeOf))].map((place) =>
    worn.filter((piece) => placeOf(piece) === place),
  );
}

/** In what `Fits` measures. */
const FAR_BETTER = 3;

/** Whoever wants "a cap" does not mean the one piece that is called so, where another of its kind suits far better. */
function isSaidOf(
  named: readonly Piece[],
  meant: readonly Piece[],
  { text }: Mention,
  { fits }: Brief,
): boolean {
  if (named.length === 0 || named.length === meant.length) return named.length > 0;
  if (!fits || text.includes(" ")) return true;
  const best = (pieces: readonly Piece[]): number => Math.max(...pieces.map(fits));
  return best(meant) - best(named) < FAR_BETTER;
}

export const unmet = (worn: readonly Worn[], wishes: readonly Wish[]): number =>
  wishes.reduce(
    (count, wish) => (worn.some(({ piece }) => wish.has(piece)) ? count : count + 1),
    0,
  );

type Missed = {
  /** Wanted garments that are not in the closet; what has to be worn anyhow may lie in a locker. */
  notOwned: readonly Mention[];
  /** Owned garments that were wanted but ruled out or clashing with other wishes, with the reason. */
  leftOut: readonly { mention: Mention; why: "weather" | "code" | "refused" | "slot" }[];
};

export function wishesMissed(
  worn: readonly Worn[],
  brief: Brief,
  usable: readonly Piece[],
  washing: readonly Piece[],
): Missed {
  const missed = brief.wants.filter(
    (mention) => isOfPiece(mention) && !worn.some(({ piece }) => isMeant(piece, mention, true)),
  );
  const owned = (mention: Mention): Piece[] =>
    usable.filter((piece) => isMeant(piece, mention, true));
  const all = [...usable, ...washing];
  return {
    notOwned: missed.filter(
      (mention) =>
        mention.read?.role !== "keep" &&
        !all.some((piece) => isMeant(piece, mention, true) || isOne(piece, mention)),
    ),
    leftOut: missed
      .filter((mention) => owned(mention).length > 0)
      .map((mention) => ({
        mention,
        why: owned(mention).every((piece) => isForbidden(piece, brief)) ? "refused" : "slot",
      })),
  };
}

/** Whoever says "shoes" has some: no colour or kind of theirs was asked for that is missing. */
const isOne = ({ kind }: Piece, { garment, colours }: Mention): boolean =>
  garment !== undefined && colours.length === 0 && isKindId(garment) && kind.is.has(garment);
