// Thirty answers of thirty settings in six languages, with what is known of the settings told: for reading aloud. `npm run bench:aloud -- 1`.
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Garment } from "@fit-closet/core";
import { suggestOutfit } from "@fit-closet/core/stylist";
import { knownSettings } from "@fit-closet/server/dist/engines/situations.js";

const own = join(dirname(fileURLToPath(import.meta.url)), "..", "aloud-closets.json");
const closets = JSON.parse(readFileSync(own, "utf8")) as Record<string, Garment[]>;
const LANGUAGES = ["en", "de", "fr", "es", "it", "pt"] as const;
const folder = join(
  dirname(createRequire(import.meta.url).resolve("@fit-closet/core/assets/segment.json")),
  "situations",
);
const DAYS = [
  { tempC: 8, feelsLikeC: 6, windKmh: 10, precip: "none" },
  { tempC: 22, feelsLikeC: 22, windKmh: 8, precip: "none" },
  { tempC: 13, feelsLikeC: 12, windKmh: 15, precip: "rain" },
] as const;

type Told = { id: string; ways: Record<string, string[]>; lines: unknown[] };
const seed = Number(process.argv[2] ?? 1);
const told = readdirSync(folder)
  .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Told)
  .filter(({ lines }) => lines.length > 0);

for (let index = 0; index < 30; index++) {
  const language = LANGUAGES[index % LANGUAGES.length]!;
  const { id, ways } = told[(index * 7 + seed * 13) % told.length]!;
  const prompt = ways[language]![(index + seed) % ways[language]!.length]!;
  const weather = { ...DAYS[index % DAYS.length]!, humidity: 60, isNight: false };
  const closet = closets[language]!;
  const idea = suggestOutfit({ prompt, closet, weather, seed: index, language }, knownSettings());
  const chips = idea.understood.map(({ label, kept }) => (kept ? label : `✗ ${label}`)).join(" · ");
  const words = idea.text.split(/\s+/).length;
  console.log(
    `${index + 1}. [${language}] ${prompt} (${id}, ${weather.tempC} °C, ${weather.precip})\n   ${idea.text}\n   ${words} words; ${idea.lines?.join(", ")}; ${chips}\n`,
  );
}
