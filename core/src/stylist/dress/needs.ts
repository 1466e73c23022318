import type { Weather } from "../../weather.ts";
import { isTailoredJacket } from "../../wardrobe/kinds.ts";
import type { Brief } from "../understand/brief.ts";
import type { Piece } from "./piece.ts";

/** What body and weather ask of the outfit. Insulation in clo, temperatures in °C. */
export type Needs = {
  /** The temperature dressed for; null where nothing is known. */
  feelsC: number | null;
  /** What is worn next to the skin must bear this too: above the other where a day has two climates. */
  warmC: number | null;
  clo: readonly [number, number];
  /** The most that may stay on in the warmest place; null where there is but one. */
  mostOn: number | null;
  aim: number;
  rain: boolean;
  snow: boolean;
  windy: boolean;
  /** Who comes in from warmth sits in a cold room. */
  coldRoom: boolean;
  /** Feet meet snow or frost, wherever else the day leads. */
  coldGround: boolean;
  /** The day warms or cools by 6 °C or more, or rain comes later. */
  changes: "warmer" | "colder" | "rain-later" | null;
  outer: "required" | "welcome" | "no";
  mid: "required" | "welcome" | "no";
  head: "warm" | "sun" | "no";
  indoors: boolean;
};

/**
 * Band of whole-outfit insulation between what people are seen to wear outdoors and the heat balance of slow walking
 * (ISO 11079 and the outdoor clothing observations of Nikolopoulou and Lykoudis 2006), as points to interpolate.
 */
const BAND: readonly (readonly [tempC: number, low: number, high: number])[] = [
  [-20, 1.9, 4.6],
  [0, 1.4, 3.2],
  [10, 1.1, 2.0],
  [20, 0.73, 0.83],
  [26, 0.18, 0.4],
  [40, 0.12, 0.36],
];

export function bandAt(tempC: number): readonly [number, number] {
  const first = BAND[0]!;
  if (tempC <= first[0]) return [first[1], first[2]];
  for (let i = 1; i < BAND.length; i++) {
    const [to, lowTo, highTo] = BAND[i]!;
    if (tempC > to) continue;
    const [from, lowFrom, highFrom] = BAND[i - 1]!;
    const share = (tempC - from) / (to - from);
    return [lowFrom + (lowTo - lowFrom) * share, highFrom + (highTo - highFrom) * share];
  }
  return [0.12, 0.36];
}

const INDOOR_C = 21;
/** Heat made by moving lets insulation fall to about half (ISO 9920, activity above 3 met). */
const ACTIVE = 0.55;
/** The cold of a way between two places is borne in less than a whole day of it. */
const CROSSING = 0.75;
const WINDY_KMH = 25;
/** From this felt temperature down the ground where a journey ends is no place for sandals, °C. */
const FROST = 5;
/** In such cold a head is covered on the shortest way, °C. */
const BITTER = -8;

export function needsOf(brief: Brief): Needs {
  const { weather, event, traits } = brief;
  const home = traits.has("home");
  const indoors = (event?.where === "in" && !traits.has("unheated")) || home;
  const outdoorC = weather ? weather.feelsLikeC - brief.warmth * 3 : null;
  const extremes = home ? null : brief.extremes;
  const feelsC = home ? atHome(outdoorC, traits) : lowest(outdoorC, extremes?.coldC);
  const warmC = feelsC === null ? null : Math.max(feelsC, extremes?.warmC ?? feelsC);
  const active = traits.has("active");
  const share = active ? ACTIVE : 1;
  const twofold = warmC !== feelsC;
  const [low, high] = bandAt(feelsC ?? INDOOR_C - 1).map(
    (clo) => clo * share * (twofold ? CROSSING : 1),
  ) as [number, number];
  const rain = !home && weather !== null && weather.precip !== "none" && weather.precip !== "snow";
  const snow =
    !home && (weather?.precip === "snow" || (traits.has("snow") && feelsC !== null && feelsC < 8));
  const coldGround = snow || (feelsC !== null && extremes !== null && feelsC <= frostOf(extremes));
  const windy = !home && weather !== null && weather.windKmh > WINDY_KMH;
  const coldRoom =
    extremes?.indoors === true && outdoorC !== null && outdoorC - extremes.coldC >= COOLER_BY;
  const endsCold = extremes?.endsCold === true;
  const known = { coldRoom, endsCold, feelsC, rain, snow, windy, indoors, active, home, twofold };
  return {
    feelsC,
    warmC,
    rain,
    snow,
    windy,
    coldRoom,
    coldGround,
    indoors,
    clo: [low, high],
    mostOn: twofold ? bandAt(warmC!)[1] * share : null,
    aim: low + (high - low) * 0.3,
    changes: home ? null : changeOf(weather),
    outer: outerNeed(known, brief),
    mid: midNeed(known),
    head: headNeed(known, brief),
  };
}

