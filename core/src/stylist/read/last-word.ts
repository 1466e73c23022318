import type { Spot } from "./landscape.ts";
import { decisionOf, type Verdict } from "./decision.ts";
import type { Mention } from "../understand/brief.ts";

type Named = Spot & { mention: Pick<Mention, "only"> | null };

/** What is said of a thing again counts a little more: it may take back what was said first. */
const AGAIN = 1.15;
/** From here on a reason is a fact, whatever is wished for before or after. */
const SURELY = 0.5;

/**
 * "Not that skirt, says my mother. So of course it is the skirt": what is said of one thing several times is settled once, by what is
 * surest, and of that by what was said last.
 */
export function withLastWord(
  garments: readonly Named[],
  verdicts: readonly Verdict[],
): readonly Verdict[] {
  const settled = [...verdicts];
  garments.forEach((garment, first) => {
    const same = [...garments.keys()].filter((one) => areSame(garment, garments[one]!));
    if (same[0] !== first || same.length < 2) return;
    const winner = winnerOf(same, verdicts);
    if (winner === null) return;
    for (const one of same)
      if (decisionOf(verdicts[one]!.role) !== decisionOf(verdicts[winner]!.role))
        settled[one] = { ...verdicts[winner]! };
  });
  return settled;
}

/** Null where something is asked about it, or all say the same. */
function winnerOf(same: readonly number[], verdicts: readonly Verdict[]): number | null {
  const decisions = new Set(same.map((one) => decisionOf(verdicts[one]!.role)));
  if (decisions.size < 2 || decisions.has("ask")) return null;
  const away = same.find(
    (one) => verdicts[one]!.role === "unavailable" && verdicts[one]!.certain >= SURELY,
  );
  if (away !== undefined) return away;
  const weight = (one: number, place: number): number =>
    (verdicts[one]!.told ? 1 : UNTOLD) * verdicts[one]!.certain * AGAIN ** place;
  return same
    .map((one, place) => ({ one, weight: weight(one, place) }))
    .reduce((best, next) => (next.weight >= best.weight ? next : best)).one;
}

const UNTOLD = 0.5;

/** One piece that is owned, or one kind with the same qualities. */
function areSame(a: Named, b: Named): boolean {
  const [one, other] = [a.mention?.only, b.mention?.only];
  if (one && other) return one.size === other.size && [...one].every((id) => other.has(id));
  return !one && !other && a.kind !== undefined && a.kind === b.kind;
}
