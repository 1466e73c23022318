import type { Slot } from "../../outfit.ts";
import { isA } from "../../wardrobe/kinds.ts";
import type { Dressed } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import { isOverall } from "./overall.ts";
import type { Telling } from "./telling.ts";

/** What is worn there; an apron is no coat. */
export const wornAt = ({ worn }: Pick<Dressed, "worn">, slot: Slot): Piece | undefined =>
  worn.find((one) => one.slot === slot && !isOverall(one))?.piece;

export const tellOuter = (say: Telling, outer: Piece): void =>
  say.add("over", say.texts.outfit.over, { outer: say.speaker.item(outer) }, 10);

/** Up to where it is freezing, cold and cool, felt °C. */
const FROST_C = 0;
const COLD_C = 8;
export const COOL_C = 15;

/** A coat in the words for how it feels outside. */
export function overIn({ texts }: Telling, feelsC: number | null): readonly string[] {
  const { overFrost, overCold, overCool, overMild } = texts.weather;
  const feels = feelsC ?? COOL_C;
  if (feels <= FROST_C) return overFrost;
  if (feels <= COLD_C) return overCold;
  return feels <= COOL_C ? overCool : overMild;
}

/** Up to here a coat is a question, felt °C. */
export const MILD_ENOUGH_C = 19;

/** Where the day is spent in a room as warm as others, what is over everything is for the way. */
export function isForTheWay({ brief }: Telling, { needs }: Dressed, outer: Piece): boolean {
  const { situation, extremes, event } = brief;
  if (!isA(outer.kind, "coat") && !isA(outer.kind, "jacket")) return false;
  if ((needs.feelsC ?? 0) > MILD_ENOUGH_C) return false;
  if (needs.snow || needs.windy || extremes || (needs.feelsC ?? 0) <= FROST_C) return false;
  if (!situation) return event?.where === "in";
  return situation.outdoorShare <= INDOORS && (situation.indoorC?.[0] ?? 0) >= ROOM_C;
}

/** The share of the hours that the way takes, and what a room has at least, °C. */
const INDOORS = 0.3;
const ROOM_C = 18;

export function tellWay(say: Telling, dressed: Dressed, outer: Piece, temp: string): void {
  const { speaker, texts } = say;
  const inside = wornAt(dressed, "mid") ?? wornAt(dressed, "base");
  if (!inside) return tellOuter(say, outer);
  const slots = { outer: speaker.item(outer), base: speaker.item(inside), temp };
  say.add("weather-over", texts.weather.overWay, slots, 10);
}
