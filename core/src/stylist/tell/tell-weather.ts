import { isTailoredJacket, kindOf } from "../../wardrobe/kinds.ts";
import type { Weather } from "../../weather.ts";
import type { Dressed } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import { type Np, plainly } from "./speaker.ts";
import {
  COOL_C,
  isForTheWay,
  MILD_ENOUGH_C,
  overIn,
  tellOuter,
  tellWay,
  wornAt,
} from "./tell-coat.ts";
import { isTempStated } from "./day.ts";
import { isFelt } from "./tell-missing.ts";
import { isTooCold, MILD_C, tellWarnings } from "./tell-warnings.ts";
import { temperature } from "./temperature.ts";
import type { Telling } from "./telling.ts";

/** Coat or jacket with the weather that asks for it, what falls, and how the day goes on. */
export function tellWeather(say: Telling, dressed: Dressed): void {
  const { brief, texts } = say;
  const { weather } = brief;
  const outer = wornAt(dressed, "outer");
  if (!weather || brief.traits.has("home")) {
    if (outer) tellOuter(say, outer);
    return;
  }
  if (weather.roughly) return tellInWords(say, dressed, outer);
  const temp = temperature(weather.tempC, say.listener);
  const { rain } = dressed.needs;
  if (weather.typical && !isColderElsewhere(say, dressed)) {
    const slots = { temp, place: brief.destination ?? "" };
    if (brief.destination) say.add("typical", texts.weather.typical, slots, 9);
    else say.add("typicalHere", texts.weather.typicalHere, slots, 9);
    if (rain)
      say.add("rainNoTemp", texts.weather.rainNoTemp, { dry: dry(say, dressed, outer) }, RAIN);
    if (outer && !(rain && outer.waterproof)) tellOuter(say, outer);
  } else if (isColderElsewhere(say, dressed)) tellElsewhere(say, dressed, outer, temp);
  else {
    tellSky(say, dressed, outer, temp);
    tellWarmth(say, dressed, outer);
  }
  tellChange(say, dressed, weather, outer);
  tellWarnings(say, dressed, temp);
}

/** Who says "freezing" knows it, and no figure. */
function tellInWords(say: Telling, dressed: Dressed, outer: Piece | undefined): void {
  const { rain } = dressed.needs;
  if (rain)
    say.add("rainNoTemp", say.texts.weather.rainNoTemp, { dry: dry(say, dressed, outer) }, RAIN);
  if (outer && !(rain && outer.waterproof)) tellOuter(say, outer);
}

/** Rain is told however long the text grows. */
const RAIN = 10.5;

/** How much colder than the street, °C, makes another place. */
const COLDER_C = 3;

const isColderElsewhere = ({ brief }: Telling, { needs }: Dressed): boolean =>
  brief.extremes !== null &&
  needs.feelsC !== null &&
  needs.feelsC + COLDER_C <= (brief.weather?.feelsLikeC ?? needs.feelsC);

/** The street's temperature explains nothing of what is for a cold store, an office's air-con or the mountains. */
function tellElsewhere(
  say: Telling,
  dressed: Dressed,
  outer: Piece | undefined,
  temp: string,
): void {
  const { speaker, brief } = say;
  const { overThere, midThere, insideCold, rain } = say.texts.weather;
  if (dressed.needs.rain) say.add("rain", rain, { temp, dry: dry(say, dressed, outer) }, RAIN);
  const mid = wornAt(dressed, "mid");
  const base = wornAt(dressed, "base");
  const heat = (brief.weather?.feelsLikeC ?? 0) >= MILD_C;
  if (outer) say.add("weather-over", overThere, { outer: speaker.item(outer) }, 10);
  else if (mid && base && heat && brief.extremes?.indoors) {
    const slots = { mid: speaker.item(mid), base: speaker.item(base) };
    say.add("weather-mid", insideCold, slots, 9.5);
  } else if (mid) say.add("weather-mid", midThere, { mid: speaker.item(mid) }, 9);
}

/** What comes off where it is much warmer than outside, and what is left on is light enough for. */
function tellWarmth(say: Telling, dressed: Dressed, outer: Piece | undefined): void {
  const { texts, speaker, brief } = say;
  const { extremes } = brief;
  const mid = wornAt(dressed, "mid");
  const base = wornAt(dressed, "base");
  const off = [outer, mid].filter((piece) => piece !== undefined);
  if (!extremes || extremes.endsCold || !base || off.length === 0) return;
  const list = speaker.list(off.map((piece) => speaker.item(piece)));
  const { insideWarm, warmThere } = texts.weather;
  const slots = { outer: list, base: speaker.item(base) };
  say.add("weather-warm", extremes.indoors ? insideWarm : warmThere, slots, 9.3);
}

