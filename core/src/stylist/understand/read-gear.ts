import {
  type Circumstance,
  type GearNeed,
  NO_DAY,
  type Setting,
  type Settings,
} from "../../situations/index.ts";
import type { GearId } from "../../wardrobe/gear.ts";
import type { Weather } from "../../weather.ts";
import type { Requirement } from "./brief.ts";
import { fold } from "./text.ts";

/** What holds beside the setting because somebody said so. */
export const namedIn = (prompt: string, language: string, settings: Settings): Circumstance[] =>
  settings.circumstances(prompt, language, null, NO_DAY).filter(({ said }) => said !== null);

/** What the setting and what is named beside it cannot do without, on such a day and in such a language's countries. */
export function readGear(
  named: readonly Circumstance[],
  language: string,
  setting: Setting | null,
  weather: Weather | null,
): GearId[] {
  const needs = [
    ...named.flatMap(({ requires }) => requires),
    ...(setting?.situation.requires ?? []),
  ];
  const feelsC = weather?.feelsLikeC ?? null;
  return [...new Set(needs.filter((one) => holds(one, feelsC, language)).map(({ gear }) => gear))];
}

/** Cold must be known to be so; warmth goes without saying. */
const holds = (need: GearNeed, feelsC: number | null, language: string): boolean =>
  (need.tempBelow === undefined || (feelsC !== null && feelsC < need.tempBelow)) &&
  (need.tempFrom === undefined || feelsC === null || feelsC >= need.tempFrom) &&
  (need.in === undefined || need.in.some((one) => one === language));

/** With the rules that clothes keep to in what is named: nobody has to say that hems get into wheels. */
export function withDemands(
  said: readonly Requirement[],
  named: readonly Circumstance[],
): readonly Requirement[] {
  const more = named.flatMap((one) =>
    one.demands
      .filter((rule) => !said.some((other) => other.rule === rule))
      .map((rule): Requirement => ({ rule, colours: [], text: fold(one.said ?? "") })),
  );
  return [...said, ...more];
}
