import {
  ARCHIVE_REASONS,
  type CartoonizeResponse,
  type ClosetItem,
  type ClosetPage,
  CLOSURES,
  CUTS,
  LENGTHS,
  NECKLINES,
  PATTERNS,
  SEASONS,
  SLEEVES,
  STATUSES,
} from "@fit-closet/core";
import { boolean, number, object, picklist, pipe, regex, string } from "valibot";
import { anyOf, many, maybe, next, orElse, reads, type Schema, text, time } from "./reading.ts";

export const colour = pipe(string(), regex(/^#[0-9a-f]{6}$/i));

const details = object({
  sleeve: maybe(picklist(SLEEVES)),
  length: maybe(picklist(LENGTHS)),
  neckline: maybe(picklist(NECKLINES)),
  closure: maybe(picklist(CLOSURES)),
  pattern: maybe(picklist(PATTERNS)),
  material: text,
  warmth: maybe(number()),
  formality: maybe(number()),
  seasons: maybe(many(picklist(SEASONS))),
});

const facts = object({
  brand: text,
  size: text,
  price: maybe(number()),
  currency: text,
  acquiredOn: text,
  quantity: maybe(number()),
  washAfterWears: maybe(number()),
});

export const closetItem: Schema<ClosetItem> = object({
  id: string(),
  userId: orElse(string(), ""),
  category: text,
  cartoonURL: string(),
  originalURL: text,
  name: text,
  colours: anyOf(colour),
  tags: anyOf(string()),
  details: orElse(details, {}),
  cutOut: orElse(boolean(), true),
  cut: orElse(picklist(CUTS), "found"),
  status: maybe(picklist(STATUSES)),
  statusNote: text,
  facts: maybe(facts),
  archived: maybe(picklist(ARCHIVE_REASONS)),
  createdAt: orElse(time, 0),
});

export const readItem = reads(closetItem);

const closetPage: Schema<ClosetPage> = object({ items: many(closetItem), next });

export const readClosetPage = reads(closetPage);

/** A sticker that came without its item is shown by the closet's next list. */
export type Cartoonized = Pick<CartoonizeResponse, "cartoonUrl"> & { item?: ClosetItem };

const cartoonized: Schema<Cartoonized> = object({
  cartoonUrl: orElse(string(), ""),
  item: maybe(closetItem),
});

/** What is no such answer has no cartoon either. */
export const readCartoonized = (answer: unknown): Cartoonized =>
  reads(cartoonized)(answer) ?? { cartoonUrl: "" };
