// Learns the roles of garments: multinomial regression over terms, by AdaGrad (Duchi et al., 2011) with dropout of terms.
import { ROLES } from "../../core/dist/languages/cue-list.js";
import { decisionOf } from "../../core/dist/stylist/read/roles.js";
import { rowOf } from "../../core/dist/stylist/learned/terms.js";
import { commonTerms, quantised, randomFrom, shuffle } from "./examples.mjs";

const EPOCHS = 12;
const RATE = 0.05;
/** Of the terms, at each step. */
const KEPT = 0.4;
/** A term of fewer examples says more of them than of roles. */
const FEWEST = 3;
const COUNT = ROLES.length;

/** @returns weights as `RoleWeights` of core has them */
export function learnRoles(examples, seed) {
  const names = examples.map(({ terms }) => terms.map(([name]) => name));
  const hashes = commonTerms(names, FEWEST);
  const weights = new Float32Array(hashes.length * COUNT);
  const squares = new Float32Array(hashes.length * COUNT);
  const random = randomFrom(seed);
  const rows = examples.map(({ terms }) => rowsOf(terms, hashes));
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
  return { hashes, weights: whole, scale: scale * KEPT };
}

const rowsOf = (terms, hashes) =>
  terms.flatMap(([name, amount]) => {
    const row = rowOf(hashes, name);
    return row < 0 ? [] : [[row * COUNT, amount]];
  });

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
export function judgeRoles({ hashes, weights, scale }, examples) {
  const right = { decided: 0, roles: 0, ruledDecided: 0, ruledRoles: 0 };
  for (const { terms, role, ruled } of examples) {
    const rows = rowsOf(terms, hashes);
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
