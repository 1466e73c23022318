import { z } from "zod";
import { TIMES_OF_DAY } from "../outfit.ts";
import {
  avoidsSchema,
  barsSchema,
  degree,
  demandsSchema,
  gearSchema,
  idSchema,
  lineSchema,
  listOf,
  namesSchema,
  type Situation,
  share,
  SURFACES,
  weatherShape,
  WHO,
} from "./record.ts";

/** What a setting's record says where the feature goes without saying. All that is given must hold. */
const factsSchema = z.strictObject({
  /** Any of them. */
  surface: listOf(z.enum(SURFACES)).optional(),
  shoesOff: listOf(z.enum(["no", "maybe", "yes", "swap"])).optional(),
  who: listOf(z.enum(WHO)).optional(),
  /** At least so much. */
  mess: degree.optional(),
  wet: degree.optional(),
  motion: degree.optional(),
  attention: degree.optional(),
  photos: degree.optional(),
  handsNeeded: degree.optional(),
  seatedShare: share.optional(),
  outdoorShare: share.optional(),
  hours: z.number().positive().optional(),
  /** The least that its dress code asks for, and the most that it allows. */
  dressCodeFrom: z.number().min(0).max(5).optional(),
  dressCodeTo: z.number().min(0).max(5).optional(),
  /** °C: the rooms are warmer at their warmest, or colder at their coldest. */
  indoorFrom: z.number().optional(),
  indoorBelow: z.number().optional(),
});
export type FeatureFacts = z.infer<typeof factsSchema>;

const dayWeatherSchema = z.strictObject({
  ...weatherShape,
  /** km/h. */
  windFrom: z.number().min(5).max(120).optional(),
  /** %. */
  humidityFrom: z.number().min(30).max(100).optional(),
  /** °C between now and the day's warmest or coldest hour. */
  swingFrom: z.number().min(4).max(30).optional(),
  time: listOf(z.enum(TIMES_OF_DAY)).optional(),
});
export type DayWeather = z.infer<typeof dayWeatherSchema>;

/**
 * A circumstance that any setting may have: mud, a cold queue, photos. It holds where the person names it, and where both the
 * setting's facts and the weather imply it; with neither given, only where it is named.
 */
export const featureSchema = z.strictObject({
  id: idSchema,
  names: namesSchema,
  facts: factsSchema.optional(),
  weather: dayWeatherSchema.optional(),
  /** What is needed where it is named. */
  requires: gearSchema.optional(),
  /** What is not worn or carried where it is named. */
  bars: barsSchema.optional(),
  /** Rules that the clothes keep to where it is named. */
  demands: demandsSchema.optional(),
  /** Colours and patterns that nobody wears where it is named. */
  avoids: avoidsSchema.optional(),
  /** What is taken along on a trip where it is named. */
  brings: gearSchema.optional(),
  lines: z.array(lineSchema),
});
export type Feature = z.infer<typeof featureSchema>;

/** True where a setting has a feature without anybody saying so. */
export function isImplied(
  facts: FeatureFacts,
  situation: Omit<Situation, "ways" | "lines">,
): boolean {
  const { surface, shoesOff, who, dressCodeFrom, dressCodeTo, indoorFrom, indoorBelow } = facts;
  const { indoorC, dressCode } = situation;
  return (
    (!surface || surface.some((one) => situation.surface.includes(one))) &&
    (!shoesOff || shoesOff.includes(situation.shoesOff)) &&
    (!who || who.includes(situation.usualWho)) &&
    LEAST.every((fact) => situation[fact] >= (facts[fact] ?? 0)) &&
    situation.hours[1] >= (facts.hours ?? 0) &&
    dressCode[0] >= (dressCodeFrom ?? 0) &&
    dressCode[1] <= (dressCodeTo ?? 5) &&
    (indoorFrom === undefined || (indoorC !== null && indoorC[1] >= indoorFrom)) &&
    (indoorBelow === undefined || (indoorC !== null && indoorC[0] < indoorBelow))
  );
}

const LEAST = [
  "mess",
  "wet",
  "motion",
  "attention",
  "photos",
  "handsNeeded",
  "seatedShare",
  "outdoorShare",
] as const;
