/**
 * `npm run -s bench:graded [-- file.jsonl …]`: requests with whole closets that nothing is learned from, each garment graded by what a good
 * stylist would do with it (training/stylist/graded/). Printed for each language: how many wear something wrong, how many lack something
 * that has to be on, and how many neither. A line: { p, w: [°C, precipitation], c: ["name:category:grade", …] }, roles marked in `p`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { calmDay, type Garment, type Weather } from "@fit-closet/core";
import { suggestOutfit } from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";

const FOLDER = resolve(import.meta.dirname, "../../training/stylist/graded");

type Graded = { p: string; w: [number, Weather["precip"]]; c: string[] };
type Count = { requests: number; wrong: number; missed: number; clean: number };

const files = process.argv.slice(2);
const chosen = files.length > 0 ? files : readdirSync(FOLDER).map((name) => join(FOLDER, name));

/** "flat lace-ups:shoes:2" */
function garmentOf(line: string, at: number): { garment: Garment; grade: string } {
  const [, name = "", category = "", grade = ""] = /^(.+):([a-z]+):(.)$/.exec(line) ?? [];
  const filed = category === "sandals" ? "shoes" : category;
  return { garment: { id: `c${at}`, name, category: filed, colours: [] }, grade };
}

function judge({ p, w: [tempC, precip], c }: Graded): Omit<Count, "requests"> {
  const graded = c.map(garmentOf);
  const closet = graded.map(({ garment }) => garment);
  const prompt = p.replaceAll(/\[\[([^|\]]+)\|[a-z-]+\]\]/g, "$1");
  const weather = { ...calmDay(tempC, precip), windKmh: 10 };
  const { items } = suggestOutfit({ prompt, closet, weather, seed: 1 }, knownSettings()).plan;
  const isWorn = ({ garment: { id } }: (typeof graded)[number]): boolean => items.includes(id);
  const isWrong = graded.some((one) => one.grade === "x" && isWorn(one));
  const isMissed = graded.some((one) => one.grade === "2" && !isWorn(one));
  return { wrong: +isWrong, missed: +isMissed, clean: +(!isWrong && !isMissed) };
}

const table: Record<string, Count> = {};
for (const file of chosen)
  for (const line of readFileSync(file, "utf8").trim().split("\n")) {
    const judged = judge(JSON.parse(line) as Graded);
    for (const key of ["all", basename(file).slice(0, 2)]) {
      const before = table[key] ?? { requests: 0, wrong: 0, missed: 0, clean: 0 };
      table[key] = {
        requests: before.requests + 1,
        wrong: before.wrong + judged.wrong,
        missed: before.missed + judged.missed,
        clean: before.clean + judged.clean,
      };
    }
  }
console.table(table);
