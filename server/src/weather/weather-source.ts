import type { DayWeather, LocalWeather, Place } from "@fit-closet/core";

/** The weather now and for the rest of the day, and what the clocks show there. Never rejects for want of a network: it then tells what is typical, and says so. */
export interface WeatherSource {
  weatherAt(place: Place, at: Date, signal?: AbortSignal): Promise<LocalWeather>;
  /** The days from today on that a forecast reaches. Never rejects: without a forecast it says why there is none. */
  daysAt(place: Place, at: Date): Promise<DayWeather>;
}
