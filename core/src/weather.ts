import { z } from "zod";

export const PRECIPITATION = ["none", "drizzle", "rain", "snow", "storm"] as const;

/** One stretch of the day, used to tell whether a layer will come off later. */
const hourSchema = z.object({
  hour: z.number().int().min(0).max(23),
  tempC: z.number().min(-90).max(65),
  precip: z.enum(PRECIPITATION),
});

/** The weather where the person is. `typical` marks a climate average, used when no forecast could be had. */
export const weatherSchema = z.object({
  tempC: z.number().min(-90).max(65),
  feelsLikeC: z.number().min(-110).max(80),
  windKmh: z.number().min(0).max(450),
  precip: z.enum(PRECIPITATION),
  humidity: z.number().min(0).max(100),
  isNight: z.boolean(),
  place: z.string().max(120).nullish(),
  typical: z.boolean().optional(),
  /** The person told it in words alone ("freezing"): the figures stand for them, and are told to nobody. */
  roughly: z.boolean().optional(),
  /** What of it the person said themselves; all else was found. */
  stated: z
    .array(z.enum(["tempC", "precip"]))
    .max(2)
    .optional(),
  /** The rest of the local day, hour by hour, where known. */
  later: z.array(hourSchema).max(24).optional(),
});

export type Weather = z.infer<typeof weatherSchema>;

/** The weather at a place, and how many seconds its clocks are ahead of UTC. */
export const localWeatherSchema = z.object({
  weather: weatherSchema,
  utcOffsetS: z.number().int().min(-50_400).max(50_400),
});

export type LocalWeather = z.infer<typeof localWeatherSchema>;
