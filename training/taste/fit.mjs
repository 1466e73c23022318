// Fits the weights of taste: node training/taste/fit.mjs PAIRS.jsonl [--write]
// Logistic regression on judged pairs with L2 towards the priors of priors.json; 60 pairs are held back by a fixed seed.
// With --write the weights go to core/src/stylist/dress/taste-weights.ts.
import { readFileSync, writeFileSync } from "node:fs";
import { judged } from "../../core/dist/stylist/dress/rating.js";
import { WEIGHTS } from "../../core/dist/stylist/dress/weights.js";
import { readBrief } from "../../core/dist/stylist/understand/read-brief.js";
import { numberLines } from "../number-lines.mjs";
import { knownSettings } from "../../server/dist/engines/situations.js";

const SEED = 20261122;
const HELD_BACK = 60;
/** A difference of this much makes one outfit e times as likely to be preferred. */
const SCALE = 2;
const L2 = 1;
const STEPS = 4000;
const RATE = 0.02;
/** How far a weight may leave its prior, as a share of it: no data of this size overrules what a feature means. */
const LEAST = 0.4;
const MOST = 2.2;
/** A slight preference says less than a clear one. */
const MARGIN = { clear: 1, slight: 0.6 };

const [file, ...options] = process.argv.slice(2);
if (!file) throw new Error("Usage: node training/taste/fit.mjs PAIRS.jsonl [--write]");
const priors = JSON.parse(readFileSync(new URL("priors.json", import.meta.url), "utf8"));
const names = Object.keys(priors);
const settings = knownSettings();
const pairs = readFileSync(file, "utf8")
  .trim()
  .split("\n")
  .map((line) => pairOf(JSON.parse(line)))
  .toSorted((a, b) => (a.id < b.id ? -1 : 1));
const drawn = shuffled(pairs, SEED);
const held = drawn.slice(0, HELD_BACK);
const learned = drawn.slice(HELD_BACK);

/** What sets the better outfit apart: the rules' part is fixed, the rest is learned. */
function pairOf({ id, prompt, closet, weather, a, b, better, margin, axis }) {
  const brief = readBrief({ prompt, closet, weather: weather ?? null }, settings);
  const rated = judged(brief, closet, better === "a" ? [a, b] : [b, a]);
  const [good, bad] = rated.map(({ features }) => features);
  let fixed = 0;
  for (const name of new Set([...good.keys(), ...bad.keys()]))
    if (!(name in priors)) fixed += WEIGHTS[name] * ((good.get(name) ?? 0) - (bad.get(name) ?? 0));
  return {
    id,
    margin,
    axis,
    fixed,
    x: names.map((name) => (good.get(name) ?? 0) - (bad.get(name) ?? 0)),
  };
}

/** Fisher and Yates' shuffle with a linear congruential generator (Numerical Recipes). */
function shuffled(list, seed) {
  const all = [...list];
  let state = seed >>> 0;
  for (let at = all.length - 1; at > 0; at--) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const other = state % (at + 1);
    [all[at], all[other]] = [all[other], all[at]];
  }
  return all;
}

const lead = ({ fixed, x }, weights) =>
  x.reduce((sum, value, at) => sum + value * weights[at], fixed);

const within = (weight, prior) =>
  prior === 0 ? weight : prior * Math.min(MOST, Math.max(LEAST, weight / prior));

/** Gradient descent with Adam's step sizes. */
function fit(data, l2 = L2) {
  const start = names.map((name) => priors[name]);
  const weights = [...start];
  const m = weights.map(() => 0);
  const v = weights.map(() => 0);
  const total = data.reduce((sum, { margin }) => sum + MARGIN[margin], 0);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = weights.map(
      (weight, at) => (l2 * (weight - start[at])) / (0.25 + Math.abs(start[at])) / total,
    );
    for (const pair of data) {
      const off = MARGIN[pair.margin] / (1 + Math.exp(lead(pair, weights) / SCALE)) / SCALE / total;
      pair.x.forEach((value, at) => (gradient[at] -= off * value));
    }
    gradient.forEach((slope, at) => {
      m[at] = 0.9 * m[at] + 0.1 * slope;
      v[at] = 0.999 * v[at] + 0.001 * slope * slope;
      weights[at] -=
        (RATE * (m[at] / (1 - 0.9 ** step))) / (Math.sqrt(v[at] / (1 - 0.999 ** step)) + 1e-8);
      weights[at] = within(weights[at], start[at]);
    });
  }
  return weights;
}

function accuracy(data, weights) {
  const right = (list) => list.filter((pair) => lead(pair, weights) > 0).length;
  const clear = data.filter(({ margin }) => margin === "clear");
  const share = (list) =>
    `${right(list)} of ${list.length} (${((100 * right(list)) / list.length).toFixed(1)} %)`;
  return `clear ${share(clear)}, all ${share(data)}`;
}

/** Five folds of what is learned from, so that choices can be made without the pairs that are held back. */
function crossed(l2) {
  let [clear, all] = [0, 0];
  for (let fold = 0; fold < 5; fold++) {
    const weights = fit(
      learned.filter((_, at) => at % 5 !== fold),
      l2,
    );
    for (const pair of learned.filter((_, at) => at % 5 === fold))
      if (lead(pair, weights) > 0) {
        all++;
        if (pair.margin === "clear") clear++;
      }
  }
  const clears = learned.filter(({ margin }) => margin === "clear").length;
  return `clear ${((100 * clear) / clears).toFixed(1)} %, all ${((100 * all) / learned.length).toFixed(1)} %`;
}

const before = names.map((name) => priors[name]);
const weights = fit(learned);
console.log(`priors:     learned from ${accuracy(learned, before)}`);
console.log(`fitted:     learned from ${accuracy(learned, weights)}`);
console.log(`five folds: ${crossed(L2)}`);
if (options.includes("--folds"))
  for (const l2 of [0.03, 0.1, 0.3, 1, 3]) console.log(`  L2 ${l2}: ${crossed(l2)}`);
if (options.includes("--held")) {
  console.log(`held back:  priors ${accuracy(held, before)}`);
  console.log(`held back:  fitted ${accuracy(held, weights)}`);
  const written = names.map((name) => WEIGHTS[name]);
  console.log(`held back:  as in taste-weights.ts ${accuracy(held, written)}`);
}
if (options.includes("--wrong"))
  for (const pair of learned.filter((one) => lead(one, weights) <= 0))
    console.log(`  ${pair.id} ${pair.axis} ${pair.margin} ${lead(pair, weights).toFixed(2)}`);
if (options.includes("--write")) {
  const lines = numberLines(names, (name) => weights[names.indexOf(name)]);
  writeFileSync(
    new URL("../../core/src/stylist/dress/taste-weights.ts", import.meta.url),
    `/** What one of each feature is worth, fitted on judged pairs by \`training/taste\`. Written by its script: edit the priors there. */\nexport const TASTE = {\n${lines}} as const;\n\nexport type TasteFeature = keyof typeof TASTE;\n`,
  );
}
