/**
 * `npm run -s bench:blind -- set.jsonl [--texts answers.jsonl]`: requests that somebody wrote without sight of the stylist's rules,
 * asked once each, with the share that keeps what was expected, for each language and each intent. Where a set is new, its first run
 * is the figure that counts. A line: { id, language, prompt, closet, weather, reading: { intent }, must, mustNot }.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { failuresOf, suggestOutfit } from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";
import { readBlind } from "./blind-set.js";

type Count = { requests: number; passed: number; wrongly: number; invented: number };

const { values, positionals } = parseArgs({
  options: { texts: { type: "string" } },
  allowPositionals: true,
});
const file = positionals[0];
if (!file) throw new TypeError("npm run -s bench:blind -- set.jsonl");

const requests = readBlind(file);

const tables = { language: new Map<string, Count>(), intent: new Map<string, Count>() };
const texts: string[] = [];

function count(table: Map<string, Count>, key: string, failures: readonly string[]): void {
  const before = table.get(key) ?? { requests: 0, passed: 0, wrongly: 0, invented: 0 };
  table.set(key, {
    requests: before.requests + 1,
    passed: before.passed + (failures.length === 0 ? 1 : 0),
    wrongly:
      before.wrongly + (failures.some((one) => /^(?!none of)\S+ is worn$/.test(one)) ? 1 : 0),
    invented:
      before.invented + (failures.some((one) => /^invents|not owned|^markup/.test(one)) ? 1 : 0),
  });
}

for (const request of requests) {
  const { id, prompt, closet, language, reading } = request;
  const weather = request.weather ?? null;
  const idea = suggestOutfit({ prompt, closet, weather, seed: 1 }, knownSettings());
  const failures = failuresOf(request, idea);
  if (idea.language !== language) failures.push(`answered in ${idea.language}`);
  for (const key of ["all", language]) count(tables.language, key, failures);
  count(tables.intent, reading.intent, failures);
  if (failures.length > 0) console.log(`${id}: ${failures.join("; ")}`);
  const worn = idea.plan.items.map((item) => closet.find((one) => one.id === item)?.name ?? item);
  texts.push(JSON.stringify({ id, prompt, worn, text: idea.text, chips: idea.understood }));
}
for (const table of Object.values(tables)) console.table(Object.fromEntries(table));
if (values.texts) writeFileSync(resolve(values.texts), `${texts.join("\n")}\n`);
