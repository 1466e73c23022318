import type { Slot } from "../../outfit.ts";
import type { Brief, Mention } from "../understand/brief.ts";
import { isForbidden, isTooLoud } from "./constraints.ts";
import type { Needs } from "./needs.ts";
import type { Piece } from "./piece.ts";
import { isOutOfPlace } from "./purpose.ts";
import { fitsButForCode, fitsCoverage, isTooPlain, rate, type Rated } from "./rate.ts";

/** What speaks against a piece, each weighed against the others: the least wrong is worn where nothing right is owned. */
const WRONG = { refused: 4, outOfPlace: 5, weather: 3, bare: 6, loud: 1.5, step: 1 } as const;
/** What is more wrong than that is left at home, and said to be missing. */
const TOO_WRONG = 5.5;
/** Pieces this near the least wrong one are chosen from. */
const NEAR = 0.6;

/** A dress covers the legs as well. */
export const covers = (rated: readonly Rated[], slot: Slot): boolean =>
  rated.some(({ piece }) => piece.slots.includes(slot) || (slot === "legs" && piece.kind.whole));

/**
 * What covers a part of the body that everything else was kept from. White tie has no makeshift, and neither has sport; what was
 * refused by itself, is away, or harms the skin stays out.
 */
export function lastResort(
  slot: Slot,
  usable: readonly Piece[],
  brief: Brief,
  needs: Needs,
): Rated[] {
  if (brief.codeName === "white tie") return [];
  const loose = loosened(brief);
  const open = usable
    .filter((piece) => piece.slots.includes(slot) && piece.kind.area !== "swim")
    .filter((piece) => !isForbidden(piece, loose))
    .map((piece) => ({ piece, wrong: wrongOf(piece, brief, needs) }));
  const least = Math.min(...open.map(({ wrong }) => wrong));
  return open
    .filter(({ wrong }) => wrong <= Math.min(least + NEAR, TOO_WRONG))
    .map(({ piece }) => rate(piece, brief, needs, false));
}

function wrongOf(piece: Piece, brief: Brief, needs: Needs): number {
  const [low, high] = brief.code;
  const plain = isTooPlain(piece, brief, needs) ? low - piece.dress[1] : 0;
  const dressy = Math.max(0, piece.dress[0] - high);
  return (
    (plain + dressy) * WRONG.step +
    (isForbidden(piece, brief) ? WRONG.refused : 0) +
    (isOutOfPlace(piece, brief, needs) ? WRONG.outOfPlace : 0) +
    (fitsButForCode(piece, brief, needs) ? 0 : WRONG.weather) +
    (fitsCoverage(piece, brief) ? 0 : WRONG.bare) +
    (isTooLoud(piece, brief) ? WRONG.loud : 0)
  );
}

/** "No black", "no prints", "shoes": said of very much, and not of the one piece that is left. */
const loosened = (brief: Brief): Brief => ({
  ...brief,
  avoids: brief.avoids.filter((mention) => !isWide(mention, brief)),
});

function isWide(mention: Mention, { leftAside }: Brief): boolean {
  const away = leftAside.some(
    (one) => one.why === "unavailable" && one.mention.text === mention.text,
  );
  if (mention.only || mention.allergy || away) return false;
  const { garment, colours, materials, patterns, features, moods } = mention;
  if (garment === undefined) return materials.length === 0 && features.length === 0;
  const alone = [colours, materials, patterns, features, moods].every((list) => list.length === 0);
  return alone && garment === "shoes";
}
