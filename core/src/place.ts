import { z } from "zod";

/** A point on Earth, in degrees. */
export const placeSchema = z.object({
  lat: z.number().min(-90).max(90),
  lon: z.number().min(-180).max(180),
});

export type Place = z.infer<typeof placeSchema>;

/** Where we look for the weather when a person does not share their location. */
export const LONDON: Place = { lat: 51.5074, lon: -0.1278 };
