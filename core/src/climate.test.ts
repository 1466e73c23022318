import { expect, test } from "vitest";
import { CITIES } from "./climate-table.ts";
import { distanceKm, isNightAt, typicalWeather } from "./climate.ts";
import { weatherSchema } from "./weather.ts";

const at = (lat: number, lon: number, month: number, hour = 14) =>
  typicalWeather({ lat, lon }, { month, hour });

test("every place, month and hour gives weather that the schema accepts, marked typical", () => {
  for (let lat = -90; lat <= 90; lat += 15)
    for (let lon = -180; lon <= 180; lon += 30)
      for (const month of [1, 4, 7, 10])
        for (const hour of [3, 14]) {
          const weather = typicalWeather({ lat, lon }, { month, hour });
          expect(weatherSchema.parse(weather)).toEqual(weather);
          expect(weather.typical).toBe(true);
        }
});

test("cities of the table keep their monthly mean within a degree between the day's extremes", () => {
  for (const city of CITIES)
    for (const month of [1, 7]) {
      const warmest = typicalWeather(city, { month, hour: 15 }).tempC;
      const coolest = typicalWeather(city, { month, hour: 5 }).tempC;
      expect(Math.abs((warmest + coolest) / 2 - (city.tempC[month - 1] ?? 99))).toBeLessThan(2.5);
    }
});

test("seasons are the other way round in the south", () => {
  expect(at(-33.9, 151.2, 1).tempC).toBeGreaterThan(at(-33.9, 151.2, 7).tempC + 8);
  expect(at(51.5, -0.1, 7).tempC).toBeGreaterThan(at(51.5, -0.1, 1).tempC + 8);
});

test("a small town is like the city near it, and nights are cooler than afternoons", () => {
  expect(Math.abs(at(25.3, 55.5, 7).tempC - at(25.2, 55.3, 7).tempC)).toBeLessThan(1);
  expect(at(40.4, -3.7, 7, 5).tempC).toBeLessThan(at(40.4, -3.7, 7, 15).tempC - 5);
});

test("Oslo is dark at four on a December afternoon and light at ten on a June evening in Tromsø", () => {
  expect(isNightAt(59.9, { month: 12, hour: 16 })).toBe(true);
  expect(isNightAt(69.7, { month: 6, hour: 22 })).toBe(false);
});

test("distances are those on the globe", () => {
  expect(distanceKm({ lat: 51.5, lon: -0.1 }, { lat: 48.9, lon: 2.3 })).toBeCloseTo(340, -1);
});
