import type { Garment } from "../../garment.ts";
import { weatherAt } from "../closet.testing.ts";
import { type StylistRequest, suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { WARDROBE } from "../looks/wardrobe.test-data.ts";

export const KNOWN = knowledgeOnDisk();

export type Day = Pick<StylistRequest, "prompt" | "weather"> & Partial<StylistRequest>;

export const dayOf = (prompt: string, tempC: number, more: Partial<StylistRequest> = {}): Day => ({
  prompt,
  weather: weatherAt(tempC),
  ...more,
});

export function shownFor(day: Day, closet: readonly Garment[] = WARDROBE) {
  const request = { closet, seed: 1, ...day };
  return { request, idea: suggestOutfit(request, KNOWN) };
}

/** What is answered to a question about the outfit that is shown for the day. */
export function whyNot(question: string, day: Day, closet?: readonly Garment[]) {
  const { request, idea } = shownFor(day, closet);
  const previous = { items: idea.plan.items, prompt: day.prompt };
  return suggestOutfit({ ...request, prompt: question, previous }, KNOWN);
}
