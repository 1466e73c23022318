/**
 * `npm run -s bench:why-not -- [--set FILE]`: pieces that an outfit leaves out are asked about; a reason counts as true where it vanishes
 * when relaxed. With a file of cases (a JSON line each: prompt, closet, weather, piece, question, reasons) also how many questions are
 * heard, and how many of the reasons told are among those that somebody else would give.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { calmDay, type Garment, type Weather } from "@fit-closet/core";
import { type NamedReasons, suggestOutfit, whyNotWorn } from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";
import { monthCloset } from "./month-closet.js";

const { values } = parseArgs({ options: { set: { type: "string" } } });

type Reason = NamedReasons["reasons"][number];

/** How somebody who has not seen our reasons may call each; one that is not here says only that another piece is better. */
const CLASSES: Readonly<Partial<Record<Reason, readonly string[]>>> = {
  warm: ["too-warm"],
  cold: ["too-cold"],
  toes: ["too-cold", "wet"],
  wind: ["too-cold"],
  wet: ["wet"],
  dirt: ["wet"],
  dry: ["wet"],
  dressy: ["too-formal"],
  code: ["too-casual"],
  shabby: ["too-casual"],
  covered: ["rule"],
  vegan: ["rule", "said-no"],
  demand: ["rule", "said-no"],
  refused: ["said-no"],
  unavailable: ["said-no"],
  unsure: ["said-no"],
  disliked: ["said-no"],
  pressed: ["said-no"],
  wash: ["said-no"],
  taken: ["kept-other"],
  purpose: ["purpose"],
  cloth: ["season"],
  fabric: ["season", "movement"],
  stiff: ["movement"],
  comfort: ["movement"],
  shoes: ["movement"],
  colours: ["colour"],
  colour: ["colour"],
  bride: ["colour"],
  loud: ["colour"],
  prints: ["colour"],
};
const ELSE = ["other-better"];

type Case = {
  id: string;
  prompt: string;
  closet: Garment[];
  weather: Weather;
  piece: string;
  question: string;
  reasons: readonly string[];
};

const settings = knownSettings();

function tellSet(file: string): void {
  const cases = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line): Case => JSON.parse(line));
  const count = { asked: 0, heard: 0, agreed: 0, vanished: 0 };
  for (const { id, prompt, closet, weather, piece, question, reasons } of cases) {
    const request = { prompt, closet, weather, seed: 1 };
    const { items } = suggestOutfit(request, settings).plan;
    const told = whyNotWorn(request, items, piece, settings);
    if (!told) {
      console.log(`${id}: is worn`);
      continue;
    }
    const previous = { items, prompt };
    const answer = suggestOutfit({ ...request, prompt: question, previous }, settings);
    const isHeard = answer.changed === true && answer.plan.items.length === items.length;
    const agrees = told.reasons.some((one) =>
      (CLASSES[one] ?? ELSE).some((name) => reasons.includes(name)),
    );
    count.asked++;
    if (isHeard) count.heard++;
    if (agrees) count.agreed++;
    if (told.vanishes) count.vanished++;
    if (!isHeard || !agrees || !told.vanishes)
      console.log(
        `${id}: ${isHeard ? "" : "not heard, "}${told.reasons.join()}${told.vanishes ? "" : " stays"}; expected ${reasons.join()}`,
      );
  }
  console.log(
    `of ${count.asked}: heard ${count.heard}, a reason that others give ${count.agreed}, vanishes when relaxed ${count.vanished}`,
  );
}

const DAYS: readonly (readonly [prompt: string, tempC: number])[] = [
  ["a day at the office", 14],
  ["a picnic in the park", 26],
  ["a funeral", 8],
  ["dinner at a small Italian place", 18],
  ["a hike in the hills", 5],
  ["a wedding as a guest", 22],
  ["painting the flat", 18],
  ["job interview at a bank", 28],
];
/** Every so many-th piece is asked about. */
const STEP = 9;

function tellOwn(): boolean {
  const closet = monthCloset(120);
  const times: number[] = [];
  let vanished = 0;
  for (const [turn, [prompt, tempC]] of DAYS.entries()) {
    const weather = calmDay(tempC);
    const request = { prompt, closet, weather, seed: turn };
    const { items } = suggestOutfit(request, settings).plan;
    for (const { id } of closet.filter((_, at) => at % STEP === turn)) {
      const start = performance.now();
      const told = whyNotWorn(request, items, id, settings);
      if (!told) continue;
      times.push(performance.now() - start);
      if (told.vanishes) vanished++;
      else console.log(`${prompt}: ${id} ${told.reasons.join()} stays`);
    }
  }
  const median = times.toSorted((a, b) => a - b)[times.length >> 1]!;
  console.log(
    `own closet: ${vanished} of ${times.length} vanish when relaxed, ${median.toFixed(0)} ms each`,
  );
  return vanished === times.length;
}

if (values.set) tellSet(values.set);
process.exitCode = tellOwn() ? 0 : 1;
