import type { Slot } from "../../outfit.ts";
import { arranged } from "../dress/arrange.ts";
import { type Fitting, tryOn } from "../dress/compose.ts";
import { isMeant } from "../dress/constraints.ts";
import type { Worn } from "../dress/outfit.ts";
import type { Piece } from "../dress/piece.ts";
import { unmet } from "../dress/wishes.ts";
import { type Bar, barsOn, type Case, lifted } from "./bars.ts";
import { decisive, vagueness, whyOf } from "./decide.ts";
import { forcedIn, rivalOf, type Trial, wishesBut } from "./rival.ts";
import type { Rule } from "./rule-of-feature.ts";
import type { Why } from "./rules.ts";

/** Why a piece is not worn. All of it relaxed, an outfit with the piece is no worse than the one that is shown. */
export type Reasons = {
  bars: readonly Bar[];
  /** What was asked for takes the place of the piece. */
  taken: Piece | null;
  rules: readonly { rules: readonly Rule[]; why: Why }[];
  /** Nothing decided but a hair. */
  isClose: boolean;
  /** What is worn where the piece would be; null where nothing is. */
  other: Piece | null;
  /** The best outfit with the piece, once what bars it is lifted. */
  around: readonly Worn[];
  /** Everything that may be worn once what bars the piece is lifted and the piece is forced in. */
  free: Fitting;
};

/** An outfit that scores no further below the one shown might have been shown instead. */
export const CLOSE = 0.9;

/**
 * What decided against a piece: found by asking the search again with the piece forced in, its rules relaxed one by one, the dearest
 * first, and where no single one is enough, together.
 * @param last the outfit that is shown, which does not wear the piece
 */
export function reasonsAgainst(asked: Case, last: readonly Piece[], piece: Piece): Reasons {
  const shown = tryOn(asked.brief, asked.wardrobe);
  const worn = arranged(last, shown.scorer);
  const bars = barsOn(piece, { brief: shown.brief, wardrobe: asked.wardrobe }, shown.needs);
  const free = lifted(asked, bars, piece, shown.brief);
  const first = rivalOf(forcedIn(free, piece), worn, piece);
  const taken = takenBy(first, worn, piece);
  const trial = taken ? rivalOf(forcedIn(withoutWish(free, taken), piece), worn, piece) : first;
  const isClose = trial.gap <= CLOSE;
  const costs = isClose ? [] : decisive(worn, piece, trial);
  const at = (place: Slot): Piece | null => worn.find(({ slot }) => slot === place)?.piece ?? null;
  const other = at(piece.slots[0]!) ?? at(trial.slot);
  const rules = costs
    .map((cost) => ({ rules: cost.rules, why: whyOf(cost, trial, piece, other) }))
    .toSorted((a, b) => vagueness(a.why) - vagueness(b.why));
  return { bars, taken, rules, isClose, other, around: trial.worn, free: trial.fitting };
}

/** What was asked for and is worn, and stands where the piece would. */
function takenBy({ fitting, worn }: Trial, shown: readonly Worn[], piece: Piece): Piece | null {
  const isDoubled =
    worn.some(({ slot }) => slot === "legs") && worn.some((one) => one.piece.kind.whole);
  const lost = (wish: ReadonlySet<Piece>): boolean =>
    unmet(shown, [wish]) === 0 &&
    (unmet(worn, [wish]) > 0 ||
      (isDoubled && [...wish].some(({ kind, slots }) => kind.whole || slots[0] === "legs")));
  const wish = wishesBut(fitting, piece).find(lost);
  return shown.find((one) => wish?.has(one.piece))?.piece ?? null;
}

const withoutWish = ({ brief, wardrobe }: Case, piece: Piece): Case => ({
  brief: { ...brief, wants: brief.wants.filter((mention) => !isMeant(piece, mention, true)) },
  wardrobe: { ...wardrobe, include: wardrobe.include.filter((id) => id !== piece.id) },
});
