// Faults of form in 5,000 answers: what people type for 444 settings in six languages, closets of all sizes named in each language or not at all, all weathers.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Garment, Weather } from "@fit-closet/core";
import { suggestOutfit, textFaults } from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";
import { closets } from "./text-closets.ts";

const SETTINGS = join(
  dirname(fileURLToPath(import.meta.url)),
  "..",
  "..",
  "core",
  "assets",
  "situations",
);
const MOST = 5000;
const SHOWN = 25;

type Code = keyof typeof closets.names;
const CODES = Object.keys(closets.names) as Code[];

/** In an order that mixes settings and languages. */
function prompts(): { code: Code; prompt: string }[] {
  const records = readdirSync(SETTINGS).map(
    (file) =>
      JSON.parse(readFileSync(join(SETTINGS, file), "utf8")) as { ways: Record<Code, string[]> },
  );
  return Array.from({ length: MOST }, (_, at) => {
    const code = CODES[at % CODES.length]!;
    const turn = Math.floor(at / CODES.length);
    const { ways } = records[turn % records.length]!;
    const way = ways[code][Math.floor(turn / records.length) % ways[code].length]!;
    return { code, prompt: `${way}${ENDINGS[turn % ENDINGS.length]!}` };
  });
}
const ENDINGS = ["", ", 9 °C", "?", " :-)", "", "!!"];

/** All pieces, some of them, or none; every third closet without names. */
function closetOf(code: Code, at: number): Garment[] {
  const all = closets.pieces.map(([category, colour], index): Garment => ({
    id: `p${index}`,
    category: category!,
    colours: [colour!],
    ...(at % 3 !== 0 && { name: closets.names[code][index]! }),
  }));
  return all.filter((_, index) => (at % 5 === 0 ? (index + at) % 3 === 0 : at % 41 !== 0));
}

const TEMPERATURES = [-8, 3, 9, 14, 18, 22, 27, 34];
const PRECIP: readonly Weather["precip"][] = ["none", "none", "rain", "none", "drizzle", "snow"];

function weatherOf(at: number): Weather | null {
  if (at % 13 === 0) return null;
  const tempC = TEMPERATURES[at % TEMPERATURES.length]!;
  const precip = PRECIP[at % PRECIP.length]!;
  return {
    tempC,
    feelsLikeC: tempC - (at % 3),
    windKmh: (at * 7) % 40,
    precip: precip === "snow" && tempC > 4 ? "rain" : precip,
    humidity: 60,
    isNight: at % 4 === 0,
    later: [
      { hour: 17, tempC: tempC + ((at % 5) - 2) * 4, precip: at % 7 === 0 ? "rain" : "none" },
    ],
  };
}

const found = new Map<string, number>();
const lengths: number[] = [];
for (const [at, { code, prompt }] of prompts().entries()) {
  const request = {
    prompt,
    closet: closetOf(code, at),
    weather: weatherOf(at),
    seed: at,
    language: code,
  };
  const { text, language, plan, status } = suggestOutfit(request, knownSettings());
  if (plan.looks) continue;
  if (status === "outfit" && plan.items.length > 2) lengths.push(text.split(" ").length);
  for (const fault of textFaults(text, language as Code)) {
    const kind = `${language}: ${fault.split(":")[0]}`;
    found.set(kind, (found.get(kind) ?? 0) + 1);
    if (found.get(kind)! < 4 && found.size < SHOWN)
      console.log(`${code} “${prompt}”: ${fault}\n    ${text}`);
  }
}
lengths.sort((a, b) => a - b);
const share = (part: number): number => lengths[Math.floor((lengths.length - 1) * part)]!;
console.log(`words: p5 ${share(0.05)}, p50 ${share(0.5)}, p95 ${share(0.95)}, most ${share(1)}`);
for (const [kind, count] of found) console.log(`${String(count).padStart(5)} ${kind}`);
console.log(`${MOST} texts, ${[...found.values()].reduce((sum, count) => sum + count, 0)} faults`);
process.exitCode = found.size === 0 ? 0 : 1;
