import { z } from "zod";
import { daySchema } from "../garment.ts";
import { ID_MAX, LOOK_NAME_MAX, LOOKS_MAX, PROMPT_MAX, WORN_MAX } from "../limits.ts";
import { PRECIPITATION } from "../weather.ts";
import { batchSchema, closetItemSchema } from "./closet.ts";

const ids = z.array(z.string().max(ID_MAX));
const lookName = z.string().trim().min(1).max(LOOK_NAME_MAX);

/** POST /api/looks: pieces to be worn together on a day to come. A batch that is sent twice is planned once. */
export const lookToPlanSchema = z.object({
  batch: batchSchema,
  name: lookName,
  garments: ids.min(1).max(WORN_MAX),
  day: daySchema,
});
export type LookToPlan = z.infer<typeof lookToPlanSchema>;

/** PATCH /api/looks/{id}: what is absent stays. */
export const lookChangeSchema = z.object({
  name: lookName.optional(),
  day: daySchema.optional(),
});
export type LookChange = z.infer<typeof lookChangeSchema>;

export const plannedLookSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Pieces that are still in the closet. */
  garments: z.array(z.string()),
  /** Those that will have been worn as often as they are between two washes by then. */
  taken: z.array(z.string()),
});
export type PlannedLook = z.infer<typeof plannedLookSchema>;

/** GET /api/days: from a day to another, both included. */
export const daysQuerySchema = z.object({
  from: daySchema,
  to: daySchema,
  /** The person's own day: what is planned from then on takes pieces. */
  today: daySchema,
});
export type DaysQuery = z.infer<typeof daysQuerySchema>;

/** The days on which something was worn or is planned, the earliest first, and the pieces that they name. */
export const daysSchema = z.object({
  days: z.array(
    z.object({ day: z.string(), worn: z.array(z.string()), looks: z.array(plannedLookSchema) }),
  ),
  items: z.array(closetItemSchema),
});
export type Days = z.infer<typeof daysSchema>;
export type Day = Days["days"][number];

/** About where the person is; without it the weather of the days is nobody's guess. */
const place = {
  lat: z.coerce.number().min(-90).max(90).optional(),
  lon: z.coerce.number().min(-180).max(180).optional(),
};

/** A look of that day that the new one takes the place of. */
const replaces = z.string().max(ID_MAX).optional();

/** POST /api/days/ask: looks for days, decided from a sentence. A batch that is sent twice is planned once. */
export const daysToAskSchema = z.object({
  batch: batchSchema,
  /** Looked at up to this length; a longer or shorter one gets the sentence that an idea's does. */
  prompt: z.string().max(PROMPT_MAX * 10),
  days: z.array(daySchema).min(1).max(LOOKS_MAX),
  today: daySchema,
  replaces,
  ...place,
});
export type DaysToAsk = z.input<typeof daysToAskSchema>;

export const daysAskedSchema = z.object({
  planned: z.array(
    z.object({
      day: z.string(),
      id: z.string(),
      /** What would complete it and is not there clean, in words. */
      missing: z.array(z.string()),
    }),
  ),
  /** Days for which nothing was left to wear. */
  bare: z.array(z.string()),
  /** What the stylist says instead, where the sentence asks for no outfit. */
  said: z.string().optional(),
});
export type DaysAsked = z.infer<typeof daysAskedSchema>;

/**
 * POST /api/days/choose: pieces that the person chose for a day. Where they are needed on one other day, that day is given others in
 * their place; where more than one would have to change, nothing is.
 */
export const dayToChooseSchema = z.object({
  batch: batchSchema,
  name: lookName,
  garments: ids.min(1).max(WORN_MAX),
  day: daySchema,
  today: daySchema,
  replaces,
  ...place,
});
export type DayToChoose = z.input<typeof dayToChooseSchema>;

export const dayChosenSchema = z.object({
  id: z.string(),
  /** The other day that changed for it. */
  changed: z.string().nullable(),
});
export type DayChosen = z.infer<typeof dayChosenSchema>;

/** GET /api/days/choices */
export const choicesQuerySchema = z.object({ day: daySchema, today: daySchema, replaces });

/** What cannot be worn on a day, and what only another day can give up; everything else is free. */
export const choicesSchema = z.object({
  unclean: z.array(z.string()),
  /** Days of which any one may give it up. */
  needed: z.array(z.object({ id: z.string(), days: z.array(z.string()) })),
});
export type Choices = z.infer<typeof choicesSchema>;

/** GET /api/days/weather */
export const dayWeatherQuerySchema = z.object(place);

export const dayForecastSchema = z.object({
  day: z.string(),
  minC: z.number().min(-90).max(65),
  maxC: z.number().min(-90).max(65),
  precip: z.enum(PRECIPITATION),
  windKmh: z.number().min(0).max(450),
});
export type DayForecast = z.infer<typeof dayForecastSchema>;

/** The days that a forecast reaches, and why there are none: this server asks for none, or it could not be had. */
export const dayWeatherSchema = z.object({
  source: z.enum(["forecast", "none", "unreachable"]),
  days: z.array(dayForecastSchema),
});
export type DayWeather = z.infer<typeof dayWeatherSchema>;
