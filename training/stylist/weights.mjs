// Learns how many times what was said by hand each feature of an outfit counts: node training/stylist/weights.mjs [--write | --folds]
// From the graded closets: of the outfits that the search finds for each, those with the fewest faults are to come first.
import { readFileSync, writeFileSync } from "node:fs";
import { calmDay } from "../../core/dist/calm-day.js";
import { tryOn } from "../../core/dist/stylist/dress/compose.js";
import { featuresOf } from "../../core/dist/stylist/dress/score.js";
import { SUITING } from "../../core/dist/stylist/dress/suiting-weights.js";
import { TASTE } from "../../core/dist/stylist/dress/taste-weights.js";
import { PRIORS, WITHOUT_LOOKS } from "../../core/dist/stylist/dress/weights.js";
import { unmet } from "../../core/dist/stylist/dress/wishes.js";
import { readBrief } from "../../core/dist/stylist/understand/read-brief.js";
import { knownSettings } from "../../server/dist/engines/situations.js";
import { numberLines } from "../number-lines.mjs";
import { closetOf, fitExample, linesIn } from "./examples.mjs";
import { learnFits } from "./fits.mjs";

const SEED = 20261128;
/** Each half of the closets is dressed by what was learned without it: what is learned by heart always suits. */
const HALVES = 2;
/** What must not be worn and what must be, in faults. */
const WRONG = 1;
const MISSED = 0.6;
/** Small things are chosen after the rest, and are no matter of these weights. */
const SMALL = new Set(["head", "accessory"]);

const FOLDS = 5;
/** A factor nearer to 1 than this is left out. */
const LEAST_TOLD = 0.03;

const EPOCHS = 120;
const RATE = 0.1;
const L2 = 0.004;
/** A difference of this much makes one outfit e times as likely as another. */
const SCALE = 2;
/** How much further ahead an outfit should be for each fault less. */
const MARGIN = 2;
/** How far a feature may leave what was said by hand. What a body, a host or the law forbids stands. */
const BOUNDS = { rule: [0.7, 2], taste: [0.5, 2], suiting: [0, 6] };
const FIRM = new Set([
  "no-top",
  "no-legs",
  "no-shoes",
  "no-coat",
  "thin-coat",
  "wish-unmet",
  "disliked",
  "doubled-legs",
  "soles",
  "sore-feet",
  "hair-covered",
  "white-is-taken",
  "bare",
  "out-of-place",
  "unathletic",
  "for-work",
  "too-dressy",
  "layer-idle",
]);

const settings = knownSettings();
const closets = linesIn(new URL("closets/", import.meta.url)).filter(({ i }) => i === "outfit");

/** The outfits of every closet, each half found by what was learned of fits from all else. */
function dressedApart() {
  const others = linesIn(new URL("fits/", import.meta.url)).map(fitExample);
  const examples = closets.map(fitExample);
  return Array.from({ length: HALVES }, (_, half) => {
    const isIn = (_one, at) => at % HALVES === half;
    const known = examples.filter((one, at) => !isIn(one, at));
    const fits = learnFits([...others, ...known], SEED + half);
    const knowledge = { ...settings, learned: { ...settings.learned, fits } };
    return closets.filter(isIn).map((closet) => outfitsOf(closet, knowledge));
  })
    .flat()
    .filter(({ outfits }) => new Set(outfits.map(({ faults }) => faults)).size > 1);
}

/** What may be worn of a closet, with the faults and the features of each outfit. */
function outfitsOf({ prompt, language, w: [tempC, precip], graded }, knowledge) {
  const { closet, grades } = closetOf(graded);
  const weather = { ...calmDay(tempC, precip), windKmh: 10 };
  const brief = readBrief({ prompt, weather, closet, language }, knowledge);
  const fitting = tryOn(brief, { closet, include: [], exclude: [], seed: 1 });
  const due = fitting.usable.filter((one) => grades[one.id] === "2" && !SMALL.has(one.slots[0]));
  const outfits = fitting.outfits.map(({ worn }) => {
    const large = worn.filter(({ slot }) => !SMALL.has(slot)).map(({ piece }) => piece);
    const wrong = large.filter(({ id }) => grades[id] === "x").length;
    const missed = due.filter((one) => !large.includes(one)).length;
    const features = featuresOf(worn, fitting.brief, fitting.needs);
    const missing = unmet(worn, fitting.wishes);
    return {
      faults: WRONG * wrong + MISSED * missed,
      features: [...features, ["wish-unmet", missing]].filter(([, amount]) => amount !== 0),
    };
  });
  return { outfits };
}

