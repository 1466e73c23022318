// Learns from the examples of this folder: node training/stylist/train.mjs [--folds | --curve | --distress | --intent]
// Writes core/assets/learned.i8 and learned.json and tells how well the examples in held/ are read; with an option it only tells.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { AFTER } from "../../core/dist/stylist/learned/intent-model.js";
import { learnDistress, likelyIn } from "./distress.mjs";
import { distressExample, fitExample, intentExample, linesIn, roleExamples } from "./examples.mjs";
import { judgeFits, learnFits } from "./fits.mjs";
import { intentIn, learnIntent } from "./intent.mjs";
import { judgeRoles, learnRoles } from "./roles.mjs";

const SEED = 20261122;
const FOLDS = 5;
const here = (folder) => new URL(folder, import.meta.url);

const suited = linesIn(here("fits/"));
const fitted = [...suited, ...linesIn(here("closets/"))];
const held = linesIn(here("held/"));
const read = linesIn(here("readings/"));
const contrasts = linesIn(here("contrasts/"));
const roles = [...read, ...contrasts, ...fitted].flatMap(roleExamples);
const told = linesIn(here("distress/")).map(distressExample);
// Whoever wrote of clothes alone was in no danger; more of them than these and nobody is.
const calm = [...read, ...suited].map(distressExample);
const fits = fitted.map(fitExample);
const asked = [...read, ...fitted].map(intentExample);
const heldRoles = held.flatMap(roleExamples);
const heldFits = held.map(fitExample);
console.log(`${roles.length} garments with a role, ${fits.length} requests with clothes`);

if (process.argv.includes("--folds")) tellFolds();
else if (process.argv.includes("--curve")) tellCurve();
else if (process.argv.includes("--distress")) tellDistress();
else if (process.argv.includes("--intent")) tellIntent();
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

/** Each fourth of the files, learned from the others: for what each is after, the chances of all four at several bounds, and the rules' answers. */
function tellIntent() {
  const parts = 4;
  const files = [...new Set(asked.map(({ file }) => file))];
  const all = [];
  for (let part = 0; part < parts; part++) {
    const isOut = ({ file }) => files.indexOf(file) % parts === part;
    const out = asked.filter(isOut);
    const model = learnIntent(
      asked.filter((one) => !isOut(one)),
      SEED,
    );
    intentIn(model, out).forEach((chances, at) => all.push({ ...out[at], chances }));
  }
  const best = ({ chances }) => chances.indexOf(Math.max(...chances));
  const share = (some) => ((100 * some.length) / all.length).toFixed(1);
  const right = share(all.filter((one) => best(one) === one.after));
  console.log({ right, ruled: share(all.filter(({ ruled, after }) => ruled === after)) });
  for (const [after, name] of AFTER.entries())
    for (const bound of [0.3, 0.5, 0.7, 0.85, 0.9, 0.95]) {
      const taken = all.filter(({ chances }) => chances[after] >= bound);
      const rightly = taken.filter((one) => one.after === after).length;
      const of = all.filter((one) => one.after === after).length;
      console.log(
        JSON.stringify({
          name,
          bound,
          found: `${rightly} of ${of}`,
          wrongly: taken.length - rightly,
        }),
      );
    }
  // Where the rules say something else: how often what was learned is right at a bound.
  for (const [ruled, from] of AFTER.entries())
    for (const [after, to] of AFTER.entries())
      for (const bound of [0.6, 0.75, 0.85, 0.9]) {
        const turned = all.filter(
          (one) => one.ruled === ruled && ruled !== after && one.chances[after] >= bound,
        );
        const rightly = turned.filter((one) => one.after === after).length;
        const spoilt = turned.filter((one) => one.after === ruled).length;
        if (turned.length > 0)
          console.log(
            JSON.stringify({
              from,
              to,
              bound,
              rightly,
              spoilt,
              neither: turned.length - rightly - spoilt,
            }),
          );
      }
}

function write() {
  const intent = learnIntent(asked, SEED);
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
    intent.hashes,
    intent.weights,
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
    intent: { terms: intent.hashes.length, scale: intent.scale },
    ideas: { keys: ideas.hashes.length, names: ideas.names },
    sha256: createHash("sha256").update(bytes).digest("hex"),
  };
  const assets = here("../../core/assets/");
  writeFileSync(new URL("learned.i8", assets), bytes);
  writeFileSync(new URL("learned.json", assets), `${JSON.stringify(described)}\n`);
}
