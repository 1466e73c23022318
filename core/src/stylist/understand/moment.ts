import * as chrono from "chrono-node/en";
import { phrasesOfAll } from "../../languages/all.ts";
import type { Language } from "../../languages/index.ts";
import type { Temperature } from "../read/temperature.ts";
import { WEATHER_WORDS } from "../lexicon/index.ts";
import type { TimeOfDay } from "./brief.ts";
import type { Find } from "./phrasebook.ts";

export type Now = { year: number; month: number; day: number; hour: number };

export type Stated = {
  tempC: number | null;
  /** What it will be later in the day, °C, where two numbers were given. */
  laterC: number | null;
  exact: boolean;
  /** No figure was named. */
  inWords: boolean;
  precip: string | null;
  windKmh: number | null;
  dry: boolean;
};

/** What the person says of the weather, in words and numbers. */
export function readStated(
  temperature: Temperature | null,
  finds: readonly Find[],
  negated: ReadonlySet<number>,
): Stated {
  const contexts = finds.filter((find) => find.topic === "context");
  const stated: Stated = {
    tempC: temperature?.tempC ?? null,
    laterC: temperature?.laterC ?? null,
    exact: temperature !== null,
    inWords: temperature === null || temperature.inWords === true,
    precip: null,
    windKmh: null,
    dry: false,
  };
  for (const find of finds) {
    if (find.topic !== "weather" || negated.has(find.at)) continue;
    const word = WEATHER_WORDS.find((one) => one.id === find.id)!;
    if (
      word.needsContext &&
      !contexts.some((one) => one.at !== find.at && Math.abs(one.at - find.at) <= 2)
    )
      continue;
    if (word.precip === "none") stated.dry = true;
    else if (word.precip) stated.precip = word.precip;
    if (word.windKmh) stated.windKmh = word.windKmh;
    if (word.tempC !== undefined && stated.tempC === null) stated.tempC = word.tempC;
  }
  return stated;
}

const anyOf = (list: (language: Language) => string): string => phrasesOfAll(list).join("|");

const CLOCK = [
  /\b(\d{1,2})(?:[:.h](\d\d))?\s?(am|pm|a\.m\.|p\.m\.)/i,
  new RegExp(
    String.raw`\b(?:${anyOf(({ request }) => request.atHour)})\s(\d{1,2})(?:[:.h](\d\d))?(?!\s?(?:${anyOf(({ request }) => request.amounts)}|°|c\b|f\b|k\b|km))`,
    "i",
  ),
  /\b(\d{1,2})[:h](\d\d)\b/i,
  new RegExp(String.raw`\b(\d{1,2})\s?(?:${anyOf(({ request }) => request.hours)})\b`, "i"),
];

/** The hour that is named, 0–23. "at 8" with dinner is the evening, which the caller says. */
export function readHour(prompt: string, lateByNature: boolean): number | null {
  for (const pattern of CLOCK) {
    const match = pattern.exec(prompt);
    if (!match) continue;
    let hour = Number(match[1]);
    const suffix = match[3]?.toLowerCase() ?? "";
    if (hour > 24) continue;
    if (suffix.startsWith("p") && hour < 12) hour += 12;
    else if (suffix.startsWith("a") && hour === 12) hour = 0;
    else if (!/^[ap]/.test(suffix) && lateByNature && hour < 12) hour += 12;
    return hour % 24;
  }
  return null;
}

export function dayTimeOf(hour: number): TimeOfDay {
  if (hour >= 5 && hour < 11) return "morning";
  if (hour >= 11 && hour < 17) return "day";
  return hour >= 17 && hour < 22 ? "evening" : "night";
}

/** The month of a date such as "on the 24th", "next month", "in three weeks"; null where none is named or no day is known. */
export function readMonth(
  prompt: string,
  finds: readonly Find[],
  now: Now | undefined,
): number | null {
  const named = finds.find((find) => find.topic === "month");
  if (named) return Number(named.id);
  if (!now || !/\d|next|week|month/i.test(prompt)) return null;
  const reference = {
    instant: new Date(Date.UTC(now.year, now.month - 1, now.day, now.hour)),
    timezone: 0,
  };
  const parsed = chrono.parse(prompt.slice(0, 300), reference, { forwardDate: true })[0];
  return parsed?.start.get("month") ?? null;
}
