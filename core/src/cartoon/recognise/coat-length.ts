import type { Length } from "../../wardrobe/cuts.ts";
import { kindOf } from "../../wardrobe/kinds.ts";
import type { SeenTraits } from "../contract.ts";
import { likeliest } from "./heads.ts";
import { lengthOf, type Outline, reachesThigh } from "./outline.ts";

/** Lengths of jackets. */
const SHORT: ReadonlySet<string> = new Set<Length>(["cropped", "waist", "hip"]);
/** What is left of the odds must be so much one length's. */
const SURE = 0.75;
/** Nearly every jacket ends at the hip, so that a head that is less sure than this of one has seen more cloth. */
const SURELY_HIP = 0.9;

type Odds = ReadonlyMap<string, number>;

/**
 * How long a coat or a jacket is. What is a coat by its kind ends below the hip, so only longer lengths share the odds; of
 * what may be a jacket the outline decides where the head has doubts.
 * @param seen with the length that the head says, if any. @param odds of the lengths
 */
export function coatLength(
  seen: SeenTraits,
  odds: Odds,
  outline: Outline | null,
): Length | undefined {
  const long = isLong(seen) ? amongLong(odds) : undefined;
  if (long) return long;
  const hip = odds.get("hip") ?? 0;
  const doubted = seen.length === "hip" && hip < SURELY_HIP;
  if (seen.length && !doubted) return seen.length;
  // without sleeves the same cloth is narrower for its height
  const below = outline && seen.sleeve === "long" && reachesThigh(outline) ? "thigh" : undefined;
  if (doubted) return below ?? seen.length;
  return (outline && lengthOf(outline, "coat")) ?? below;
}

const isLong = ({ kind }: SeenTraits): boolean =>
  kind !== undefined && !SHORT.has(kindOf(kind).length ?? "hip");

function amongLong(odds: Odds): Length | undefined {
  const long = [...odds].filter(([name]) => !SHORT.has(name));
  const total = long.reduce((sum, [, p]) => sum + p, 0);
  const [name, p] = likeliest(new Map(long));
  // the head's names of lengths are those of the vocabulary
  return p >= SURE * total ? (name as Length) : undefined;
}
