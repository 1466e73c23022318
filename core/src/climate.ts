import { CITIES, type City } from "./climate-table.ts";
import type { Place } from "./place.ts";
import type { Weather } from "./weather.ts";

/** A local calendar month (1–12) and hour (0–23). */
export type Moment = { month: number; hour: number };

const EARTH_KM = 6371;
/** How far a city's climate speaks for its surroundings, in km. */
const REACH_KM = 450;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance in km (haversine). */
export function distanceKm(a: Place, b: Place): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lon - a.lon) / 2) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(half)));
}

/**
 * Zonal climate after the energy-balance form T = a + b·P2(sin φ) (North, Cahalan, Coakley 1981) with a seasonal swing that
 * grows with latitude; land and sea are averaged, which is as much as latitude alone can say.
 */
function zonalC(lat: number, month: number): number {
  const sine = Math.sin(radians(lat));
  const mean = 15 - 28 * ((3 * sine * sine - 1) / 2);
  const swing = 1 + 13 * Math.min(1, Math.abs(lat) / 60);
  const warmest = lat >= 0 ? 7.2 : 1.2;
  return mean + swing * Math.cos((2 * Math.PI * (month - warmest)) / 12);
}

/** Wet days by latitude belt: the equatorial rains, the dry subtropics, the stormy mid-latitudes. */
function zonalWet(lat: number): number {
  const from = Math.abs(lat);
  if (from < 12) return 0.45;
  if (from < 35) return 0.18;
  return from < 62 ? 0.36 : 0.3;
}

type Climate = { meanC: number; wet: number };

/** The zonal climate corrected by nearby cities, each weighing less with distance (inverse distance squared). */
export function climateAt(place: Place, month: number): Climate {
  const index = Math.min(11, Math.max(0, Math.round(month) - 1));
  let weight = 0.35;
  let offset = 0;
  let wet = 0.35 * zonalWet(place.lat);
  for (const city of CITIES) {
    const km = distanceKm(place, city);
    if (km > REACH_KM * 4) continue;
    const pull = 1 / ((km / REACH_KM) ** 2 + 0.004);
    weight += pull;
    offset += pull * (city.tempC[index]! - zonalC(city.lat, month));
    wet += pull * city.wet[index]!;
  }
  return { meanC: zonalC(place.lat, month) + offset / weight, wet: wet / weight };
}

/** Half the usual difference between afternoon and dawn in °C: large in dry air and long days, small where it rains. */
const daySwing = (wet: number, halfDay: number): number =>
  (5.5 - 4 * Math.min(1, wet)) * Math.min(1.2, Math.max(0.3, halfDay / 6));

/** Warmest near 15 h, coolest near 5 h. */
function hourOffset(hour: number, wet: number, halfDay: number): number {
  const phase = hour >= 5 && hour <= 15 ? (hour - 15) / 10 : ((hour + 9) % 24) / 14;
  return daySwing(wet, halfDay) * Math.cos(Math.PI * phase);
}

/** Half the day's length in hours, by the sun's declination at mid-month. */
function halfDayAt(lat: number, month: number): number {
  const declination = -23.44 * Math.cos((2 * Math.PI * (month - 0.65)) / 12);
  const cosine = -Math.tan(radians(lat)) * Math.tan(radians(declination));
  return (12 / Math.PI) * Math.acos(Math.min(1, Math.max(-1, cosine)));
}

/** True between sunset and sunrise. */
export const isNightAt = (lat: number, { month, hour }: Moment): boolean =>
  Math.abs(hour + 0.5 - 12) > halfDayAt(lat, month);

/** Rain is worth naming where more than two days in five are wet; below freezing it falls as snow. */
function fallOf(tempC: number, wet: number): Weather["precip"] {
  if (wet < 0.42) return "none";
  if (tempC <= 0.5) return "snow";
  return wet > 0.55 ? "rain" : "drizzle";
}

/** Apparent temperature in shade without sun (Steadman 1994): air, humidity and wind. */
export function feelsLike(tempC: number, humidity: number, windKmh: number): number {
  const vapour = (humidity / 100) * 6.105 * Math.exp((17.27 * tempC) / (237.7 + tempC));
  return tempC + 0.33 * vapour - 0.7 * (windKmh / 3.6) - 4;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * What the weather usually is at a place, month (1–12) and local hour: an average, marked `typical`, for when no forecast
 * can be had.
 */
export function typicalWeather(place: Place, at: Moment): Weather {
  const { meanC, wet } = climateAt(place, at.month);
  const tempC = tenth(meanC + hourOffset(at.hour, wet, halfDayAt(place.lat, at.month)));
  const windKmh = 12;
  const humidity = Math.round(45 + 45 * Math.min(1, wet));
  return {
    tempC,
    feelsLikeC: tenth(feelsLike(tempC, humidity, windKmh)),
    windKmh,
    precip: fallOf(tempC, wet),
    humidity,
    isNight: isNightAt(place.lat, at),
    typical: true,
  };
}

/** The typical weather of a known city, with its name. */
export function typicalCityWeather(city: City, at: Moment): Weather {
  return { ...typicalWeather(city, at), place: city.name };
}
