import { complete, type Dressed, type Fitting, tryOn, type Wardrobe } from "../dress/compose.ts";
import type { Brought } from "./extras.ts";
import type { Brief } from "../understand/brief.ts";
import type { Agenda, LookAsk } from "./agenda.ts";
import { type Bag, bagOf } from "./bag.ts";
import { addFrom, type Fitted, optionsFrom, smallBags } from "./look-options.ts";
import { choose } from "./choose-looks.ts";

/** A look that was asked for, dressed. */
export type DressedLook = { ask: LookAsk; brief: Brief; dressed: Dressed; score: number };

export type DressedLooks = { looks: readonly DressedLook[]; bag: Bag | null };

/** Dresses all looks together, so that they do not repeat themselves and, on a trip, come out of one small bag. */
export function planLooks(
  agenda: Agenda,
  wardrobe: Wardrobe,
  briefOf: (ask: LookAsk) => Brief,
  brought: Brought,
): DressedLooks {
  const fittings = new Map<string, Fitting>();
  const fitted = agenda.looks.map((ask): Fitted => {
    const key = `${ask.evening} ${ask.text} ${JSON.stringify(ask.forecast)}`;
    const fitting = fittings.get(key) ?? tryOn(briefOf(ask), wardrobe);
    fittings.set(key, fitting);
    return { ask, fitting, options: optionsFrom(fitting, agenda) };
  });
  let chosen = choose(fitted, agenda, wardrobe.seed, agenda.packs ? A_LOOK : ROUNDS);
  for (let round = 1; round <= BAGS && agenda.packs; round++) {
    for (const pieces of smallBags(fitted, chosen)) addFrom(fitted, pieces);
    chosen = choose(fitted, agenda, wardrobe.seed, round < BAGS ? A_LOOK : ROUNDS);
  }
  const looks = fitted.map(({ ask, fitting }, look): DressedLook => {
    const outfit = chosen[look]!;
    const seed = wardrobe.seed + look;
    return {
      ask,
      brief: fitting.brief,
      dressed: complete(fitting, seed, outfit),
      score: outfit.score,
    };
  });
  return { looks, bag: agenda.packs ? bagOf(fitted, chosen, agenda, brought) : null };
}

/** How often a bag is dressed from anew, with a short search before each but a long one at the end. */
const BAGS = 2;

const A_LOOK = 4;

const ROUNDS = 40;
