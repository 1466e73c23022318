import {
  type Circumstance,
  type GearNeed,
  NO_DAY,
  type RecordAvoids,
  type RecordDemand,
  type Setting,
  type Settings,
} from "../../situations/index.ts";
import type { GearId } from "../../wardrobe/gear.ts";
import { IMPLIED } from "../../wardrobe/rules.ts";
import type { Weather } from "../../weather.ts";
import { type Mention, NOTHING_SAID, type Requirement } from "./brief.ts";
import type { Heard } from "./hear-request.ts";
import { without } from "./setting-evidence.ts";
import { fold } from "./text.ts";

/** What holds beside the setting because somebody said so. */
const namedIn = (prompt: string, language: string, settings: Settings): Circumstance[] =>
  settings.circumstances(prompt, language, null, NO_DAY).filter(({ said }) => said !== null);

/**
 * What holds beside the setting today, and by id what is named only as what has befallen a garment: the stain on the coat that stays at
 * home splashes nobody today.
 */
export function namedToday(
  { prompt, words, reading, evidence: { ofMishap } }: Heard,
  settings: Settings,
): { named: Circumstance[]; befallen: string[] } {
  const all = namedIn(prompt, reading, settings);
  if (ofMishap.size === 0) return { named: all, befallen: [] };
  const today = namedIn(without(prompt, words, ofMishap), reading, settings);
  const isToday = ({ id }: Circumstance): boolean => today.some((one) => one.id === id);
  return {
    named: all.filter(isToday),
    befallen: all.filter((one) => !isToday(one)).map(({ id }) => id),
  };
}

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

type Asking = { said: string; demands: readonly RecordDemand[]; avoids: RecordAvoids };

/** What asks something of clothes without anybody saying so: hems that get into wheels, green before a green screen. */
function askingIn(named: readonly Circumstance[], setting: Setting | null): Asking[] {
  const own = setting?.situation;
  return [
    ...named.map(({ said, demands, avoids }) => ({ said: said ?? "", demands, avoids })),
    ...(own ? [{ said: setting.said, demands: own.demands ?? [], avoids: own.avoids ?? {} }] : []),
  ];
}

/** With the rules that clothes keep to there; what was said of the same thing counts before them. */
export function withDemands(
  said: readonly Requirement[],
  named: readonly Circumstance[],
  setting: Setting | null,
): readonly Requirement[] {
  const isNew = ({ rule }: Requirement): boolean => !said.some((other) => other.rule === rule);
  const more = askingIn(named, setting).flatMap((one) => {
    const text = fold(one.said);
    return one.demands.flatMap(({ rule, colours = [] }): Requirement[] => [
      { rule, colours, text },
      ...(IMPLIED[rule] ?? []).map((other) => ({ rule: other, colours: [], text })),
    ]);
  });
  return [...said, ...more.filter(isNew)];
}

/** Colours and patterns that nobody wears there. */
export const avoidedIn = (named: readonly Circumstance[], setting: Setting | null): Mention[] =>
  askingIn(named, setting).flatMap(({ said, avoids: { colours = [], patterns = [] } }) => [
    ...colours.map((id) => ({ ...NOTHING_SAID, colours: [id], text: fold(said) })),
    ...patterns.map((id) => ({ ...NOTHING_SAID, patterns: [id], text: fold(said) })),
  ]);
