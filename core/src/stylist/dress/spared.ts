import type { Brief, Mention } from "../understand/brief.ts";
import { type Against, suitsAtAllCosts } from "./at-all-costs.ts";
import { isMeant } from "./constraints.ts";
import { notNamed } from "./named-by.ts";
import type { Piece } from "./piece.ts";
import { bestFits, placeOf } from "./rivals.ts";

/** What was said with a ground, or of one piece that is owned, was understood, and allergies are no matter of how well a piece suits. */
function againstOf({ read, only, allergy }: Mention): Against | null {
  if (!read || read.ground || only || allergy) return null;
  if (read.role === "others") return "others";
  return read.plainly && read.role === "refuse" ? "no" : null;
}

/** From here on a piece is not of the sort that is refused, where nobody knows which that is, in what `Fits` measures. */
const SUITS = 0;

/** "No shoes in the house": the pair that slips off at the door was not meant, unless another of which nothing was said suits as well. */
export function withSpared(brief: Brief, closet: readonly Piece[]): Brief {
  const { fits } = brief;
  if (!fits) return brief;
  const isOfThem = (piece: Piece, mention: Mention): boolean =>
    isMeant(piece, mention) && fits(piece) > SUITS;
  const rivals = bestFits(notNamed(brief.avoids, closet), fits);
  const leads = (piece: Piece): boolean => fits(piece) > (rivals.get(placeOf(piece)) ?? -Infinity);
  const spared = (mention: Mention): Mention => {
    const against = againstOf(mention);
    if (mention.someOnly && !mention.allergy) {
      const kept = closet.filter((piece) => isOfThem(piece, mention));
      return { ...mention, spares: new Set(kept.map(({ id }) => id)) };
    }
    const kept = against
      ? closet.filter((piece) => suitsAtAllCosts(piece, brief, against) && leads(piece))
      : [];
    return kept.length > 0 ? { ...mention, spares: new Set(kept.map(({ id }) => id)) } : mention;
  };
  return {
    ...brief,
    avoids: brief.avoids.map(spared),
    leftAside: brief.leftAside.map((one) => ({ ...one, mention: spared(one.mention) })),
  };
}
