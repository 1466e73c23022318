import {
  type Choices,
  type DayChosen,
  type DayForecast,
  type DaysAsked,
  type DaysToAsk,
  type DayToChoose,
  type DayWeather,
  type Place,
  PRECIPITATION,
} from "@fit-closet/core";
import { number, object, picklist, string } from "valibot";
import { anyOf, maybe, orElse, reads, type Schema } from "../answers/reading.ts";
import { newBatch } from "../closet/list-calls.ts";
import { localDay } from "../closet/local-day.ts";
import { call, json, to } from "../request.ts";

const asked: Schema<DaysAsked> = object({
  planned: anyOf(object({ day: string(), id: string(), missing: anyOf(string()) })),
  bare: anyOf(string()),
  said: maybe(string()),
});
const chosen: Schema<DayChosen> = object({
  id: string(),
  changed: orElse<string | null>(string(), null),
});
const choices: Schema<Choices> = object({
  unclean: anyOf(string()),
  needed: anyOf(object({ id: string(), days: anyOf(string()) })),
});
const forecast: Schema<DayForecast> = object({
  day: string(),
  minC: number(),
  maxC: number(),
  precip: picklist(PRECIPITATION),
  windKmh: number(),
});
const weather: Schema<DayWeather> = object({
  source: picklist(["forecast", "none", "unreachable"]),
  days: anyOf(forecast),
});

/** A week is decided in seconds; a busy server takes longer. */
const PLANNING_MS = 60_000;

/** What is told of the person beside what they ask. */
const here = (place: Place | null) => ({ today: localDay(), ...place });

type Asking = Pick<DaysToAsk, "prompt" | "days" | "replaces">;

/** @throws CallFailure, as all calls here */
export const askForDays = (asking: Asking, place: Place | null): Promise<DaysAsked> =>
  call(
    to("askForDays"),
    reads(asked),
    json({ ...asking, ...here(place), batch: newBatch() } satisfies DaysToAsk, {
      patience: PLANNING_MS,
    }),
  );

type Choosing = Pick<DayToChoose, "name" | "garments" | "day" | "replaces">;

export const chooseForDay = (choosing: Choosing, place: Place | null): Promise<DayChosen> =>
  call(
    to("chooseForDay"),
    reads(chosen),
    json({ ...choosing, ...here(place), batch: newBatch() } satisfies DayToChoose),
  );

export function fetchChoices(
  day: string,
  replaces: string | undefined,
  signal: AbortSignal,
): Promise<Choices> {
  const query = new URLSearchParams({ day, today: localDay(), ...(replaces && { replaces }) });
  const { method, url } = to("choices");
  return call({ method, url: `${url}?${query}` }, reads(choices), { signal });
}

export function fetchDayWeather(place: Place | null, signal: AbortSignal): Promise<DayWeather> {
  const query = new URLSearchParams(place ? { lat: `${place.lat}`, lon: `${place.lon}` } : "");
  const { method, url } = to("dayWeather");
  return call({ method, url: `${url}?${query}` }, reads(weather), { signal });
}
