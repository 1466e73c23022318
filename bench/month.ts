// How much of a closet gets worn: a month of everyday requests with what was worn remembered, 24 seeds of 200 pieces, and closets in another order.
import type { Garment, Weather } from "@fit-closet/core";
import {
  alwaysHolds,
  type CheckedRequest,
  failuresOf,
  rateOutfits,
  type StylistRequest,
  suggestOutfit,
} from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";
import { monthCloset } from "./month-closet.js";

const DAYS = 30;
const LEAST_WORN = 70;
const LEAST_OUTFITS = 20;
const LEAST_MAIN = 12;
const SEEDS = 24;
const ORDERS = 200;

/** What is `narrow` is right for few pieces of any closet: there is less to choose from. */
type Everyday = readonly [prompt: string, formality: readonly [number, number], narrow?: true];

const BY_DAY: readonly Everyday[] = [
  ["What shall I wear to the office today?", [1.5, 3.5]],
  ["A normal day at work, one meeting", [1.5, 3.5]],
  ["Working from home, one video call", [0, 3]],
  ["At my desk all day, no meetings", [1, 3.5]],
  ["Casual Friday at the office", [1, 3]],
  ["Errands in town and coffee with a friend", [0, 2.5]],
  ["A walk in the park and lunch at home", [0, 2.5]],
];
const BY_NIGHT: readonly Everyday[] = [
  ["Dinner at home with friends", [0.5, 3]],
  ["A quick drink after work", [0.5, 3]],
  ["A run along the river", [0, 1], true],
  ["Cinema tonight", [0, 2.5]],
  ["Dinner at a small Italian place", [1, 3.5]],
  ["Birthday drinks at a friend's flat", [0.5, 3]],
  ["Sofa and a series", [0, 2]],
  ["Cooking class in the evening", [0, 2.5]],
];

/** Asked of the large closet beside those of the month: lives and weathers of all sorts. */
const OTHERWISE: readonly (readonly [prompt: string, tempC: number])[] = [
  ["Grocery shopping and the post office", 6],
  ["Lunch with a friend in town", 22],
  ["A museum with my sister", 18],
  ["University lectures all day", 12],
  ["Taking the kids to the zoo", 20],
  ["Date night at a wine bar", 17],
  ["The theatre with my parents", 9],
  ["Client meeting in the morning", 15],
  ["A city break, walking all day", 14],
  ["Hot day at the office", 29],
  ["Brunch on Sunday", 24],
  ["An evening train ride home", 1],
];

/** April in a temperate place: cool at first, a shower now and then. */
function weatherOn(day: number, isNight: boolean): Weather {
  const tempC = 9 + Math.round(5 * Math.sin(day / 4) + day / 6) - (isNight ? 3 : 0);
  const precip = day % 6 === 2 ? "rain" : "none";
  const windKmh = 6 + ((day * 7) % 20);
  return {
    tempC,
    feelsLikeC: tempC - 1,
    windKmh,
    precip,
    humidity: 65,
    isNight,
    place: "London",
  };
}

/** Whole-outfit insulation that anybody would call dressed on an April day; at home and on a run less will do. */
const CLO: readonly [number, number] = [0.3, 2.4];

function askedOn(day: number, closet: readonly Garment[]): CheckedRequest[] {
  const both = [BY_DAY[day % BY_DAY.length]!, BY_NIGHT[(day * 3) % BY_NIGHT.length]!];
  return both.map(([prompt, formality], at) => ({
    id: `${day}.${at}`,
    prompt,
    closet,
    weather: weatherOn(day, at === 1),
    must: { status: "outfit", formality, clo: CLO },
    mustNot: { inventedOwnedItem: true },
  }));
}

type Lived = { worn: Set<string>; right: number; score: number; asked: number };

