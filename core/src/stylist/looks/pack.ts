/** One way to dress for a look: what it is worth, and its pieces by their place in the problem's lists. */
export type Option = { score: number; pieces: readonly number[] };

/** Looks that are dressed out of one bag, or at least out of one closet. */
export type Problem = {
  /** The ways to dress for each look; never empty. */
  looks: readonly (readonly Option[])[];
  /** What it costs to take a piece along, and to show it in one look more, on the scale of the scores. */
  cost: readonly number[];
  again: readonly number[];
  grams: readonly number[];
  /** How often a piece is worn before it is washed. */
  wears: readonly number[];
  /** The looks between two washes, by their place. */
  spells: readonly (readonly number[])[];
  /** Groups of pieces of which at most so many may come along. */
  limits: readonly { of: ReadonlySet<number>; most: number }[];
  mostGrams: number;
};

/** What breaking a limit costs: no outfit is worth a piece too many, and few are worth a worn shirt. */
export const OVER = { piece: 100, kilo: 100, wear: 6 } as const;

/**
 * All choices tried where they are few, else a local search that starts again so many times.
 * Chance is passed in, so that the same problem has the same answer.
 * @returns the option taken for each look
 */
export function pack(problem: Problem, random: () => number, rounds = ROUNDS): number[] {
  const choices = problem.looks.reduce((all, options) => all * options.length, 1);
  return choices <= TRIED ? tried(problem) : searched(problem, random, rounds);
}

/** Some thousand choices take less time than the search. */
const TRIED = 5_000;

/** Exact: every choice of options. */
function tried(problem: Problem): number[] {
  const bag = new Bag(problem);
  let best: Found = { taken: [], worth: -Infinity };
  const from = (taken: number[]): void => {
    const look = taken.length;
    if (look === problem.looks.length) {
      const worth = bag.worth();
      if (worth > best.worth + EPSILON) best = { taken, worth };
      return;
    }
    for (const option of problem.looks[look]!.keys()) {
      bag.put(look, option);
      from([...taken, option]);
      bag.remove(look, option);
    }
  };
  from([]);
  return best.taken;
}

function searched(problem: Problem, random: () => number, rounds: number): number[] {
  let best = climbed(problem, greedy(problem, new Set()));
  for (let round = 0; round < rounds; round++) {
    const start =
      round % 2 === 0 ? shaken(problem, best.taken, random) : withoutSome(problem, best, random);
    const found = climbed(problem, start);
    if (found.worth > best.worth + EPSILON) best = found;
  }
  return best.taken;
}

const ROUNDS = 60;
const EPSILON = 1e-9;

type Found = { taken: number[]; worth: number };

/** What a choice of options is worth in all. */
export function worthOf(problem: Problem, taken: readonly number[]): number {
  const bag = new Bag(problem);
  taken.forEach((option, look) => bag.put(look, option));
  return bag.worth();
}

/** Counts what is taken while options come and go. */
class Bag {
  private readonly problem: Problem;
  private readonly uses: number[];
  private readonly worn: number[][];
  private readonly counts: number[];
  private readonly spellOf: number[];
  private readonly limitsOf: number[][];
  private score = 0;
  private grams = 0;

  constructor(problem: Problem) {
    const { cost, looks, spells, limits } = problem;
    this.problem = problem;
    this.uses = cost.map(() => 0);
    this.worn = spells.map(() => cost.map(() => 0));
    this.counts = limits.map(() => 0);
    this.spellOf = looks.map((_, look) => spells.findIndex((one) => one.includes(look)));
    this.limitsOf = cost.map((_, piece) =>
      limits.flatMap(({ of }, at) => (of.has(piece) ? [at] : [])),
    );
  }

  put(look: number, option: number): void {
    const { score, pieces } = this.problem.looks[look]![option]!;
    this.score += score;
    const worn = this.worn[this.spellOf[look]!]!;
    for (const piece of pieces) {
      if (this.uses[piece]!++ === 0) this.take(piece, 1);
      else this.score -= this.problem.again[piece]!;
      if (worn[piece]!++ >= this.problem.wears[piece]!) this.score -= OVER.wear;
    }
  }

