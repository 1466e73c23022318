import type { Slot } from "../../outfit.ts";
import type { Worn } from "./outfit.ts";
import type { Piece } from "./piece.ts";
import type { Scorer } from "./score.ts";

/** Beyond this many ways nobody layers: then each piece is taken to be worn where its kind usually is. */
const MOST_WAYS = 300;

/** How pieces that somebody else put together are worn: the layering that makes most sense of them. */
export function arranged(pieces: readonly Piece[], scorer: Scorer): readonly Worn[] {
  const choices = pieces.map(({ slots }) =>
    slots.filter((slot) => LAYERS.has(slot) || slot === slots[0]),
  );
  const ways = choices.reduce((count, slots) => count * slots.length, 1);
  if (ways > MOST_WAYS) return pieces.map((piece) => ({ slot: piece.slots[0]!, piece }));
  let [best, most] = [[] as readonly Worn[], -Infinity];
  for (let way = 0; way < ways; way++) {
    const worn = wornIn(way, pieces, choices);
    const score = scorer.whole(worn) - DOUBLED * doubledIn(worn);
    if (score > most) [best, most] = [worn, score];
  }
  return best;
}

const LAYERS: ReadonlySet<Slot> = new Set(["base", "mid", "outer"]);

/** Two tops on the skin or two coats are layered in any other way that there is. */
const DOUBLED = 100;

const doubledIn = (worn: readonly Worn[]): number =>
  (["base", "outer"] as const).filter((slot) => worn.filter((one) => one.slot === slot).length > 1)
    .length;

/** The way's digits, one a piece, say which of its places each takes. */
function wornIn(way: number, pieces: readonly Piece[], choices: readonly Slot[][]): Worn[] {
  let rest = way;
  return pieces.map((piece, at) => {
    const slots = choices[at]!;
    const slot = slots[rest % slots.length]!;
    rest = Math.floor(rest / slots.length);
    return { slot, piece };
  });
}