/** Rooms keep out the cold, and of great heat only some; where nothing cools them, none of it. */
function atHome(outdoorC: number | null, traits: Brief["traits"]): number {
  const heat = (outdoorC ?? INDOOR_C) - (traits.has("no-aircon") ? 0 : KEPT_OUT);
  return Math.max(INDOOR_C, heat);
}

/** °C */
const KEPT_OUT = 6;

/** A warm room is left again, and no shoes are changed for it: bitter cold decides them. */
const frostOf = ({ endsCold }: NonNullable<Brief["extremes"]>): number =>
  endsCold ? FROST : BITTER;

type Known = {
  coldRoom: boolean;
  endsCold: boolean;
  feelsC: number | null;
  rain: boolean;
  snow: boolean;
  windy: boolean;
  indoors: boolean;
  active: boolean;
  home: boolean;
  /** A warm place and a cold one: what comes off again keeps warm, not what stays on. */
  twofold: boolean;
};

const lowest = (one: number | null, other: number | undefined): number | null =>
  one === null || other === undefined ? one : Math.min(one, other);

/** Who comes in from the heat takes something along into anything cooler than this, felt °C. */
const LAYER_BELOW = 20;

function outerNeed(
  { feelsC, rain, snow, windy, indoors, active, home, twofold }: Known,
  brief: Brief,
): Needs["outer"] {
  if (home) return "no";
  if (feelsC === null) return "welcome";
  if (twofold && feelsC < LAYER_BELOW) return "required";
  if (rain || snow) return feelsC > 27 && indoors ? "welcome" : "required";
  const late = brief.timeOfDay === "evening" || brief.timeOfDay === "night";
  const limit =
    (active ? 8 : brief.traits.has("messy") ? 12 : late ? 18 : 16.5) +
    (brief.traits.has("deck") ? 3 : 0);
  if (feelsC <= limit || (windy && !indoors && feelsC < 24)) return "required";
  return feelsC < (active ? 14 : 21.5) ? "welcome" : "no";
}

/** As cold as this at a journey's end, or in the room that the day is spent in, a layer goes under the coat, °C. */
const CHILLY_END = 3;
const CHILLY_ROOM = 9;
/** A room that is cooler than the day by this is a cold one, °C. */
const COOLER_BY = 5;

function midNeed({ feelsC, active, indoors, twofold, coldRoom, endsCold }: Known): Needs["mid"] {
  if (feelsC === null) return "welcome";
  // A coat alone is too little where a journey ends in frost, or for hours in a cold store.
  const isTooLittle = (endsCold && feelsC <= CHILLY_END) || (coldRoom && feelsC <= CHILLY_ROOM);
  if (twofold) return isTooLittle ? "required" : "welcome";
  if (feelsC <= (active ? -2 : 4) && !indoors) return "required";
  return feelsC < (active ? 9 : 20) ? "welcome" : "no";
}

function headNeed({ feelsC, rain, indoors, active }: Known, brief: Brief): Needs["head"] {
  if (feelsC === null) return "no";
  if (feelsC <= BITTER) return "warm";
  if (brief.code[0] >= 3) return "no";
  if (feelsC <= (active ? 0 : 4) && !indoors) return "warm";
  const sunny =
    !rain &&
    !brief.weather?.isNight &&
    brief.timeOfDay !== "evening" &&
    brief.timeOfDay !== "night";
  const outside = brief.event === null || brief.event.where === "out" || brief.traits.has("sun");
  return sunny && outside && feelsC >= 21 && !indoors && brief.code[0] < 2 ? "sun" : "no";
}

function changeOf(weather: Weather | null): Needs["changes"] {
  const later = weather?.later ?? [];
  if (!weather || later.length === 0) return null;
  if (weather.precip === "none" && later.some((hour) => hour.precip !== "none"))
    return "rain-later";
  const warmest = Math.max(...later.map((hour) => hour.tempC));
  const coldest = Math.min(...later.map((hour) => hour.tempC));
  if (warmest - weather.tempC >= 6) return "warmer";
  return weather.tempC - coldest >= 6 ? "colder" : null;
}

/** Below this felt temperature a coat goes over a jacket, °C. */
const COAT_C = 10;

/** True for a blazer in the cold: it keeps nobody warm in the street. */
export const isNoCoat = ({ kind }: Piece, { feelsC }: Pick<Needs, "feelsC">): boolean =>
  isTailoredJacket(kind) && (feelsC ?? Infinity) < COAT_C;
