/**
 * `npm run -s bench:taste -- [--people 40] [--seed 1]`: people with hidden tastes react to 30 outfits each out of a closet of 120; how
 * many of other requests' outfits they accept before and after, and whether any constraint gives way to a taste.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { calmDay, type Garment, type Taste, type Weather } from "@fit-closet/core";
import {
  asAsked,
  type CheckedRequest,
  failuresOf,
  learn,
  type Lesson,
  suggestOutfit,
  toldBy,
} from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";
import { chanceFrom, drawnCloset, type Owned, pick } from "./taste-closet.ts";
import { drawnPerson, type Person } from "./taste-person.ts";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: "40" },
    seed: { type: "string", default: "1" },
  },
});

const REACTIONS = 30;
const TOLD_AFTER = [5, 10, 20, REACTIONS];
const TRIALS = 48;

const LEARNED_ON = [
  "coffee with friends",
  "a day at the office",
  "running errands in town",
  "dinner at a bistro",
  "a museum visit",
  "lectures at the university",
  "lunch with my sister",
  "a walk in the park",
];
const TRIED_ON = [
  "a cinema evening with a friend",
  "meeting a client in a café",
  "shopping in the city on Saturday",
  "brunch with the family",
  "working from the library",
  "a birthday party at a friend's flat",
];

const WEATHERS = [
  calmDay(7, "none"),
  calmDay(13, "rain"),
  calmDay(18, "none"),
  calmDay(24, "none"),
];

type Chance = () => number;
type Ask = { prompt: string; weather: Weather; seed: number };

const drawnAsk = (prompts: readonly string[], chance: Chance): Ask => ({
  prompt: pick(prompts, chance),
  weather: pick(WEATHERS, chance),
  seed: Math.floor(chance() * 1000),
});

const wornFor = (ask: Ask, closet: readonly Owned[], taste: Taste): Owned[] => {
  const { plan } = suggestOutfit({ ...ask, closet, taste }, knownSettings());
  return closet.filter(({ id }) => plan.items.includes(id));
};

const tasteOf = (lessons: readonly Lesson[]): Taste =>
  Object.fromEntries(Object.entries(learn(lessons)).map(([name, { weight }]) => [name, weight]));

/** A life with the stylist: what was accepted before anything was known, and after so many reactions. */
function live(person: Person, closet: readonly Owned[], chance: Chance): number[] {
  const outfits = Array.from({ length: 60 }, () =>
    person.likes(wornFor(drawnAsk(LEARNED_ON, chance), closet, {})),
  ).toSorted((a, b) => a - b);
  const usual = outfits[Math.floor(outfits.length / 2)]!;
  const accepts = (outfit: readonly Owned[], luck: number): boolean =>
    person.likes(outfit) + 0.4 * Math.log(luck / (1 - luck)) > usual;
  const trials = Array.from({ length: TRIALS }, () => ({
    ask: drawnAsk(TRIED_ON, chance),
    luck: chance(),
  }));
  const rate = (taste: Taste): number =>
    trials.filter(({ ask, luck }) => accepts(wornFor(ask, closet, taste), luck)).length / TRIALS;
  const lessons: Lesson[] = [];
  const rates = [rate({})];
  for (let at = 1; at <= REACTIONS; at++) {
    const outfit = wornFor(drawnAsk(LEARNED_ON, chance), closet, tasteOf(lessons));
    lessons.push(lessonFrom(outfit, accepts(outfit, chance()), { person, closet, chance, at }));
    if (TOLD_AFTER.includes(at)) rates.push(rate(tasteOf(lessons)));
  }
  return rates;
}

type Reacting = { person: Person; closet: readonly Owned[]; chance: Chance; at: number };

/** What somebody does about an outfit: wears or saves it; else leaves out what they like least, asks for another, or says no. */
function lessonFrom(
  outfit: readonly Owned[],
  accepted: boolean,
  { person, closet, chance, at }: Reacting,
): Lesson {
  const ids = outfit.map(({ id }) => id);
  if (accepted) {
    const act = chance() < 0.7 ? "worn" : "saved";
    return { act, told: toldBy(closet, { kept: ids, passed: [] }), at };
  }
  const act = pick(["left-out", "another", "not-this"] as const, chance);
  const passed = act === "left-out" ? [person.worst(outfit).id] : ids;
  return { act, told: toldBy(closet, { kept: [], passed }), at };
}

const mean = (list: readonly number[]): number =>
  list.reduce((sum, one) => sum + one, 0) / list.length;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const people = Number(values.people);
const seed = Number(values.seed);
const lives = Array.from({ length: people }, (_, at) => {
  const chance = chanceFrom(seed * 10_000 + at);
  const closet = drawnCloset(chance);
  return live(drawnPerson(chance), closet, chance);
});
const at = (column: number): number[] => lives.map((rates) => rates[column]!);
[0, ...TOLD_AFTER].forEach((reactions, column) =>
  console.log(`accepted after ${reactions} reactions: ${percent(mean(at(column)))}`),
);
const gains = lives.map((rates) => rates.at(-1)! - rates[0]!).toSorted((a, b) => a - b);
const error = Math.sqrt(mean(gains.map((gain) => (gain - mean(gains)) ** 2)) / people);
console.log(
  `${people} people gain ${percent(mean(gains))} (± ${percent(error)}); a tenth at most ${percent(gains[Math.floor(people / 10)]!)}, half ${percent(gains[Math.floor(people / 2)]!)}; ${gains.filter((gain) => gain < 0).length} lose`,
);

/** The checked requests of the stylist's own tests, asked with tastes as strong as can be. */
function constraintsBroken(): string {
  const own = join(
    dirname(fileURLToPath(import.meta.url)),
    "../../core/src/stylist/requests.test-data.json",
  );
  const { closets, requests } = JSON.parse(readFileSync(own, "utf8")) as {
    closets: Record<string, Garment[]>;
    requests: (CheckedRequest & { closetRef: string })[];
  };
  const chance = chanceFrom(seed);
  let [asked, plainly, liked] = [0, 0, 0];
  for (const { closetRef, ...rest } of requests) {
    const request = { ...rest, closet: closets[closetRef] ?? [] };
    for (let turn = 0; turn < 3; turn++) {
      const taste = strongTaste(request.closet, chance);
      asked++;
      const failures = (given: Taste): number =>
        failuresOf(
          request,
          suggestOutfit({ ...asAsked(request, turn), taste: given }, knownSettings()),
        ).length > 0
          ? 1
          : 0;
      plainly += failures({});
      liked += failures(taste);
    }
  }
  return `${asked} checked requests: ${plainly} fail without a taste, ${liked} with a strong one`;
}

/** Loves and hates what is owned, by chance, further than thirty reactions ever move. */
function strongTaste(closet: readonly Garment[], chance: Chance): Taste {
  const features = new Set(
    closet.flatMap(({ id }) => Object.keys(toldBy(closet, { kept: [id], passed: [] }))),
  );
  return Object.fromEntries([...features].map((name) => [name, chance() < 0.5 ? -2.5 : 2.5]));
}

console.log(constraintsBroken());
