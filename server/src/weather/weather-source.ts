import type { LocalWeather, Place } from "@fit-closet/core";

/** The weather now and for the rest of the day, and what the clocks show there. Never rejects for want of a network: it then tells what is typical, and says so. */
export interface WeatherSource {
  weatherAt(place: Place, at: Date, signal?: AbortSignal): Promise<LocalWeather>;
}
