import { z } from "zod";
import { closetItemSchema } from "./closet.ts";
import { daySchema } from "../garment.ts";
import { FOUND_PAGE, FOUND_PAGE_MAX, SEARCH_MAX } from "../limits.ts";

/** What a closet can be narrowed down by, each a row of chips. */
export const FACETS = ["category", "colour", "season", "pattern", "state"] as const;
export type Facet = (typeof FACETS)[number];

export const FOUND_STATES = [
  "in-the-wash",
  "at-the-cleaner",
  "lent",
  "broken",
  "unworn",
  "archived",
] as const;
/** Days after which what was not worn is told to be so. */
export const UNWORN_DAYS = 60;

export const FOUND_ORDERS = ["newest", "oldest", "name", "category"] as const;
export type FoundOrder = (typeof FOUND_ORDERS)[number];

/** Ids parted by commas, of which one must hold; none asks for nothing. */
const chosen = z
  .string()
  .max(400)
  .regex(/^[a-z0-9 ,-]*$/)
  .default("");

/** GET /api/closet/search */
export const findQuerySchema = z.object({
  /** Words in any of the six languages; all of them must hold. */
  q: z.string().trim().max(SEARCH_MAX).default(""),
  category: chosen,
  /** Families of colours: white, beige, brown … */
  colour: chosen,
  season: chosen,
  pattern: chosen,
  /**
   * Where it is; `unworn` for what is older than 60 days and was not worn for as long; `archived` for what has left the closet, which
   * nothing else finds.
   */
  state: chosen,
  order: z.enum(FOUND_ORDERS).default("newest"),
  /** The person's own day, for what was not worn for long; the server's where it is not told. */
  today: z.optional(daySchema),
  /** Minutes that the person's clocks are ahead of UTC, for the months of headings. */
  zone: z.coerce.number().int().min(-900).max(900).default(0),
  /** The place of the first item that is answered. */
  from: z.coerce.number().int().min(0).max(1_000_000).default(0),
  limit: z.coerce.number().int().min(1).max(FOUND_PAGE_MAX).default(FOUND_PAGE),
});
export type FindQuery = z.infer<typeof findQuerySchema>;

export const countedSchema = z.object({ id: z.string(), count: z.number().int() });
export type Counted = z.infer<typeof countedSchema>;

/** A part of what was found, and what all of it is. */
export const foundSchema = z.object({
  items: z.array(closetItemSchema),
  total: z.number().int(),
  /** In order, one after the other: months as 2026-11, first letters, or categories. */
  sections: z.array(countedSchema),
  /** What each chip would find together with what is chosen elsewhere. */
  facets: z.object({
    category: z.array(countedSchema),
    colour: z.array(countedSchema),
    season: z.array(countedSchema),
    pattern: z.array(countedSchema),
    state: z.array(countedSchema),
  }),
  /** Items in the closet, found or not, without the archived ones. */
  closet: z.number().int(),
});
export type Found = z.infer<typeof foundSchema>;
