import { z } from "zod";
import { closetItemSchema } from "./closet.ts";

/** A garment that was removed and can still be put back. */
export const binnedItemSchema = closetItemSchema.extend({ removedAt: z.number().int() });
export type BinnedItem = z.infer<typeof binnedItemSchema>;

/** GET /api/closet/bin */
export const binPageSchema = z.object({
  items: z.array(binnedItemSchema),
  next: z.string().nullable(),
});
export type BinPage = z.infer<typeof binPageSchema>;
