import { expect, test } from "vitest";
import { readBrief } from "./read-brief.ts";

const calm = { tempC: 14, feelsLikeC: 14, windKmh: 5, precip: "none", humidity: 50 } as const;

test.each([
  "pier walk, gale force today",
  "Spaziergang am Hafen, steife Brise",
  "balade sur le port, tramontane",
  "paseo por el malecón con este norte",
  "passeggiata sul molo, tira bora",
  "passeio no molhe, está nortada",
])("%s: the wind is known by its name", (prompt) => {
  const weather = { ...calm, isNight: false, place: null };
  expect(readBrief({ prompt, weather }).weather?.windKmh).toBeGreaterThan(20);
});