const boundsOf = (feature) =>
  feature in SUITING ? BOUNDS.suiting : feature in TASTE ? BOUNDS.taste : BOUNDS.rule;

/** Looks are learned from pairs of outfits, and small things are chosen after the rest. */
const isLearned = (feature) =>
  !FIRM.has(feature) &&
  !feature.startsWith("small-") &&
  (feature in SUITING || WITHOUT_LOOKS[feature] !== 0);

const worthOf = ({ features }, factors) =>
  features.reduce((sum, [name, amount]) => sum + PRIORS[name] * (factors[name] ?? 1) * amount, 0);

/**
 * The chance of an outfit rises with its worth, and with its faults by the margin; that of the best ones is raised (softmax with a
 * margin, as Gimpel and Smith describe it, 2010), by AdaGrad with L2 towards 1.
 */
function learn(examples) {
  const [factors, squares] = [{}, {}];
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    const slopes = {};
    for (const { outfits } of examples) addSlopes(outfits, factors, slopes);
    for (const [name, sum] of Object.entries(slopes)) {
      const slope = sum / examples.length - L2 * ((factors[name] ?? 1) - 1);
      squares[name] = (squares[name] ?? 0) + slope * slope;
      const [least, most] = boundsOf(name);
      const next = (factors[name] ?? 1) + (RATE * slope) / Math.sqrt(squares[name] + 1e-4);
      factors[name] = Math.max(least, Math.min(most, next));
    }
  }
  return factors;
}

function addSlopes(outfits, factors, slopes) {
  const least = Math.min(...outfits.map(({ faults }) => faults));
  const scores = outfits.map(
    (one) => (worthOf(one, factors) + MARGIN * (one.faults - least)) / SCALE,
  );
  const most = Math.max(...scores);
  const likely = scores.map((score) => Math.exp(score - most));
  const best = likely.map((one, at) => (outfits[at].faults === least ? one : 0));
  const [ofAll, ofBest] = [sum(likely), sum(best)];
  outfits.forEach(({ features }, at) => {
    const share = best[at] / ofBest - likely[at] / ofAll;
    if (Math.abs(share) < 1e-5) return;
    for (const [name, amount] of features)
      if (isLearned(name))
        slopes[name] = (slopes[name] ?? 0) + (share * PRIORS[name] * amount) / SCALE;
  });
}

const sum = (numbers) => numbers.reduce((total, one) => total + one, 0);

function tell(how, factors, examples) {
  const faultsBy = (weights) =>
    examples.map(({ outfits }) => outfits.reduce(better(weights)).faults);
  const better = (weights) => (one, other) =>
    worthOf(other, weights) > worthOf(one, weights) ? other : one;
  const [before, after] = [faultsBy({}), faultsBy(factors)];
  const share = (faults) =>
    ((100 * faults.filter((one) => one === 0).length) / faults.length).toFixed(1);
  console.log(
    `${how}: faults ${(sum(before) / before.length).toFixed(3)} → ${(sum(after) / after.length).toFixed(3)}, without any ${share(before)} % → ${share(after)} %`,
  );
}

function tellFolds() {
  for (let fold = 0; fold < FOLDS; fold++) {
    const isOut = (_one, at) => at % FOLDS === fold;
    const factors = learn(dressed.filter((one, at) => !isOut(one, at)));
    tell(`fold ${fold + 1} of ${FOLDS}, held out`, factors, dressed.filter(isOut));
  }
}

function write(factors) {
  const told = Object.keys(PRIORS).filter(
    (name) => name in factors && Math.abs(factors[name] - 1) >= LEAST_TOLD,
  );
  const lines = numberLines(told, (name) => factors[name]);
  const file = new URL("../../core/src/stylist/dress/factors.ts", import.meta.url);
  const [head] = readFileSync(file, "utf8").split("export const");
  writeFileSync(file, `${head}export const FACTORS = {\n${lines}} as const;\n`);
}

const dressed = dressedApart();
console.log(`${dressed.length} closets`);
const all = learn(dressed);
tell("learned from", all, dressed);
if (process.argv.includes("--folds")) tellFolds();
if (process.argv.includes("--write")) write(all);
