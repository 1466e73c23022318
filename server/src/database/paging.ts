import { FitError } from "@fit-closet/core";

/** Where a page ended: the last row's time and id. Rows added or removed meanwhile move nothing. */
export type Mark = { createdAt: number; id: string };

export const cursorOf = ({ createdAt, id }: Mark): string => `${createdAt}.${id}`;

/** @throws FitError bad_request */
export function markAt(cursor: string): Mark {
  const found = /^(\d{1,15})\.([A-Za-z0-9-]{1,64})$/.exec(cursor);
  if (!found?.[1] || !found[2])
    throw new FitError("bad_request", { message: "That page of the list does not exist." });
  return { createdAt: Number(found[1]), id: found[2] };
}

/** Splits what was read with `limit + 1` into the page and the cursor of the next one. */
export function pageOf<Row extends Mark>(rows: Row[], limit: number) {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { page, next: rows.length > limit && last ? cursorOf(last) : null };
}
