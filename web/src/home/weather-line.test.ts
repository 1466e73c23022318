import { expect, test } from "vitest";
import { describeWeather } from "./weather-line.tsx";

const weather = {
  tempC: 9.4,
  feelsLikeC: 9,
  windKmh: 10,
  precip: "none",
  humidity: 60,
  isNight: false,
} as const;

test("what matters for dressing is said, in a line", () => {
  expect(describeWeather({ ...weather, place: "London" })).toBe("London: 9 °C, dry");
  expect(describeWeather({ ...weather, feelsLikeC: 5, windKmh: 30, precip: "rain" })).toBe(
    "9 °C, feels like 5, rain, windy",
  );
});

test("a climate average is not passed off as a forecast", () => {
  expect(describeWeather({ ...weather, typical: true })).toBe("typically 9 °C, dry");
});