/** @param remembers whether the stylist is told what was worn before */
function live(size: number, remembers: boolean): Lived {
  const closet = monthCloset(size);
  const lived: Lived = { worn: new Set(), right: 0, score: 0, asked: 0 };
  const last = new Map<string, number>();
  for (let day = 0; day < DAYS; day++)
    for (const request of askedOn(day, closet)) {
      const worn = Object.fromEntries([...last].map(([id, on]) => [id, day - on]));
      const { prompt, weather = null } = request;
      const asked: StylistRequest = { prompt, closet, weather, seed: lived.asked++ };
      const idea = suggestOutfit({ ...asked, ...(remembers && { worn }) }, knownSettings());
      const { items } = idea.plan;
      const faults = [...failuresOf(request, idea), ...alwaysHolds(asked, idea)];
      if (faults.length === 0) lived.right++;
      lived.score += rateOutfits(asked, [items], knownSettings())[0] ?? 0;
      for (const id of items) last.set(id, day);
    }
  for (const id of last.keys()) lived.worn.add(id);
  return lived;
}

function reportMonth(label: string, { worn, right, score, asked }: Lived): void {
  const mean = (score / asked).toFixed(2);
  console.log(`${label}: ${worn.size} of 120 pieces worn, ${right}/${asked} right, score ${mean}`);
}

const MAIN: ReadonlySet<string> = new Set(["top", "dress", "hoodies"]);

/** How many different outfits, and main pieces, as many seeds bring. */
function variety(
  prompt: string,
  closet: readonly Garment[],
  weather: Weather,
): readonly [number, number] {
  const category = new Map(closet.map((garment) => [garment.id, garment.category]));
  const outfits = Array.from({ length: SEEDS }, (_, seed) => {
    return suggestOutfit({ prompt, closet, weather, seed }, knownSettings()).plan.items;
  });
  const mains = outfits.map((ids) => ids.find((id) => MAIN.has(category.get(id) ?? "")));
  return [new Set(outfits.map((ids) => ids.toSorted().join())).size, new Set(mains).size];
}

/** The closet in an order that the number decides. */
function shuffled(closet: readonly Garment[], turn: number): Garment[] {
  const keyOf = (at: number): number => Math.imul(at + 1, 0x9e3779b1 + 2 * turn) >>> 0;
  return closet
    .map((garment, at) => ({ garment, key: keyOf(at) }))
    .toSorted((a, b) => a.key - b.key)
    .map(({ garment }) => garment);
}

/** In how many orders of the closet the answer stays the same. */
function steadiness(): number {
  const closet = monthCloset(120);
  const prompts = [...BY_DAY, ...BY_NIGHT].map(([prompt]) => prompt);
  let same = 0;
  for (let turn = 0; turn < ORDERS; turn++) {
    const asked = {
      prompt: prompts[turn % prompts.length]!,
      weather: weatherOn(turn % DAYS, false),
      seed: turn,
    };
    const [one, other] = [closet, shuffled(closet, turn)].map((order) =>
      JSON.stringify(suggestOutfit({ ...asked, closet: order }, knownSettings())),
    );
    if (one === other) same++;
  }
  return same;
}

const [forgetful, remembering] = [live(120, false), live(120, true)];
reportMonth("without memory", forgetful);
reportMonth("remembering", remembering);
let sound = remembering.worn.size >= LEAST_WORN && remembering.right >= forgetful.right;
const large = monthCloset(200);
const asked = [
  ...[...BY_DAY, ...BY_NIGHT].map(([prompt, , narrow = false]) => ({
    prompt,
    narrow,
    weather: weatherOn(20, false),
  })),
  ...OTHERWISE.map(([prompt, tempC]) => ({
    prompt,
    narrow: false,
    weather: { ...weatherOn(0, false), tempC, feelsLikeC: tempC },
  })),
];
for (const { prompt, narrow, weather } of asked) {
  const [outfits, mains] = variety(prompt, large, weather);
  sound &&= narrow || (outfits >= LEAST_OUTFITS && mains >= LEAST_MAIN);
  console.log(`200 pieces, ${SEEDS} seeds: ${outfits} outfits, ${mains} main pieces | ${prompt}`);
}
const same = steadiness();
console.log(`the same answer in ${same} of ${ORDERS} orders of the closet`);
process.exitCode = sound && same === ORDERS ? 0 : 1;
