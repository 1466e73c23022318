import type { Garment } from "../garment.ts";
import type { Weather } from "../weather.ts";

/** A garment of a closet in tests, navy where its colour does not matter. */
export const piece = (id: string, category: string, name: string, hex = "#1c2742"): Garment => ({
  id,
  category,
  name,
  colours: [hex],
});

/** A calm day of that temperature, °C. */
export const weatherAt = (tempC: number, precip: Weather["precip"] = "none"): Weather => ({
  tempC,
  feelsLikeC: tempC,
  windKmh: 8,
  precip,
  humidity: 60,
  place: null,
  isNight: false,
});
