// Learns from the examples of this folder: node training/stylist/train.mjs [--folds | --curve | --distress | --upkeep]
// Writes core/assets/learned.i8 and learned.json and tells how well the examples in held/ are read; with an option it only tells.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { learnDistress, likelyIn } from "./distress.mjs";
import { distressExample, fitExample, linesIn, roleExamples, upkeepExample } from "./examples.mjs";
import { judgeFits, learnFits } from "./fits.mjs";
import { judgeRoles, learnRoles } from "./roles.mjs";
import { learnUpkeep, upkeepIn } from "./upkeep.mjs";

const SEED = 20261122;
const FOLDS = 5;
const here = (folder) => new URL(folder, import.meta.url);

const fitted = linesIn(here("fits/"));
const held = linesIn(here("held/"));
const read = linesIn(here("readings/"));
const roles = [...read, ...fitted].flatMap(roleExamples);
const told = linesIn(here("distress/")).map(distressExample);
// Whoever wrote of clothes alone was in no danger.
const calm = [...read, ...fitted].map(distressExample);
const fits = fitted.map(fitExample);
const asked = [...read, ...fitted].map(upkeepExample);
const heldRoles = held.flatMap(roleExamples);
const heldFits = held.map(fitExample);
console.log(`${roles.length} garments with a role, ${fits.length} requests with clothes`);

if (process.argv.includes("--folds")) tellFolds();
else if (process.argv.includes("--curve")) tellCurve();
else if (process.argv.includes("--distress")) tellDistress();
else if (process.argv.includes("--upkeep")) tellUpkeep();
else write();

/** Each fifth of the files, learned from the others. */
function tellFolds() {
  const files = [...new Set([...roles, ...fits].map(({ file }) => file))];
  for (let fold = 0; fold < FOLDS; fold++) {
    const out = new Set(files.filter((_, at) => at % FOLDS === fold));
    const [outside, inside] = [({ file }) => out.has(file), ({ file }) => !out.has(file)];
    const role = judgeRoles(learnRoles(roles.filter(inside), SEED), roles.filter(outside));
    const fit = judgeFits(learnFits(fits.filter(inside), SEED), fits.filter(outside));
    console.log(JSON.stringify({ fold, role, fit }));
  }
}

/** What is held back, learned from an eighth of the examples, a quarter, half and all. */
function tellCurve() {
  for (const part of [0.125, 0.25, 0.5, 1]) {
    const some = (all) => all.filter((_, at) => (at * 0.618034) % 1 < part);
    const role = judgeRoles(learnRoles(some(roles), SEED), heldRoles);
    const fit = judgeFits(learnFits(some(fits), SEED), heldFits);
    console.log(JSON.stringify({ part, role, fit }));
  }
}

/** Each fourth of the files, learned from the others: shares from which a warm line is added, at several bounds. */
function tellDistress() {
  const parts = 4;
  const files = [...new Set([...told, ...calm].map(({ file }) => file))];
  const scores = { danger: [], innocent: [], calm: [] };
  for (let part = 0; part < parts; part++) {
    const isOut = ({ file }) => files.indexOf(file) % parts === part;
    const [out, calmOut] = [told.filter(isOut), calm.filter(isOut)];
    const inside = [...told, ...calm].filter((one) => !isOut(one));
    const model = learnDistress(inside, SEED);
    likelyIn(model, out).forEach((likely, at) =>
      scores[out[at].kind > 0 ? "danger" : "innocent"].push(likely),
    );
    scores.calm.push(...likelyIn(model, calmOut));
  }
  for (const bound of [0.1, 0.2, 0.3, 0.4, 0.5, 0.7]) {
    const above = Object.entries(scores).map(([name, all]) => [
      name,
      ((100 * all.filter((one) => one > bound).length) / all.length).toFixed(2),
    ]);
    console.log(JSON.stringify({ bound, ...Object.fromEntries(above) }));
  }
}

/** Each fourth of the files, learned from the others: shares that are taken for questions of upkeep, at several bounds. */
function tellUpkeep() {
  const parts = 4;
  const files = [...new Set(asked.map(({ file }) => file))];
  const scores = { upkeep: [], others: [] };
  for (let part = 0; part < parts; part++) {
    const isOut = ({ file }) => files.indexOf(file) % parts === part;
    const out = asked.filter(isOut);
    const model = learnUpkeep(
      asked.filter((one) => !isOut(one)),
      SEED,
    );
    upkeepIn(model, out).forEach((likely, at) =>
      scores[out[at].isUpkeep ? "upkeep" : "others"].push(likely),
    );
  }
  for (const bound of [0.1, 0.2, 0.3, 0.4, 0.5]) {
    const above = Object.entries(scores).map(([name, all]) => [
      name,
      `${all.filter((one) => one >= bound).length} of ${all.length}`,
    ]);
    console.log(JSON.stringify({ bound, ...Object.fromEntries(above) }));
  }
}

function write() {
  const upkeep = learnUpkeep(asked, SEED);
  const distress = learnDistress([...told, ...calm], SEED);
  const role = learnRoles(roles, SEED);
  const fit = learnFits(fits, SEED);
  console.log({ role: judgeRoles(role, heldRoles), fit: judgeFits(fit, heldFits) });
  const { ideas } = fit;
  const parts = [
    ideas.hashes,
    ideas.numbers,
    role.hashes,
    role.weights,
    fit.requestHashes,
    fit.requests,
    fit.pieceHashes,
    fit.pieces,
    distress.hashes,
    distress.weights,
    upkeep.hashes,
    upkeep.weights,
  ];
  const bytes = Buffer.concat(parts.map(({ buffer }) => Buffer.from(buffer)));
  const described = {
    roles: { terms: role.hashes.length, scale: role.scale },
    fits: {
      size: fit.size,
      requestTerms: fit.requestHashes.length,
      requestScale: fit.requestScale,
      pieceTerms: fit.pieceHashes.length,
      pieceScale: fit.pieceScale,
    },
    distress: { terms: distress.hashes.length, scale: distress.scale },
    upkeep: { terms: upkeep.hashes.length, scale: upkeep.scale },
    ideas: { keys: ideas.hashes.length, names: ideas.names },
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
  const assets = here("../../core/assets/");
  writeFileSync(new URL("learned.i8", assets), bytes);
  writeFileSync(new URL("learned.json", assets), `${JSON.stringify(described)}\n`);
}
