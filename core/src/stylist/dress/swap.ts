import type { Slot } from "../../outfit.ts";
import { isTailoredJacket } from "../../wardrobe/kinds.ts";
import type { Fitting } from "./compose.ts";
import { areApart } from "./constraints.ts";
import { fits } from "./misfit.ts";
import type { Worn } from "./outfit.ts";
import type { Piece } from "./piece.ts";

/** An owned piece that would do as well in place of one that is worn. */
export type Swap = { for: Piece; take: Piece };

/** An exchange that costs no more than this is as good, for all that anybody could say. */
const AS_GOOD = 1.2;

export function swapFor(worn: readonly Worn[], fitting: Fitting, seed: number): Swap | null {
  const slots = (["base", "legs", "outer"] as const).filter((slot) =>
    worn.some((one) => one.slot === slot),
  );
  for (let turn = 0; turn < slots.length; turn++) {
    const slot = slots[(seed + turn) % slots.length]!;
    const current = worn.find((one) => one.slot === slot)!.piece;
    if (current.kind.whole || fitting.wishes.some((wish) => wish.has(current))) continue;
    const take = insteadOf(current, slot, worn, fitting);
    if (take) return { for: current, take };
  }
  return null;
}

/** The best other piece for a place, with everything else left as it is. */
function insteadOf(
  current: Piece,
  slot: Slot,
  worn: readonly Worn[],
  { candidates, scorer, brief, needs, allowed }: Fitting,
): Piece | null {
  const before = scorer.outfit(worn);
  const others = worn.filter(({ piece }) => piece !== current);
  let [best, most] = [null as Piece | null, before - AS_GOOD];
  for (const { piece } of candidates[slot]) {
    if (piece.slots[0] !== slot || piece.kind.whole || worn.some((one) => one.piece === piece))
      continue;
    if (!allowed.includes(piece) || !fits(piece, brief, needs)) continue;
    if (
      others.some(
        (one) =>
          areApart(one.piece, piece, brief) ||
          (isTailoredJacket(one.piece.kind) && isTailoredJacket(piece.kind)),
      )
    )
      continue;
    const score = scorer.outfit([...others, { slot, piece }]);
    if (score > most) [best, most] = [piece, score];
  }
  return best;
}
