import { z } from "zod";

/** The first day of what is named: 2024-05 is the 1st of May. */
const firstDayOf = (day: string): string => `${day}-01-01`.slice(0, "2024-05-17".length);

/** The 31st of February is read as a day in March, which is none of February's. */
function isInCalendar(day: string): boolean {
  const at = Date.parse(`${firstDayOf(day)}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/** As much of a day as somebody remembers: 2024, 2024-05 or 2024-05-17. */
const someDaySchema = z
  .string()
  .max(10)
  .regex(/^\d{4}(-\d{2}){0,2}$/, "A day is written 2024-05-17, a month 2024-05, a year 2024.")
  .refine(isInCalendar, "There is no such day.");

/** What somebody notes of a garment that no look at it tells; what they did not note is absent. */
export const factsSchema = z.object({
  brand: z.string().trim().min(1).max(60).optional(),
  size: z.string().trim().min(1).max(30).optional(),
  /** What was paid, in the currency's smallest unit: 2490 is 24.90 EUR, and 2490 JPY. */
  price: z.number().int().min(0).max(100_000_000_000).optional(),
  currency: z
    .string()
    .max(3)
    .regex(/^[A-Z]{3}$/, "A currency is three letters, such as EUR.")
    .optional(),
  acquiredOn: someDaySchema.optional(),
  /** How many there are that are alike; one where it is absent. */
  quantity: z.number().int().min(1).max(999).optional(),
  /** Wears of each until it is washed, 0 for never; as its kind usually is where it is absent. */
  washAfterWears: z.number().int().min(0).max(999).optional(),
});
export type GarmentFacts = z.infer<typeof factsSchema>;

const { shape } = factsSchema;

/** What is absent stays, null clears. */
export const factsEditSchema = z.object({
  brand: shape.brand.nullable(),
  size: shape.size.nullable(),
  price: shape.price.nullable(),
  currency: shape.currency.nullable(),
  acquiredOn: shape.acquiredOn.nullable(),
  quantity: shape.quantity.nullable(),
  washAfterWears: shape.washAfterWears.nullable(),
});
export type FactsEdit = z.infer<typeof factsEditSchema>;
