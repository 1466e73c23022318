import type { Slot } from "../../outfit.ts";
import { type Fitting, tryOn } from "../dress/compose.ts";
import { candidatesFrom } from "../dress/candidates.ts";
import { type Liking, NO_LIKING } from "../dress/liking.ts";
import type { Worn } from "../dress/outfit.ts";
import type { Piece } from "../dress/piece.ts";
import { featuresOf, scorerFor } from "../dress/score.ts";
import { searchOutfits } from "../dress/search.ts";
import { WEIGHTS } from "../dress/weights.ts";
import { unmet } from "../dress/wishes.ts";
import type { Case } from "./bars.ts";
import type { Rule } from "./rule-of-feature.ts";
import { type Cost, costsOf, withoutRules } from "./rules.ts";

/** The best outfit with a piece beside the one that is shown. */
export type Trial = {
  fitting: Fitting;
  worn: readonly Worn[];
  slot: Slot;
  /** How much better the one shown scores. */
  gap: number;
  /** What each rule has to do with that. */
  costs: readonly Cost[];
};

/** Everything that may be worn together with the piece forced in. */
export const forcedIn = ({ brief, wardrobe }: Case, { id }: Piece): Fitting =>
  tryOn(brief, { ...wardrobe, include: [...wardrobe.include, id] });

/**
 * @param fitting has the piece forced in
 * @param relaxed rules that count for nothing
 * @param known an outfit with the piece that the search need not find again
 */
export function rivalOf(
  fitting: Fitting,
  shown: readonly Worn[],
  piece: Piece,
  relaxed: ReadonlySet<Rule> = NONE,
  known?: readonly Worn[],
): Trial {
  const { brief, needs } = fitting;
  const liking = withoutRules(fitting.liking, relaxed);
  const scoreOf = scoring(fitting, liking, piece);
  const found = bestBy(fitting, liking, piece) ?? known;
  const best = found && known && scoreOf(known) > scoreOf(found) ? known : found;
  const worn = best ?? inPlace(shown, piece);
  const gap = scoreOf(shown) - scoreOf(worn);
  const plainly = scoring(fitting, withoutRules(NO_LIKING, relaxed), piece);
  const features = (one: readonly Worn[]) => featuresOf(one, brief, needs);
  return {
    fitting,
    worn,
    slot: worn.find((one) => one.piece.id === piece.id)!.slot,
    gap,
    costs: costsOf(features(worn), features(shown), gap - (plainly(shown) - plainly(worn))),
  };
}

function scoring(fitting: Fitting, liking: Liking, piece: Piece) {
  const { outfit } = scorerFor(fitting.brief, fitting.needs, liking);
  return (worn: readonly Worn[]): number =>
    outfit(worn) + WEIGHTS["wish-unmet"] * unmet(worn, wishesBut(fitting, piece));
}

/** The best outfit with the piece as somebody with this liking would have it. */
function bestBy(
  { brief, needs, usable, allowed, wishes }: Fitting,
  liking: Liking,
  piece: Piece,
): readonly Worn[] | undefined {
  const scorer = scorerFor(brief, needs, liking);
  const candidates = candidatesFrom(usable, allowed, brief, needs, scorer, wishes);
  const outfits = searchOutfits({ candidates, brief, needs, scorer, wishes });
  return outfits.find(({ worn }) => wears(worn, piece))?.worn;
}

const NONE: ReadonlySet<Rule> = new Set();

const wears = (worn: readonly Worn[], { id }: Piece): boolean =>
  worn.some(({ piece }) => piece.id === id);

/** For a place that the search leaves empty. */
function inPlace(shown: readonly Worn[], piece: Piece): Worn[] {
  const slot = piece.slots[0]!;
  return [...shown.filter((one) => one.slot !== slot), { slot, piece }];
}

/** That the piece is forced in is no wish of anybody's. */
export const wishesBut = ({ wishes }: Fitting, piece: Piece): Fitting["wishes"] =>
  wishes.filter((wish) => ![...wish].every(({ id }) => id === piece.id));
