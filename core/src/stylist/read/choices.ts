import { decisionOf, type Verdict } from "./decision.ts";
import type { Landscape } from "./landscape.ts";

/** True where an "or" stands right before or behind words `at` up to `end`. */
export function besideAlternative(
  land: Landscape,
  or: ReadonlySet<string>,
  at: number,
  end: number,
): boolean {
  const near = [at - 1, at - 2, at - 3, end, end + 1];
  return near.some((k) => or.has(land.words[k]?.text ?? ""));
}

/** "the blue dress or the white one": several stand in the sentence, and nothing is said of any. */
export function isOpenChoice(
  { spots, words }: Landscape,
  spot: number,
  told: readonly boolean[],
): boolean {
  const { sentence } = words[spots[spot]!.at]!;
  const rivals = [...spots.keys()].filter((one) => words[spots[one]!.at]!.sentence === sentence);
  // "The card says tuxedo or long dress" tells what is asked for.
  const first = spots[rivals[0]!]!.at;
  if (first - words.findIndex((word) => word.sentence === sentence) > OPENING) return false;
  return rivals.length > 1 && rivals.every((one) => !told[one] && !spots[one]!.negated);
}

/** "Loafers or the boots? …": of two that open a request or a question, with "or" between, one is to be chosen. */
export function isChosenFrom(land: Landscape, or: ReadonlySet<string>, spot: number): boolean {
  const { spots, words } = land;
  const pair = [spot - 1, spot].find((left) => areAlternatives(land, or, left));
  if (pair === undefined) return false;
  const { at } = spots[pair]!;
  const start = words.findIndex(({ sentence }) => sentence === words[at]!.sentence);
  return at - start <= OPENING / 2;
}

/** True where nothing but a short "or" parts a garment from the next, and neither is refused. */
function areAlternatives(
  { spots, words }: Landscape,
  or: ReadonlySet<string>,
  left: number,
): boolean {
  const [one, other] = [spots[left], spots[left + 1]];
  if (!one || !other || one.negated || other.negated) return false;
  const between = words.slice(one.end, other.at);
  const { sentence } = words[one.at]!;
  return (
    between.length <= 3 &&
    between.some(({ text }) => or.has(text)) &&
    words[other.at]!.sentence === sentence
  );
}

/** Words before the first of several to choose from: "so is it the", "torn between my". */
const OPENING = 4;

/** "Will the black jeans and the grey jumper do?": both are asked about, as they are worn. */
function areTogether(land: Landscape, left: number): boolean {
  const { spots, words, small } = land;
  const [one, other] = [spots[left], spots[left + 1]];
  if (!one || !other || one.negated || other.negated || !land.isAsked(one.at)) return false;
  const between = words.slice(one.end, other.at);
  const isOne = words[one.at]!.clause === words[other.at]!.clause;
  return isOne && between.length > 0 && between.every(({ text }) => small.joints.has(text));
}

/** "The wedges or the canvas shoes?": who asks about one of two asks about the other as well. */
export function withBothAsked(land: Landscape, verdicts: readonly Verdict[]): Verdict[] {
  const isAsked = (spot: number): boolean => verdicts[spot]?.role === "asked-about";
  const { alternatives } = land.small;
  const isPair = (left: number): boolean =>
    areAlternatives(land, alternatives, left) || areTogether(land, left);
  return verdicts.map((verdict, spot) => {
    const isOneOfTwo =
      (isAsked(spot + 1) && isPair(spot)) || (isAsked(spot - 1) && isPair(spot - 1));
    return isOneOfTwo && decisionOf(verdict.role) === "wear"
      ? { ...verdict, role: "asked-about", cue: null }
      : verdict;
  });
}

/** "No necklaces, earrings or rings": in a list of what is refused an "or" asks nothing. */
export function withRefusedList(land: Landscape, verdicts: readonly Verdict[]): Verdict[] {
  const all: Verdict[] = [];
  for (const [spot, verdict] of verdicts.entries()) {
    const { at, negated } = land.spots[spot]!;
    const isNext = all[spot - 1]?.role === "refuse" && goesOnFrom(land, spot - 1);
    const isAsked = verdict.role !== "asked-about" || land.isAsked(at);
    if (isAsked || !(negated || isNext)) all.push(verdict);
    else all.push({ ...(isNext ? all[spot - 1]! : verdict), role: "refuse", cue: null });
  }
  return all;
}

/** True where an "or", or a comma in a list that an "or" closes, is about all that parts a garment from the next. */
function goesOnFrom({ spots, words, small }: Landscape, left: number): boolean {
  const [one, other] = [spots[left]!, spots[left + 1]!];
  const { sentence } = words[one.at]!;
  const behind = words.slice(one.end, (spots[left + 2] ?? other).at + 1);
  return (
    other.at - one.end <= MOST_BETWEEN &&
    words[other.at]!.sentence === sentence &&
    behind.some((word) => word.sentence === sentence && small.alternatives.has(word.text))
  );
}

/** An "or" and an adjective. */
const MOST_BETWEEN = 2;
