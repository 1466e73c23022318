// Learns the roles of garments.
import { ROLES } from "../../core/dist/languages/cue-list.js";
import { chancesOf } from "../../core/dist/stylist/learned/chances.js";
import { seenIn } from "../../core/dist/stylist/learned/terms.js";
import { decisionOf } from "../../core/dist/stylist/read/decision.js";
import { shares } from "./examples.mjs";
import { learnAnswers } from "./multinomial.mjs";

const HOW = { epochs: 12, kept: 0.4, fewest: 3 };

/** @returns weights as `RoleWeights` of core has them */
export function learnRoles(examples, seed) {
  const answered = examples.map(({ terms, role }) => ({ terms, answer: role }));
  const learned = learnAnswers(answered, ROLES.length, seed, HOW);
  return { ...learned, scale: learned.scale * HOW.kept };
}

const DECISIONS = ["wear", "avoid", "ask"];

/** Shares of examples whose decision and role are right, by the learned model and by the cues alone. */
export function judgeRoles({ hashes, weights, scale }, examples) {
  const right = { decided: 0, roles: 0, ruledDecided: 0, ruledRoles: 0 };
  for (const { terms, role, ruled } of examples) {
    const chances = chancesOf(weights, seenIn(hashes, terms), ROLES.length, scale);
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
