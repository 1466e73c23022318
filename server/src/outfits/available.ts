import { reservedBy } from "@fit-closet/core";
import type { GarmentRow } from "../database/garments.ts";
import { laundryOf } from "../database/laundry.ts";
import { type LookRow, plannedWear } from "../database/looks.ts";
import type { Owned, PersonId } from "../database/ownership.ts";
import type { Database } from "../database/schema.ts";

/**
 * What of a closet there is to dress in: nothing that is lent or elsewhere, and nothing that is needed clean on another day. What is
 * in the wash is among it, to be told of.
 * @param coming looks that are planned for the days after this one
 */
export async function availableIn(
  db: Database,
  person: PersonId,
  closet: readonly Owned<GarmentRow>[],
  coming: readonly LookRow[],
): Promise<Owned<GarmentRow>[]> {
  const planned = coming.map(plannedWear);
  const ids = [...new Set(planned.flatMap(({ garments }) => garments))];
  const reserved = reservedBy(planned, await laundryOf(db, person, ids));
  const isHere = ({ status }: GarmentRow) => status === "ready" || status === "in-the-wash";
  return closet.filter((row) => isHere(row) && !reserved.has(row.id));
}
