import type { Weather } from "@fit-closet/core";

/**
 * WMO code table 4677 as Open-Meteo gives it (https://open-meteo.com/en/docs, "WMO Weather interpretation codes"):
 * 0–3 sky, 45–48 fog, 51–57 drizzle, 61–67 rain, 71–77 snow, 80–82 rain showers, 85–86 snow showers, 95–99 thunderstorm.
 */
export function precipitationOf(code: number): Weather["precip"] {
  if (code >= 95) return "storm";
  if (code === 85 || code === 86 || (code >= 70 && code < 80)) return "snow";
  if ((code >= 60 && code < 70) || (code >= 80 && code <= 84)) return "rain";
  return code >= 50 && code < 60 ? "drizzle" : "none";
}
