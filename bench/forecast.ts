import type { Weather } from "@fit-closet/core";
import { FORECAST } from "@fit-closet/server/testing/dist/open-meteo.js";

/** WMO codes of what falls. */
const CODES = { none: 1, drizzle: 53, rain: 63, snow: 73, storm: 95 } as const;
/** Local hours of asking. */
const [BY_DAY, BY_NIGHT] = [10, 19];

/** Just this weather, by day or after dark, wherever somebody asks. */
export function forecastFor(weather: Weather): typeof FORECAST {
  const now = new Date();
  const hour = weather.isNight ? BY_NIGHT : BY_DAY;
  const offset = ((hour - now.getUTCHours() + 36) % 24) - 12;
  return {
    ...FORECAST,
    utc_offset_seconds: offset * 3600,
    current: {
      ...FORECAST.current,
      time: new Date(now.getTime() + offset * 3_600_000).toISOString().slice(0, 16),
      temperature_2m: weather.tempC,
      apparent_temperature: weather.feelsLikeC,
      relative_humidity_2m: weather.humidity,
      is_day: weather.isNight ? 0 : 1,
      weather_code: CODES[weather.precip],
      wind_speed_10m: weather.windKmh,
    },
    hourly: { time: [], temperature_2m: [], weather_code: [] },
  };
}
