import type { DayForecast } from "./api/days.ts";
import type { Weather } from "./weather.ts";

const AFTERNOON = 15;
const EVENING = 21;
const WINDY_KMH = 25;

/** A day's weather as one dresses for it in the morning: warmest in the afternoon, between both in the evening. */
export function dayWeather({ minC, maxC, precip, windKmh }: DayForecast): Weather {
  const at = (share: number) => Math.round((minC + (maxC - minC) * share) * 10) / 10;
  return {
    tempC: at(0.5),
    feelsLikeC: at(0.5) - (windKmh >= WINDY_KMH ? 2 : 0),
    windKmh,
    precip,
    humidity: 70,
    isNight: false,
    later: [
      { hour: AFTERNOON, tempC: maxC, precip },
      { hour: EVENING, tempC: at(0.4), precip },
    ],
  };
}
