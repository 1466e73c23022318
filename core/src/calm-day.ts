import type { Weather } from "./weather.ts";

/** An ordinary day of that temperature, °C, with little wind. */
export const calmDay = (tempC: number, precip: Weather["precip"] = "none"): Weather => ({
  tempC,
  feelsLikeC: tempC,
  windKmh: 8,
  precip,
  humidity: 60,
  isNight: false,
  place: null,
});
