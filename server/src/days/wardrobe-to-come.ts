import type { Planned, PlannedWear } from "@fit-closet/core";
import { type GarmentRow, wholeCloset } from "../database/garments.ts";
import { laundryOf } from "../database/laundry.ts";
import { looksFrom, plannedWear } from "../database/looks.ts";
import type { Owned, PersonId } from "../database/ownership.ts";
import type { Database } from "../database/schema.ts";
import { wearsBetween } from "../database/wears.ts";

/** A closet and what is planned of it. */
export type WardrobeToCome = {
  closet: Owned<GarmentRow>[];
  planned: Planned;
  /** What the looks are called, by their ids. */
  names: ReadonlyMap<string, string>;
};

type Asked = {
  /** The person's own day. */
  today: string;
  /** A look that is to be replaced: what it wears is free. */
  replaces?: string | undefined;
};

export async function wardrobeToCome(
  db: Database,
  person: PersonId,
  { today, replaces }: Asked,
): Promise<WardrobeToCome> {
  const [closet, rows, wears] = await Promise.all([
    wholeCloset(db, person),
    looksFrom(db, person, today),
    wearsBetween(db, person, today, today),
  ]);
  const kept = rows.filter(({ id }) => id !== replaces);
  const looks: PlannedWear[] = kept.map(plannedWear);
  const owned = closet.map(({ id }) => id);
  const wornToday = new Set(wears.map(({ garmentId }) => garmentId));
  const laundry = await laundryOf(db, person, owned);
  const names = new Map(kept.map(({ id, name }) => [id, name]));
  return { closet, planned: { looks, laundry, today, wornToday }, names };
}

/** What is in the wash, lent or broken now is not planned: nobody knows when it is back. */
export const isHere = ({ status }: Pick<GarmentRow, "status">): boolean => status === "ready";
