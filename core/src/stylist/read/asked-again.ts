import type { Verdict } from "./decision.ts";
import type { Landscape, Spot } from "./landscape.ts";

/**
 * "The notice bans caps. May I keep my cap on?": what is ruled out in one sentence and comes up in a question of its own is asked
 * about there, though it stays ruled out.
 */
export const withAskedAgain = (
  land: Landscape,
  garments: readonly Spot[],
  verdicts: readonly Verdict[],
): readonly Verdict[] =>
  verdicts.map((verdict, index) =>
    isAskedAgain(land, garments, verdicts, index) ? { ...verdict, role: "asked-about" } : verdict,
  );

function isAskedAgain(
  land: Landscape,
  garments: readonly Spot[],
  verdicts: readonly Verdict[],
  index: number,
): boolean {
  const { at, kind, negated } = garments[index]!;
  if (verdicts[index]!.role !== "refuse" || negated || !land.isAsked(at)) return false;
  return garments.some(
    (other, k) =>
      k < index &&
      isOfKind(other.kind, kind) &&
      verdicts[k]!.role === "refuse" &&
      !land.isAsked(other.at),
  );
}

/** "Caps" are banned, and "the black cap" is one. */
const isOfKind = (wide: string | undefined, close: string | undefined): boolean =>
  wide !== undefined && close !== undefined && wide.split(" ")[0] === close.split(" ")[0];
