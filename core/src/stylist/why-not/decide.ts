import { cloOf, type Worn } from "../dress/outfit.ts";
import type { Piece } from "../dress/piece.ts";
import { plainFact } from "./plain-fact.ts";
import { rivalOf, type Trial } from "./rival.ts";
import type { Rule } from "./rule-of-feature.ts";
import { byFamily, type Cost, SAID, SAID_OF, type Why } from "./rules.ts";

/** Single rules that are tried before several together are. */
const SINGLY = 5;

/** More reasons than these are a lecture: then those of a family are told as one. */
const MOST = 3;

/** The fewest of the first rules, or families of rules, without which the piece would be worn. */
export function decisive(
  shown: readonly Worn[],
  piece: Piece,
  { fitting, costs, gap, worn }: Trial,
): readonly Cost[] {
  const isEnough = (some: readonly Cost[]): boolean =>
    gap <= some.reduce((sum, { amount }) => sum + amount, 0) ||
    rivalOf(fitting, shown, piece, rulesOf(some), worn).gap <= 0;
  const dear = costs.filter(({ amount }) => amount > 0);
  const single = dear.slice(0, SINGLY).find((cost) => isEnough([cost]));
  if (single) return [single];
  const several = fewest(dear, isEnough);
  return several.length <= MOST ? several : fewest(byFamily(costs), isEnough);
}

export const rulesOf = (costs: readonly Pick<Cost, "rules">[]): ReadonlySet<Rule> =>
  new Set(costs.flatMap(({ rules }) => rules));

type IsEnough = (some: readonly Cost[]) => boolean;

function fewest(all: readonly Cost[], isEnough: IsEnough): readonly Cost[] {
  let count = 1;
  while (count < all.length && !isEnough(all.slice(0, count))) count++;
  return needed(all.slice(0, count), isEnough);
}

/** Without those that change nothing, the cheapest tried first: one that was needed may not be once another is gone. */
function needed(all: readonly Cost[], isEnough: IsEnough): readonly Cost[] {
  for (const cost of all.toReversed()) {
    const fewer = all.filter((one) => one !== cost);
    if (fewer.length > 0 && isEnough(fewer)) return needed(fewer, isEnough);
  }
  return all;
}

/** Where what is worn has a merit here, the piece that lacks it has no fault. */
const OF_MERIT: ReadonlySet<Rule> = new Set([
  "party",
  "fabric",
  "ground",
  "dirt",
  "mood",
  "purpose",
]);

/** From this felt temperature on a day is warm rather than cold, °C. */
const WARM = 17;

/** What the rule says of this piece: too cold or too warm, too plain or too dressy. */
export function whyOf(
  { rule, feature, lacks }: Cost,
  { fitting: { brief, needs }, worn }: Trial,
  piece: Piece,
  other: Piece | null,
): Why {
  if (rule === "wording")
    return plainFact(piece, other, { brief, needs }) ?? (other ? "better" : "suits");
  if (lacks && OF_MERIT.has(rule)) return other ? "better" : "suits";
  const said = SAID_OF[feature];
  if (said) return said;
  if (rule === "code") {
    const aim = brief.code[0] * 0.45 + brief.code[1] * 0.55;
    return piece.dress[1] < aim ? "code" : "dressy";
  }
  if (rule === "temperature") {
    const isWarm = feature === "clo-off" ? cloOf(worn) > needs.aim : (needs.feelsC ?? 0) >= WARM;
    return isWarm ? "warm" : "cold";
  }
  return SAID[rule];
}

/** What is told last: how a piece looks beside the others, and after that that another is better. */
const LOOKS: ReadonlySet<Why> = new Set([
  "mix",
  "colours",
  "prints",
  "cloth",
  "shape",
  "layers",
  "idle",
]);
const EMPTY: ReadonlySet<Why> = new Set(["better", "suits"]);

/** Said where there is nothing else to say. */
export const isEmpty = (why: Why): boolean => EMPTY.has(why);

export const vagueness = (why: Why): number => (isEmpty(why) ? 2 : LOOKS.has(why) ? 1 : 0);
