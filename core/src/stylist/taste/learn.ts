import type { Leanings, ReactionAct, Told } from "../../taste.ts";
import { cholesky, inverseDiagonal, solve } from "./cholesky.ts";
import { expectedOf, SCALE, spreadOf, TRUST } from "./priors.ts";

/** What one reaction teaches, and when that was, in epoch milliseconds. */
export type Lesson = { act: ReactionAct; told: Told; at: number };

/** Since when a feature is learned anew: what was told of it until then counts no more. */
export type Forgotten = Readonly<Record<string, number>>;

/**
 * Logistic regression on what was kept against what was passed over, by Laplace's approximation: everybody's fitted weights are the
 * prior's mean, so that few reactions move little, and what everybody would have chosen anyway moves less.
 * @returns what each feature weighs for this person beyond that, by name; the same whatever the order of the lessons
 */
export function learn(lessons: readonly Lesson[], forgotten: Forgotten = {}): Leanings {
  const rows = lessons.map((lesson) => ({ ...lesson, told: renamed(lesson, forgotten) }));
  const names = mostTold(rows);
  if (names.length === 0) return {};
  const problem = problemOf(rows, names);
  const weights = new Float64Array(names.length);
  let triangle: Float64Array = new Float64Array();
  for (let turn = 0; turn < TURNS; turn++) {
    const { gradient, curvature } = slopeAt(weights, problem);
    triangle = cholesky(curvature, names.length);
    const step = solve(triangle, names.length, gradient);
    step.forEach((by, at) => (weights[at]! += by));
    if (step.every((by) => Math.abs(by) < CLOSE)) break;
  }
  const variances = inverseDiagonal(triangle, names.length);
  return Object.fromEntries(
    names.flatMap((name, at) => {
      if (name.endsWith(BEFORE)) return [];
      const from = rows.filter(({ told }) => Math.abs(told[name] ?? 0) >= SAYS).length;
      return [[name, { weight: weights[at]!, spread: Math.sqrt(variances[at]!), from }]];
    }),
  );
}

/** Less than this of a feature says next to nothing of it. */
const SAYS = 0.25;

const TURNS = 25;
const CLOSE = 1e-5;

/** More features than this are not told apart by as many reactions as anybody's are kept. */
const MOST_FEATURES = 160;

/**
 * What was told of a feature before it was forgotten stays with the reaction under this name: else the features beside it would
 * have to explain it, and who forgot "dark blues" would be told that they go for blues.
 */
const BEFORE = " before";

const plainly = (name: string): string => name.replace(BEFORE, "");

const renamed = ({ told, at }: Lesson, forgotten: Forgotten): Told =>
  Object.fromEntries(
    Object.entries(told).map(([name, amount]) => [
      at <= (forgotten[name] ?? -Infinity) ? name + BEFORE : name,
      amount,
    ]),
  );

function mostTold(rows: readonly Lesson[]): string[] {
  const sums = new Map<string, number>();
  for (const { told } of rows)
    for (const [name, amount] of Object.entries(told))
      sums.set(name, (sums.get(name) ?? 0) + Math.abs(amount));
  return [...sums]
    .filter(([name]) => spreadOf(plainly(name)) !== undefined)
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .slice(0, MOST_FEATURES)
    .map(([name]) => name);
}

type Row = {
  /** Which features are told of, in their order, and how much of each. */
  places: Int32Array;
  amounts: Float64Array;
  expected: number;
  trust: number;
};
type Problem = { rows: readonly Row[]; precisions: Float64Array };

function problemOf(rows: readonly Lesson[], names: readonly string[]): Problem {
  const places = new Map(names.map((name, at) => [name, at]));
  return {
    precisions: Float64Array.from(names, (name) => spreadOf(plainly(name))! ** -2),
    rows: rows.map(({ act, told }) => {
      const known = Object.entries(told)
        .flatMap(([name, amount]) => {
          const at = places.get(name);
          return at === undefined ? [] : [[at, amount] as const];
        })
        .toSorted(([a], [b]) => a - b);
      return {
        places: Int32Array.from(known, ([at]) => at),
        amounts: Float64Array.from(known, ([, amount]) => amount),
        expected: expectedOf(told),
        trust: TRUST[act],
      };
    }),
  };
}

/** Of the log posterior: its slope, and how it bends, the other way round; of that the lower triangle. */
function slopeAt(weights: Float64Array, { rows, precisions }: Problem) {
  const n = weights.length;
  const gradient = weights.map((weight, at) => -weight * precisions[at]!);
  const curvature = new Float64Array(n * n);
  precisions.forEach((precision, at) => (curvature[at * n + at] = precision));
  for (const { places, amounts, expected, trust } of rows) {
    const lead = amounts.reduce((sum, amount, k) => sum + weights[places[k]!]! * amount, expected);
    const chance = 1 / (1 + Math.exp(-lead / SCALE));
    const pull = (trust * (1 - chance)) / SCALE;
    const bend = (trust * chance * (1 - chance)) / SCALE ** 2;
    for (let k = 0; k < places.length; k++) {
      gradient[places[k]!]! += pull * amounts[k]!;
      const [row, much] = [places[k]! * n, bend * amounts[k]!];
      for (let j = 0; j <= k; j++) curvature[row + places[j]!]! += much * amounts[j]!;
    }
  }
  return { gradient, curvature };
}
