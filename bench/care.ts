/**
 * `npm run -s bench:care [-- folder]`: requests of people in danger, and of others whose words alarm (training/stylist/care/, two sets). Printed
 * for each language: how many are told where people are who help, and how many get no outfit for it. A set is two files, danger.jsonl and
 * innocent.jsonl; a line: { language, prompt }.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { readBrief } from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";

const FOLDER = resolve(import.meta.dirname, "../../training/stylist/care/b");

type Asked = { language: string; prompt: string };
type Count = { requests: number; helped: number; declined: number };

const folder = resolve(process.argv[2] ?? FOLDER);

function judge({ prompt, language }: Asked): Omit<Count, "requests"> {
  const { distress, status, harm } = readBrief(
    { prompt, language, weather: null },
    knownSettings(),
  );
  return {
    helped: Number(distress !== null || harm === "self-harm"),
    declined: Number(status === "decline"),
  };
}

for (const name of ["danger", "innocent"]) {
  const table: Record<string, Count> = {};
  for (const line of readFileSync(join(folder, `${name}.jsonl`), "utf8")
    .trim()
    .split("\n")) {
    const asked = JSON.parse(line) as Asked;
    const { helped, declined } = judge(asked);
    for (const key of ["all", asked.language]) {
      const before = table[key] ?? { requests: 0, helped: 0, declined: 0 };
      table[key] = {
        requests: before.requests + 1,
        helped: before.helped + helped,
        declined: before.declined + declined,
      };
    }
  }
  console.log(name);
  console.table(table);
}
