import type { Brief, Mention } from "../understand/brief.ts";
import type { Piece } from "./piece.ts";

/**
 * From how well a piece suits the request on, in what `Fits` measures, what was read against it was misread. Of pieces with known
 * answers in 8,460 requests, each read by what was learned of the others, 35 of 38 that a plain "no" reached were to be worn, all 26
 * that broke a rule, 24 of 26 that were others', and all 19 that a setting bars.
 */
const SUITING = { no: 10, rule: 10, others: 6, bar: 6 } as const;

type Against = keyof typeof SUITING;

/** True of a piece that suits so well that nothing of this sort keeps it out. */
export const suitsAtAllCosts = (piece: Piece, { fits }: Brief, against: Against): boolean =>
  fits !== null && fits(piece) >= SUITING[against];

/** What was said with a ground, or of one piece that is owned, was understood, and allergies are no matter of how well a piece suits. */
function againstOf({ read, only, allergy }: Mention): Against | null {
  if (!read || read.ground || only || allergy) return null;
  if (read.role === "others") return "others";
  return read.plainly && read.role === "refuse" ? "no" : null;
}

/** "No shoes in the house": the pair that slips off at the door was not meant. */
export function withSpared(brief: Brief, closet: readonly Piece[]): Brief {
  const spared = (mention: Mention): Mention => {
    const against = againstOf(mention);
    const kept = against ? closet.filter((piece) => suitsAtAllCosts(piece, brief, against)) : [];
    return kept.length > 0 ? { ...mention, spares: new Set(kept.map(({ id }) => id)) } : mention;
  };
  return {
    ...brief,
    avoids: brief.avoids.map(spared),
    leftAside: brief.leftAside.map((one) => ({ ...one, mention: spared(one.mention) })),
  };
}
