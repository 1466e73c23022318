import { z } from "zod";
import { daySchema } from "../garment.ts";
import { closetItemSchema } from "./closet.ts";
import { countedSchema } from "./finding.ts";

/** GET /api/figures: the person's own day, from which years and months are counted. */
export const figuresQuerySchema = z.object({ today: daySchema });

const wears = z.number().int();

const wornPiece = z.object({
  id: z.string(),
  wears,
  /** The day on which it was last worn; absent for never. */
  last: z.string().optional(),
});
export type WornPiece = z.infer<typeof wornPiece>;

const pricedPiece = z.object({
  id: z.string(),
  wears,
  /** In the currency's smallest unit, as all money here. */
  price: z.number(),
  /** What one wear came to so far; the whole price for what was not worn yet. */
  perWear: z.number(),
});
export type PricedPiece = z.infer<typeof pricedPiece>;

/** What a closet comes to: of what is in it, but for the months, which count what has left it too. */
export const figuresSchema = z.object({
  pieces: z.number().int(),
  /** Those of them that were worn in the last year. */
  wornInYear: z.number().int(),
  most: z.array(wornPiece),
  /** The longest in the closet first, among what was worn equally seldom. */
  least: z.array(wornPiece),
  colours: z.array(countedSchema),
  categories: z.array(countedSchema),
  /** The last twelve, as 2026-11, the earliest first. */
  months: z.array(countedSchema),
  /** By currency, that of most pieces first. */
  money: z.array(
    z.object({
      currency: z.string(),
      total: z.number(),
      /** Those that have a price in it. */
      priced: z.number().int(),
      /** The dearest per wear first. */
      dearest: z.array(pricedPiece),
    }),
  ),
  /** What the lists name. */
  items: z.array(closetItemSchema),
});
export type Figures = z.infer<typeof figuresSchema>;
