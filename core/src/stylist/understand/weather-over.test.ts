import { expect, test } from "vitest";
import type { Weather } from "../../weather.ts";
import { readBrief } from "./read-brief.ts";

const dry: Weather = {
  tempC: 17,
  feelsLikeC: 17,
  windKmh: 8,
  precip: "none",
  humidity: 50,
  isNight: false,
  place: null,
};
const fallsIn = (prompt: string) => readBrief({ prompt, weather: dry }).weather?.precip;

test.each([
  "the path is soft from yesterday's rain, walk in the woods",
  "der Boden ist weich vom Regen gestern, Spaziergang",
  "le chemin est mou après la pluie d'hier, balade",
  "el camino está blando por la lluvia de ayer, paseo",
  "la terra è molle per la pioggia di ieri, passeggiata",
  "o caminho está mole da chuva de ontem, passeio",
])("%s: it is over", (prompt) => expect(fallsIn(prompt)).toBe("none"));

test("and where it rains today it does", () =>
  expect(fallsIn("sole ieri, oggi pioggia tutto il giorno, passeggiata")).toBe("rain"));
