import type { Price } from "../config/budgets.ts";
import type { Task, Usage } from "../engines/engines.ts";

/**
 * US dollars by class of model, told by its name: for a million tokens read and written, and for a picture. These are the upper
 * ends of what the large providers asked in 2025, so that a budget is kept rather than overspent; MODEL_PRICES sets the true ones.
 */
const CLASSES: [name: RegExp, price: Price][] = [
  [/nano|mini|flash|haiku|lite|small|-\d+b\b/i, { input: 1, output: 5, picture: 0.05 }],
  [/opus|ultra/i, { input: 15, output: 75, picture: 0.25 }],
];
const OTHERS: Price = { input: 3, output: 15, picture: 0.2 };

export type Prices = ReadonlyMap<string, Partial<Price>>;

export function priceOf(model: string, known: Prices): Price {
  const found = CLASSES.find(([name]) => name.test(model));
  return { ...(found?.[1] ?? OTHERS), ...known.get(model) };
}

type Amounts = Pick<Usage, "inputTokens" | "outputTokens" | "pictures">;

/** The most that one call of each kind uses; what all calls of a task may use is set aside before and corrected after. */
const AT_MOST: Record<Task, Amounts> = {
  idea: { inputTokens: 8_000, outputTokens: 4_000 },
  look: { inputTokens: 4_000, outputTokens: 2_000 },
  picture: { inputTokens: 2_000, pictures: 1 },
  cartoon: { inputTokens: 4_000, pictures: 1 },
};

/** A model that thinks aloud may go over what was set aside; no honest count is further off than this. */
const MOST_OVER = 4;

/**
 * What a provider says it used, as far as that can be believed: a number that is missing or cannot be is taken for the most that the
 * call could use, and one beyond belief is cut.
 */
export function believed(task: Task, told: Amounts): Amounts {
  const counts = Object.entries(AT_MOST[task]) as [keyof Amounts, number][];
  return Object.fromEntries(
    counts.map(([name, most]) => [name, count(told[name], least(name), most)]),
  );
}

const count = (told: number | undefined, fewest: number, most: number): number =>
  told !== undefined && Number.isFinite(told) && told >= fewest
    ? Math.min(told, most * MOST_OVER)
    : most;

/** Nothing is answered without a question; an answer may be empty, or without a picture. */
const least = (name: keyof Amounts): number => (name === "inputTokens" ? 1 : 0);

/** In millionths of a US dollar, rounded up. */
export function costOf({ inputTokens = 0, outputTokens = 0, pictures = 0 }: Amounts, price: Price) {
  return Math.ceil(
    inputTokens * price.input + outputTokens * price.output + pictures * price.picture * 1e6,
  );
}

/** An idea that does not hold is asked for once more. */
const CALLS: Record<Task, number> = { idea: 2, look: 1, picture: 1, cartoon: 1 };

export const atMost = (task: Task, price: Price): number =>
  CALLS[task] * costOf(AT_MOST[task], price);
