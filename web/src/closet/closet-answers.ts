import {
  type BinnedItem,
  type BinPage,
  type Counted,
  type Found,
  type ListedGarment,
  STATUSES,
  type Wears,
  type Worn,
} from "@fit-closet/core";
import { intersect, nullable, number, object, picklist, string } from "valibot";
import { anyOf, id, many, next, orElse, reads, type Schema, time } from "../answers/reading.ts";
import { closetItem } from "../answers/closet.ts";

/** Answers that only the closet's own pages read; they come with those. */

const binned: Schema<BinnedItem> = intersect([closetItem, object({ removedAt: orElse(time, 0) })]);
export const readBinPage = reads<BinPage>(object({ items: many(binned), next }));

export const counted: Schema<Counted> = object({ id: string(), count: number() });
const facet = anyOf(counted);
const found: Schema<Found> = object({
  items: many(closetItem),
  total: number(),
  sections: many(counted),
  facets: orElse(
    object({ category: facet, colour: facet, season: facet, pattern: facet, state: facet }),
    { category: [], colour: [], season: [], pattern: [], state: [] },
  ),
  closet: number(),
});
export const readFound = reads(found);

export const readChanged = reads(object({ changed: many(string()) }));

const moved = object({ id: string(), status: picklist(STATUSES) });
const worn: Schema<Worn> = object({ changed: many(string()), moved: anyOf(moved) });
export const readWorn = reads(worn);

const wears: Schema<Wears> = object({
  days: many(string()),
  washes: anyOf(string()),
  sinceWash: orElse(number(), 0),
  washAfter: orElse(nullable(number()), null),
});
export const readWears = reads(wears);

const listedGarment: Schema<ListedGarment> = object({
  kind: string() as unknown as Schema<ListedGarment["kind"]>,
  category: string(),
  name: string(),
  colours: anyOf(string()) as unknown as Schema<ListedGarment["colours"]>,
  material: id<NonNullable<ListedGarment["material"]>>(),
  pattern: id<NonNullable<ListedGarment["pattern"]>>(),
  count: number(),
});
export const readTypedList = reads(object({ garments: many(listedGarment) }));
export const readAdded = reads(object({ items: many(closetItem) }));
