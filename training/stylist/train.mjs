// Learns from the examples of this folder: node training/stylist/train.mjs [--folds | --curve]
// Writes core/assets/learned.i8 and learned.json and tells how well the examples in held/ are read; with an option it only tells.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { fitExample, linesIn, roleExamples } from "./examples.mjs";
import { judgeFits, learnFits } from "./fits.mjs";
import { judgeRoles, learnRoles } from "./roles.mjs";

const SEED = 20261122;
const FOLDS = 5;
const here = (folder) => new URL(folder, import.meta.url);

const fitted = linesIn(here("fits/"));
const held = linesIn(here("held/"));
const roles = [...linesIn(here("readings/")), ...fitted].flatMap(roleExamples);
const fits = fitted.map(fitExample);
const heldRoles = held.flatMap(roleExamples);
const heldFits = held.map(fitExample);
console.log(`${roles.length} garments with a role, ${fits.length} requests with clothes`);

if (process.argv.includes("--folds")) tellFolds();
else if (process.argv.includes("--curve")) tellCurve();
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

function write() {
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
    ideas: { keys: ideas.hashes.length, names: ideas.names },
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
  const assets = here("../../core/assets/");
  writeFileSync(new URL("learned.i8", assets), bytes);
  writeFileSync(new URL("learned.json", assets), `${JSON.stringify(described)}\n`);
}
