import { describe, expect, test } from "vitest";
import { weatherWords } from "./day-weather.ts";

const rainy = { day: "2026-11-24", minC: 3.4, maxC: 9.6, precip: "rain", windKmh: 31 } as const;

describe("the weather of a day to come", () => {
  const told = { source: "forecast", days: [rainy] } as const;

  test("is told in whole degrees, with what falls and whether it blows", () => {
    expect(weatherWords({ ...told, days: [...told.days] }, rainy.day)).toBe(
      "3 to 10 °C, rain, windy",
    );
    const calm = { ...rainy, precip: "none", windKmh: 9, minC: 9.7 } as const;
    expect(weatherWords({ source: "forecast", days: [calm] }, rainy.day)).toBe("10 °C, dry");
  });

  test("is told to be unknown beyond the forecast, and not spoken of where there is none", () => {
    expect(weatherWords({ source: "forecast", days: [rainy] }, "2026-12-24")).toBe(
      "No forecast yet",
    );
    expect(weatherWords({ source: "none", days: [] }, rainy.day)).toBeUndefined();
    expect(weatherWords(undefined, rainy.day)).toBeUndefined();
  });
});
