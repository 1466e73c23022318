import { kindOf } from "../../wardrobe/kinds.ts";
import type { Weather } from "../../weather.ts";
import type { Dressed } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import { fits } from "../dress/misfit.ts";
import type { Warmth } from "./phrases.ts";
import type { Np } from "./speaker.ts";
import { fill, type Telling } from "./telling.ts";

export function tellWeather(say: Telling, dressed: Dressed): void {
  const { brief, phrases } = say;
  const { needs } = dressed;
  const { weather } = brief;
  if (!weather || brief.traits.has("home")) return;
  const temp = temperature(say, weather);
  const slots = { temp, place: brief.destination ?? weather.place ?? "" };
  const outer = dressed.worn.find((one) => one.slot === "outer")?.piece;
  if (weather.typical && brief.destination) say.add("typical", phrases.typical, slots, 9);
  else if (weather.typical)
    say.add(
      "typicalHere",
      phrases.typicalHere,
      { ...slots, verdict: verdict(say, weather.feelsLikeC) },
      9,
    );
  else if (needs.snow) say.add("snow", phrases.snow, slots, 9);
  else if (needs.rain)
    say.add("rain", phrases.rain, { ...slots, dry: dry(say, dressed, outer) }, 9);
  else if (needs.windy) say.add("wind", phrases.wind, { ...slots, shield: shield(say, outer) }, 9);
  else if (
    dressed.worn.length > 0 &&
    dressed.gaps.some((gap) => gap.slot === "outer" && gap.why !== "code")
  )
    say.add("weather-lacking", phrases.lacking, slots, 9);
  else
    say.add(
      `weather-${warmthOf(weather.feelsLikeC)}`,
      phrases.weather[warmthOf(weather.feelsLikeC)],
      slots,
      // Who says how warm it is hears it again.
      weather.stated?.includes("tempC") ? 9 : 8.6,
    );
  if (weather.typical && needs.rain)
    say.add("rainNoTemp", phrases.rainNoTemp, { dry: dry(say, dressed, outer) }, 9);
  if (needs.changes) say.add("changes", phrases.changes[needs.changes], {}, 7);
  weatherWarnings(say, dressed, temp);
}

function temperature(say: Telling, weather: Weather): string {
  const degrees = Math.round(weather.tempC);
  return `${degrees < 0 ? "−" : ""}${Math.abs(degrees)} °C`;
}

function verdict(say: Telling, feelsC: number): string {
  return say.phrases.slots[`verdict-${warmthOf(feelsC)}`] ?? "";
}

function dry(say: Telling, dressed: Dressed, outer: Piece | undefined): Np {
  const umbrella = dressed.suggested.find(({ idea }) => kindOf(idea.kind).against === "rain");
  const owned = dressed.worn.find(({ piece }) => piece.kind.against === "rain");
  const parts: Np[] = [];
  if (outer?.waterproof) parts.push(say.speaker.item(outer));
  if (owned) parts.push(say.speaker.item(owned.piece));
  else if (umbrella) parts.push(say.speaker.idea(umbrella));
  const shell = dressed.suggested.find(
    ({ idea }) => idea.slot === "outer" && kindOf(idea.kind).waterproof,
  );
  if (parts.length === 0 && shell) parts.push(say.speaker.idea(shell));
  if (parts.length === 0) parts.push({ text: say.phrases.slots["dry"]!, plural: false });
  return say.speaker.list(parts);
}

function shield(say: Telling, outer: Piece | undefined): string {
  if (!outer) return say.phrases.slots["shield-none"]!;
  return fill(say.phrases.slots[outer.windproof ? "shield" : "shield-some"]!, {
    outer: say.speaker.item(outer),
  });
}

function weatherWarnings(say: Telling, dressed: Dressed, temp: string): void {
  const { brief, phrases } = say;
  const feels = dressed.needs.feelsC ?? 18;
  const odd = dressed.worn.find(
    ({ piece }) =>
      !fits(piece, { ...brief, code: [0, 5], coverage: null, traits: new Set() }, dressed.needs),
  );
  if (odd)
    say.add(
      "warning",
      feels < 20 ? phrases.coldWarning : phrases.hotWarning,
      { hero: say.speaker.item(odd.piece), temp },
      10,
    );
  const absent = odd
    ? undefined
    : dressed.notOwned.find(({ garment }) =>
        (feels < 10 ? FOR_HEAT : feels > 25 ? FOR_COLD : NOTHING).has(garment ?? ""),
      );
  if (absent?.garment)
    say.add(
      "warning",
      feels < 10 ? phrases.coldWarning : phrases.hotWarning,
      { hero: say.speaker.kind(absent.garment, null), temp },
      10,
    );
  if (brief.season === "winter" && feels > 20)
    say.add("seasonClash", phrases.winterInHeat, { temp }, 9);
  if (brief.season === "summer" && feels < 13)
    say.add("seasonClash", phrases.summerInCold, { temp }, 9);
}

/** Wishes that the weather answers, whether owned or not. */
const FOR_HEAT: ReadonlySet<string> = new Set([
  "sandals",
  "swimsuit",
  "tank",
  "crop-top",
  "shorts",
  "mini-skirt",
  "mini-dress",
  "sun-hat",
]);
const FOR_COLD: ReadonlySet<string> = new Set([
  "puffer",
  "parka",
  "overcoat",
  "coat",
  "sweater",
  "roll-neck",
  "fleece",
  "beanie",
  "gloves",
]);
const NOTHING: ReadonlySet<string> = new Set();

const warmthOf = (feelsC: number): Warmth =>
  feelsC <= 0
    ? "freezing"
    : feelsC <= 8
      ? "cold"
      : feelsC <= 15
        ? "cool"
        : feelsC <= 20.5
          ? "mild"
          : feelsC <= 27
            ? "warm"
            : "hot";
