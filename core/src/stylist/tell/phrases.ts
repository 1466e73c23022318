import type { Harmony } from "../dress/colour.ts";

/**
 * One language's way of saying each fact. In a phrase `{name}` is filled in; `{name#one/many}` agrees with the number of
 * what `name` stands for. Sentences begin with a capital by themselves.
 */
export type Phrases = {
  /** The event as it stands after "for": by event id, else by occasion. */
  events: Readonly<Record<string, string>>;
  lead: Readonly<Record<LeadReason, readonly string[]>>;
  /** The other pieces: `{list}`. */
  rest: readonly string[];
  /** A coat or jacket over it: `{outer}`. */
  over: readonly string[];
  /** Something on the head: `{head}`. */
  top: readonly string[];
  /** Owned shoes or accessories: `{list}`. */
  extras: readonly string[];
  /** `{temp}`; what it asks for. */
  weather: Readonly<Record<Warmth, readonly string[]>>;
  /** It is colder than what is owned can answer. */
  lacking: readonly string[];
  rain: readonly string[];
  rainNoTemp: readonly string[];
  snow: readonly string[];
  wind: readonly string[];
  /** `{place}`, `{temp}`: an average, not a forecast. */
  typical: readonly string[];
  typicalHere: readonly string[];
  changes: Readonly<Record<"warmer" | "colder" | "rain-later", readonly string[]>>;
  /** `{c1}` and `{c2}`, the two main colours. */
  colour: Readonly<Record<Exclude<Harmony, "clash"> | "single" | "pattern", readonly string[]>>;
  /** Not owned: `{list}`. */
  finish: readonly string[];
  /** `{what}` is missing, `{list}` would do. */
  gap: readonly string[];
  /** `{what}` is owned, but what is owned was refused or does not suit; `{list}` would do. */
  unfit: readonly string[];
  /** `{what}` is worn although more casual than `{event}` asks; `{lift}` would raise it. */
  plain: readonly string[];
  /** `{what}` is known by its colour only. */
  collar: readonly string[];
  /** The whole outfit is an idea: `{list}`. */
  generic: readonly string[];
  genericOwned: readonly string[];
  formalGap: readonly string[];
  whiteTie: readonly string[];
  /** `{what}` was wanted and is not owned. */
  notOwned: readonly string[];
  leftOut: readonly string[];
  unknown: readonly string[];
  accent: readonly string[];
  together: readonly string[];
  coldWarning: readonly string[];
  hotWarning: readonly string[];
  summerInCold: readonly string[];
  winterInHeat: readonly string[];
  allergy: readonly string[];
  avoided: readonly string[];
  body: readonly string[];
  traits: Readonly<Record<string, readonly string[]>>;
  comfort: readonly string[];
  code: readonly string[];
  swap: readonly string[];
  /** How it sits together, for texts that came out short. */
  sits: Readonly<Record<"formal" | "easy" | "active", readonly string[]>>;
  ideal: readonly string[];
  indoors: readonly string[];

  sober: readonly string[];
  foreign: string;
  redirect: readonly string[];
  clarify: readonly string[];
  decline: Readonly<Record<string, readonly string[]>>;
  /** What a missing slot is called. */
  slots: Readonly<Record<string, string>>;
  person: readonly string[];
  people: Readonly<Record<string, string>>;
};

export type LeadReason =
  | "wanted"
  | "statement"
  | "warm"
  | "dry"
  | "smart"
  | "easy"
  | "sober"
  | "sport"
  | "hot"
  | "whole"
  | "closest";
export type Warmth = "freezing" | "cold" | "cool" | "mild" | "warm" | "hot";