  remove(look: number, option: number): void {
    const { score, pieces } = this.problem.looks[look]![option]!;
    this.score -= score;
    const worn = this.worn[this.spellOf[look]!]!;
    for (const piece of pieces) {
      if (--this.uses[piece]! === 0) this.take(piece, -1);
      else this.score += this.problem.again[piece]!;
      if (--worn[piece]! >= this.problem.wears[piece]!) this.score += OVER.wear;
    }
  }

  private take(piece: number, sign: 1 | -1): void {
    this.score -= sign * this.problem.cost[piece]!;
    this.grams += sign * this.problem.grams[piece]!;
    for (const limit of this.limitsOf[piece]!) this.counts[limit]! += sign;
  }

  isTaken(piece: number): boolean {
    return this.uses[piece]! > 0;
  }

  worth(): number {
    const { limits, mostGrams } = this.problem;
    let over = OVER.kilo * Math.max(0, (this.grams - mostGrams) / 1000);
    for (const [at, { most }] of limits.entries())
      over += OVER.piece * Math.max(0, this.counts[at]! - most);
    return this.score - over;
  }
}

/** Look by look the option that adds most to what is taken already. @param closed pieces that stay out where anything else is left */
function greedy(problem: Problem, closed: ReadonlySet<number>): number[] {
  const bag = new Bag(problem);
  return problem.looks.map((options, look) => {
    const open = options.flatMap(({ pieces }, at) =>
      pieces.some((one) => closed.has(one)) ? [] : [at],
    );
    const option = bestFor(bag, look, open.length > 0 ? open : options.map((_, at) => at));
    bag.put(look, option);
    return option;
  });
}

function bestFor(bag: Bag, look: number, options: readonly number[]): number {
  let [best, most] = [options[0]!, -Infinity];
  for (const option of options) {
    bag.put(look, option);
    const worth = bag.worth();
    bag.remove(look, option);
    if (worth > most + EPSILON) [best, most] = [option, worth];
  }
  return best;
}

/** Changes one look at a time, and leaves out one piece at a time, as long as either helps. */
function climbed(problem: Problem, start: readonly number[]): Found {
  const bag = new Bag(problem);
  let taken = [...start];
  taken.forEach((option, look) => bag.put(look, option));
  let worth = bag.worth();
  for (;;) {
    for (let look = 0; look < taken.length; look++) {
      bag.remove(look, taken[look]!);
      taken[look] = bestFor(bag, look, [taken[look]!, ...problem.looks[look]!.keys()]);
      bag.put(look, taken[look]!);
    }
    const now = bag.worth();
    if (now > worth + EPSILON) {
      worth = now;
      continue;
    }
    const fewer = withOneLess(problem, bag, taken, worth);
    if (!fewer) return { taken, worth };
    ({ taken, worth } = fewer);
  }
}

/** All looks that a piece is in, dressed without it; null where no piece is better left out. */
function withOneLess(problem: Problem, bag: Bag, taken: number[], worth: number): Found | null {
  for (let piece = 0; piece < problem.cost.length; piece++) {
    if (!bag.isTaken(piece)) continue;
    const left = [...taken];
    for (const [look, options] of problem.looks.entries()) {
      if (!options[left[look]!]!.pieces.includes(piece)) continue;
      const others = options.flatMap(({ pieces }, at) => (pieces.includes(piece) ? [] : [at]));
      if (others.length === 0) continue;
      bag.remove(look, left[look]!);
      left[look] = bestFor(bag, look, others);
      bag.put(look, left[look]!);
    }
    const now = bag.worth();
    if (now > worth + EPSILON) return { taken: left, worth: now };
    left.forEach((option, look) => {
      if (option === taken[look]) return;
      bag.remove(look, option);
      bag.put(look, taken[look]!);
    });
  }
  return null;
}

/** A few looks dressed anyhow. */
function shaken(problem: Problem, taken: readonly number[], random: () => number): number[] {
  const share = 0.2 + random() * 0.5;
  return taken.map((option, look) =>
    random() < share ? Math.floor(random() * problem.looks[look]!.length) : option,
  );
}

/** A fresh start without some of what is taken now. */
function withoutSome(problem: Problem, { taken }: Found, random: () => number): number[] {
  const used = new Set(taken.flatMap((option, look) => problem.looks[look]![option]!.pieces));
  const share = 0.1 + random() * 0.3;
  return greedy(problem, new Set([...used].filter(() => random() < share)));
}
