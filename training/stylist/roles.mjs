// Learns the roles of garments: multinomial regression over hashed terms, by AdaGrad (Duchi et al., 2011) with dropout of terms.
import { ROLES } from "../../core/dist/languages/cue-list.js";
import { decisionOf } from "../../core/dist/stylist/read/roles.js";
import { bucketOf } from "../../core/dist/stylist/learned/terms.js";
import { quantised, randomFrom, shuffle } from "./examples.mjs";

export const BUCKETS = 2 ** 17;
const EPOCHS = 20;
const RATE = 0.05;
const KEPT = 0.55;
const COUNT = ROLES.length;

/** @returns weights as `RoleWeights` of core has them */
export function learnRoles(examples, seed) {
  const weights = new Float32Array(BUCKETS * COUNT);
  const squares = new Float32Array(BUCKETS * COUNT);
  const random = randomFrom(seed);
  const rows = examples.map(({ terms }) =>
    terms.map(([name, amount]) => [bucketOf(name, BUCKETS) * COUNT, amount]),
  );
  const order = [...examples.keys()];
  for (let epoch = 0; epoch < EPOCHS; epoch++)
    for (const at of shuffle(order, random)) {
      const seen = rows[at].filter(() => random() < KEPT);
      const chances = chancesOf(weights, seen);
      chances[examples[at].role] -= 1;
      for (const [row, amount] of seen)
        for (let role = 0; role < COUNT; role++) {
          const slope = chances[role] * amount;
          squares[row + role] += slope * slope;
          weights[row + role] -= (RATE * slope) / (Math.sqrt(squares[row + role]) + 0.05);
        }
    }
  const { whole, scale } = quantised(weights);
  return { weights: whole, buckets: BUCKETS, scale: scale * KEPT };
}

function chancesOf(weights, rows, scale = 1) {
  const sums = new Float64Array(COUNT);
  for (const [row, amount] of rows)
    for (let role = 0; role < COUNT; role++) sums[role] += weights[row + role] * amount * scale;
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / all);
}

const DECISIONS = ["wear", "avoid", "ask"];

/** Shares of examples whose decision and role are right, by the learned model and by the cues alone. */
export function judgeRoles({ weights, buckets, scale }, examples) {
  const right = { decided: 0, roles: 0, ruledDecided: 0, ruledRoles: 0 };
  for (const { terms, role, ruled } of examples) {
    const rows = terms.map(([name, amount]) => [bucketOf(name, buckets) * COUNT, amount]);
    const chances = chancesOf(weights, rows, scale);
    const chanceOf = (decision) =>
      ROLES.reduce((sum, one, at) => sum + (decisionOf(one) === decision ? chances[at] : 0), 0);
    const decision = DECISIONS.toSorted((a, b) => chanceOf(b) - chanceOf(a))[0];
    const open = [...ROLES.keys()].filter((at) => decisionOf(ROLES[at]) === decision);
    const best = open.toSorted((a, b) => chances[b] - chances[a])[0];
    const wanted = decisionOf(ROLES[role]);
    right.decided += decision === wanted;
    right.roles += best === role;
    right.ruledDecided += decisionOf(ROLES[ruled]) === wanted;
    right.ruledRoles += ruled === role;
  }
  return { examples: examples.length, ...shares(right, examples.length) };
}

export const shares = (counts, all) =>
  Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, ((100 * count) / all).toFixed(1)]),
  );
