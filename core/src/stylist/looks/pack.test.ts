import { execFileSync } from "node:child_process";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { OVER, pack, type Problem, worthOf } from "./pack.ts";

/** Looks of options that share a few dozen pieces, as outfits do. */
function problemOf(seed: number, looks: number, options: number, pieces: number): Problem {
  const next = chance(seed);
  const some = (most: number): number => Math.floor(next() * most);
  return {
    looks: Array.from({ length: looks }, () =>
      Array.from({ length: options }, () => ({
        score: next() * 8,
        pieces: [...new Set(Array.from({ length: 4 + some(3) }, () => some(pieces)))],
      })),
    ),
    cost: Array.from({ length: pieces }, () => 0.5 + next()),
    again: Array.from({ length: pieces }, () => (next() < 0.4 ? next() * 2 : 0)),
    grams: Array.from({ length: pieces }, () => 100 + some(900)),
    wears: Array.from({ length: pieces }, () => (next() < 0.4 ? 2 : Infinity)),
    spells: [Array.from({ length: looks }, (_, look) => look)],
    limits: [{ of: new Set(Array.from({ length: pieces }, (_, piece) => piece)), most: 12 }],
    mostGrams: 7000,
  };
}

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

/** HiGHS in a process of its own: beside hundreds of other tests it now and then runs out of its memory. */
const SOLVE = `
  import { readFileSync } from "node:fs";
  import highs from "highs";
  const { ObjectiveValue } = (await highs()).solve(readFileSync(0, "utf8"));
  process.stdout.write(String(ObjectiveValue));`;
const solved = (program: string): number =>
  Number(execFileSync(process.execPath, ["--input-type=module", "-e", SOLVE], { input: program }));

/** The same as a mixed integer program, whose answer is exact. */
function exactly(problem: Problem): number {
  const { looks, cost, again, grams, wears, limits, mostGrams } = problem;
  const sum = (terms: readonly string[]): string => terms.join(" ") || "0 none";
  const term = (weight: number, name: string): string =>
    `${weight < 0 ? "-" : "+"} ${Math.abs(weight)} ${name}`;
  const pieces = cost.map((_, piece) => piece);
  const uses = (piece: number, weight = 1): string[] =>
    looks.flatMap((options, look) =>
      options.flatMap((option, at) =>
        option.pieces.includes(piece) ? [term(weight, `x${look}_${at}`)] : [],
      ),
    );
  const objective = [
    ...looks.flatMap((options, look) =>
      options.map(({ score, pieces: worn }, at) =>
        term(score - worn.reduce((all, piece) => all + again[piece]!, 0), `x${look}_${at}`),
      ),
    ),
    ...pieces.map((piece) => term(again[piece]! - cost[piece]!, `y${piece}`)),
    ...pieces.map((piece) => term(-OVER.wear, `w${piece}`)),
    ...limits.map((_, at) => term(-OVER.piece, `l${at}`)),
    term(-OVER.kilo / 1000, "g"),
  ];
  const rows = [
    ...looks.map((options, look) => `${sum(options.map((_, at) => `+ x${look}_${at}`))} = 1`),
    ...looks.flatMap((options, look) =>
      options.flatMap((option, at) =>
        option.pieces.map((piece) => `x${look}_${at} - y${piece} <= 0`),
      ),
    ),
    ...pieces.flatMap((piece) =>
      wears[piece] === Infinity || uses(piece).length === 0
        ? []
        : [`${sum(uses(piece))} - w${piece} <= ${wears[piece]}`],
    ),
    ...pieces.map((piece) => `y${piece} ${sum(uses(piece, -1))} <= 0`),
    ...limits.map(
      ({ of, most }, at) => `${sum([...of].map((piece) => `+ y${piece}`))} - l${at} <= ${most}`,
    ),
    `${sum(pieces.map((piece) => term(grams[piece]!, `y${piece}`)))} - g <= ${mostGrams}`,
  ];
  const binary = [
    ...looks.flatMap((options, look) => options.map((_, at) => `x${look}_${at}`)),
    ...pieces.map((piece) => `y${piece}`),
  ];
  const program = `Maximize\n obj: ${objective.join(" ")}\nSubject To\n${rows.map((row, at) => ` r${at}: ${row}`).join("\n")}\nBinary\n ${binary.join(" ")}\nEnd`;
  return solved(program);
}

describe("the fewest pieces that cover all looks", () => {
  test.each([
    [1, 4, 12, 16],
    [2, 5, 12, 18],
    [3, 7, 10, 20],
    [4, 7, 12, 16],
    [5, 9, 8, 18],
  ])(
    "are within a hundredth of the exact answer (seed %i, %i looks, %i options, %i pieces)",
    (seed, looks, options, pieces) => {
      const problem = problemOf(seed, looks, options, pieces);
      const best = exactly(problem);
      const found = worthOf(problem, pack(problem, chance(seed)));
      expect(found).toBeLessThanOrEqual(best + 1e-6);
      expect(best - found).toBeLessThanOrEqual(Math.abs(best) * 0.01);
    },
    60_000,
  );

  test("are the exact answer where all choices can be tried", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
        const problem = problemOf(seed, 3, 5, 10);
        const all = Array.from({ length: 125 }, (_, k) =>
          worthOf(problem, [k % 5, Math.floor(k / 5) % 5, Math.floor(k / 25)]),
        );
        expect(worthOf(problem, pack(problem, chance(seed)))).toBeCloseTo(Math.max(...all), 9);
      }),
      { numRuns: 60, examples: [[472_827]] },
    );
  });

  test("keep a limit where it can be kept", () => {
    const problem = { ...problemOf(7, 6, 30, 30), mostGrams: Infinity };
    const taken = pack(problem, chance(7));
    const used = new Set(taken.flatMap((option, look) => problem.looks[look]![option]!.pieces));
    const free = pack({ ...problem, limits: [] }, chance(7));
    const most = new Set(free.flatMap((option, look) => problem.looks[look]![option]!.pieces));
    expect(used.size).toBeLessThan(most.size);
  });
});
