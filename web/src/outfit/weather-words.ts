import type { Weather } from "@fit-closet/core";

export const PRECIPITATION_WORDS: Readonly<Record<Weather["precip"], string>> = {
  none: "dry",
  drizzle: "drizzle",
  rain: "rain",
  snow: "snow",
  storm: "storm",
};

/** Wind that is worth a word. */
export const WINDY_KMH = 25;