function tellSky(say: Telling, dressed: Dressed, outer: Piece | undefined, temp: string): void {
  const { texts, speaker } = say;
  const { needs, worn, gaps } = dressed;
  if (needs.rain) {
    say.add("rain", texts.weather.rain, { temp, dry: dry(say, dressed, outer) }, RAIN);
    if (outer && !outer.waterproof) tellOuter(say, outer);
    return;
  }
  const lacks = worn.length > 0 && gaps.some(({ slot, why }) => slot === "outer" && why !== "code");
  // A suit's jacket is part of it, and not for the way.
  const isSuit = outer !== undefined && isTailoredJacket(outer.kind);
  // Who asked which coat has been told.
  const isAnswer = dressed.verdicts.some(({ piece }) => piece === outer);
  const windy = needs.windy && (needs.feelsC ?? COOL_C) < WARM_WIND_C;
  if (outer && isAnswer && !needs.snow && !windy) return;
  if (outer && (lacks || isSuit) && !needs.snow && !windy) tellOuter(say, outer);
  else if (outer && isForTheWay(say, dressed, outer)) tellWay(say, dressed, outer, temp);
  else if (outer) {
    const { overSnow, overWind } = texts.weather;
    const messages = needs.snow ? overSnow : windy ? overWind : overIn(say, needs.feelsC);
    const key = needs.snow ? "snow" : windy ? "wind" : "weather-over";
    say.add(key, messages, { outer: speaker.item(outer), temp }, 10);
  } else if (needs.snow) say.add("snow", texts.weather.snow, { temp }, 9);
  else if (windy) say.add("wind", texts.weather.wind, { temp }, 9);
  if (lacks && !(windy && !outer) && isUnanswered(dressed))
    say.add("weather-lacking", texts.weather.lacking, { temp }, 9);
  else if (!outer && !needs.snow && !windy && !isTooCold(say, dressed))
    tellUncovered(say, dressed, temp);
}

/** Where a coat is named as missing, that says that it is cold. */
const isUnanswered = (dressed: Dressed): boolean =>
  dressed.gaps.some((gap) => gap.slot === "outer" && isFelt(gap, dressed)) &&
  !dressed.suggested.some(({ idea }) => idea.slot === "outer");

/** From here on wind cools nobody whom it should not, felt °C. */
const WARM_WIND_C = 24;

/** From here on nobody thinks of a jacket, felt °C. */
const HEAT_C = 31;

function tellUncovered(say: Telling, dressed: Dressed, temp: string): void {
  const { texts, speaker } = say;
  const { worn, needs, gaps } = dressed;
  const feelsC = needs.feelsC ?? MILD_C;
  // Nobody is told that it goes without a coat, and then that one is missing.
  if (worn.length === 0 || gaps.some((gap) => gap.slot === "outer" && isFelt(gap, dressed))) return;
  const mid = wornAt(dressed, "mid");
  if (mid && feelsC < MILD_C)
    say.add("weather-mid", texts.weather.mid, { mid: speaker.item(mid), temp }, midWeight(dressed));
  else if (feelsC >= HEAT_C)
    say.add(
      "weather-nothing",
      texts.weather.heat,
      { temp },
      isTempStated(say.brief) ? DOUBTED : NOT_WORTH_TELLING,
    );
  else if (!mid && needs.outer !== "required")
    say.add("weather-nothing", texts.weather.nothingOver, { temp }, NOT_WORTH_TELLING);
}

/** Where a coat could have been worn, that none is needed is an answer. */
const midWeight = ({ needs, allowed }: Dressed): number =>
  (needs.feelsC ?? HEAT_C) <= MILD_ENOUGH_C && allowed.some(({ slots: [slot] }) => slot === "outer")
    ? DOUBTED
    : NOT_WORTH_TELLING;

const DOUBTED = 7;
/** Only in a text that has room for it. */
const NOT_WORTH_TELLING = 4;

function dry(say: Telling, dressed: Dressed, outer: Piece | undefined): Np {
  const { speaker, texts } = say;
  const keepsDry = (kind: Parameters<typeof kindOf>[0]): boolean => kindOf(kind).against === "rain";
  const umbrella = dressed.suggested.find(({ idea }) => keepsDry(idea.kind));
  const owned = dressed.worn.find(({ piece }) => piece.kind.against === "rain");
  const shell = dressed.suggested.find(
    ({ idea }) => idea.slot === "outer" && kindOf(idea.kind).waterproof,
  );
  const parts: Np[] = [];
  if (outer?.waterproof) parts.push(speaker.item(outer));
  if (owned) parts.push(speaker.item(owned.piece));
  else if (umbrella && parts.length === 0) parts.push(speaker.idea(umbrella));
  if (parts.length === 0 && shell) parts.push(speaker.idea(shell));
  if (parts.length === 0) parts.push(plainly(texts.names.slots.dry));
  return speaker.list(parts);
}

/** What comes off or goes on again when the day does not stay as it is. */
function tellChange(
  say: Telling,
  { needs, worn }: Dressed,
  { later = [], tempC }: Weather,
  outer: Piece | undefined,
): void {
  const { texts, speaker, listener } = say;
  if (needs.changes === "rain-later") {
    const hour = later.find(({ precip }) => precip !== "none")?.hour;
    if (hour !== undefined) say.add("changes", texts.weather.rainLater, { hour: String(hour) }, 7);
    return;
  }
  const layer = outer ?? wornAt({ worn }, "mid");
  if (!needs.changes || !layer) return;
  const temps = later.map((hour) => hour.tempC);
  const warmer = needs.changes === "warmer";
  const to = warmer ? Math.max(...temps, tempC) : Math.min(...temps, tempC);
  const slots = { later: temperature(to, listener), outer: speaker.item(layer) };
  say.add("changes", warmer ? texts.weather.warmer : texts.weather.colder, slots, 7);
}
