// @ts-check
// A step of `npm test`: every regular expression of core, server and web takes time in proportion to its text, whoever chose the text.
// One that does not let a single request stop the whole server. Reads the built core, for the patterns that are put together of lists.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.mjs";
import { collectPatterns, recordBuilt } from "./patterns/collect.mjs";
import { faultOf } from "./patterns/judge.mjs";

const FOLDERS = ["core/src", "server/src", "web/src"];
/** Fewer than this, and the reader is broken rather than the sources clean. */
const FEWEST = 250;

/** In languages whose two countries have words of their own. */
const OF_TWO_SHORES = ["o que visto para o jantar?", "¿qué me pongo para la cena?"];

const recorded = recordBuilt(root);
const { patterns, built, files } = collectPatterns(process.argv[2] ?? root, FOLDERS);
await useStylist();
const made = recorded().filter(({ where }) => built.includes(where));

const faults = [...patterns, ...made].flatMap(({ source, flags, where }) => {
  const fault = faultOf(source, flags);
  return fault ? [`${where}: /${source}/${flags} (${fault})`] : [];
});
const unseen = built.filter((name) => !made.some(({ where }) => where === name));
faults.push(...unseen.map((name) => `${name}: builds a pattern that this check never saw built`));
if (patterns.length < FEWEST) faults.push(`Only ${patterns.length} patterns were read.`);

for (const fault of faults) process.stdout.write(`${fault}\n`);
process.stdout.write(
  `${patterns.length} patterns in ${files} files, ${made.length} built of lists, ${faults.length} faults\n`,
);
process.exitCode = faults.length > 0 ? 1 : 0;

/** Some are built when they are first needed. */
async function useStylist() {
  const { suggestOutfit } = await import(join(root, "core/dist/stylist/index.js"));
  const data = join(root, "core/src/stylist/requests.test-data.json");
  /** @type {{ requests: { prompt: string }[] }} */
  const { requests } = JSON.parse(readFileSync(data, "utf8"));
  const prompts = [...requests.slice(0, 40).map(({ prompt }) => prompt), ...OF_TWO_SHORES];
  for (const prompt of prompts) suggestOutfit({ prompt, closet: [], weather: null, seed: 1 });
}
