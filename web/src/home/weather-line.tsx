import type { Weather } from "@fit-closet/core";
import { CloudSun } from "lucide-react";
import { PRECIPITATION_WORDS, WINDY_KMH } from "../outfit/weather-words.ts";

/** The weather that the idea was made for; a climate average says so. */
export function WeatherLine({ weather }: { weather: Weather }) {
  return (
    <p className="flex items-center gap-2 text-soft">
      <CloudSun aria-hidden className="size-5 shrink-0" />
      {describeWeather(weather)}
    </p>
  );
}

export function describeWeather({
  place,
  typical,
  tempC,
  feelsLikeC,
  precip,
  windKmh,
  stated = [],
}: Weather): string {
  const temperature = Math.round(tempC);
  const felt = Math.round(feelsLikeC);
  const wet = PRECIPITATION_WORDS[precip];
  const parts = [`${temperature} °C`, stated.includes("precip") ? `${wet} as you say` : wet];
  if (Math.abs(felt - temperature) >= 2) parts.splice(1, 0, `feels like ${felt}`);
  if (windKmh >= WINDY_KMH) parts.push("windy");
  const where = place ? `${place}: ` : "";
  return `${where}${typical ? "typically " : ""}${parts.join(", ")}`;
}
