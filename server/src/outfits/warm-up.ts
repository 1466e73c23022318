import { setTimeout as rest } from "node:timers/promises";
import type { Garment, Weather } from "@fit-closet/core";
import type { OutfitParts } from "./create-outfit.ts";

/** After so many V8 has compiled most of what an idea runs through: measured, a sixth of the first round's time. */
const ROUNDS = 30;
/** Of the time, so that those who come meanwhile are not kept waiting. */
const SHARE = 0.25;

const PROMPTS = [
  "what should I wear to a picnic in the park, nothing yellow?",
  "a rainy day at the office, and dinner with friends after",
  "Was ziehe ich morgen zum Vorstellungsgespräch an?",
  "une soirée au théâtre en hiver",
  "a long flight, as comfortable as can be",
];

const WORN: readonly [category: string, name: string, colour: string][] = [
  ["top", "white linen shirt", "#f4f2ec"],
  ["top", "striped tee", "#26324d"],
  ["top", "grey tee", "#8d8f94"],
  ["hoodies", "green hoodie", "#556b2f"],
  ["coat", "camel overcoat", "#b08d57"],
  ["coat", "yellow raincoat", "#e3b93c"],
  ["trouser", "blue jeans", "#3d5a80"],
  ["trouser", "tailored trousers", "#222222"],
  ["short", "beige shorts", "#d9c9a8"],
  ["cap", "red cap", "#b03040"],
];
// Every other one without a name; with the same keys as a garment of the closet, for V8 goes by their shape.
const closet: Garment[] = WORN.flatMap(([category, named, colour], index) =>
  [named, undefined].map((name, copy) => {
    return { id: `${index}-${copy}`, category, name, colours: [colour], tags: [] };
  }),
);

const weather: Weather = {
  tempC: 12,
  feelsLikeC: 10,
  windKmh: 22,
  precip: "rain",
  humidity: 70,
  isNight: false,
};

type Warmed = Pick<OutfitParts, "ideas" | "pictures">;

/**
 * Has ideas for nobody, so that the first person's is as quick as the hundredth. No provider is asked and nothing is kept.
 * Settles early, without a word, when the signal fires.
 */
export async function warmUp(engines: Warmed, signal: AbortSignal): Promise<void> {
  for (let round = 0; round < ROUNDS && !signal.aborted; round++) {
    const start = performance.now();
    await oneRound(engines, round);
    const took = performance.now() - start;
    await rest(took / SHARE - took, undefined, { ref: false, signal }).catch(() => {});
  }
}

async function oneRound({ ideas, pictures }: Warmed, round: number) {
  const now = { year: 2026, month: 1 + (round % 12), day: 20, hour: 9 };
  const prompt = PROMPTS[round % PROMPTS.length]!;
  const { plan } = await ideas.warmUp({ prompt, closet, weather, now, seed: round });
  // One is enough to have libvips and its fonts at hand; four would keep 25 MB more.
  if (round > 0) return;
  const worn = closet.filter(({ id }) => plan.items.includes(id));
  const pieces = [...worn, ...plan.suggested];
  const { occasion, timeOfDay } = plan;
  const scene = { occasion, timeOfDay, weather };
  await (await pictures.sketch({ pieces, scene, seed: round })).render();
}
