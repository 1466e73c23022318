import { type GearNeed, type Setting, NO_DAY } from "../../situations/index.ts";
import type { GearId } from "../../wardrobe/gear.ts";
import type { Weather } from "../../weather.ts";
import type { Knowledge } from "../learned/learned.ts";

/** What the setting and what is named beside it cannot do without, on such a day and in such a language's countries. */
export function readGear(
  prompt: string,
  language: string,
  setting: Setting | null,
  weather: Weather | null,
  settings: Knowledge,
): GearId[] {
  const named = settings
    .circumstances(prompt, language, null, NO_DAY)
    .filter(({ said }) => said !== null);
  const needs = [...named.flatMap((one) => one.requires), ...(setting?.situation.requires ?? [])];
  const feelsC = weather?.feelsLikeC ?? null;
  return [...new Set(needs.filter((one) => holds(one, feelsC, language)).map(({ gear }) => gear))];
}

/** Cold must be known to be so; warmth goes without saying. */
const holds = (need: GearNeed, feelsC: number | null, language: string): boolean =>
  (need.tempBelow === undefined || (feelsC !== null && feelsC < need.tempBelow)) &&
  (need.tempFrom === undefined || feelsC === null || feelsC >= need.tempFrom) &&
  (need.in === undefined || need.in.some((one) => one === language));
