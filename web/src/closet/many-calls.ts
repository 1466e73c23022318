import { ADDED_MAX, type ChangeOfMany, type ManyToChange } from "@fit-closet/core";
import { call, json, to } from "../request.ts";
import { readChanged } from "./closet-answers.ts";
import { newBatch } from "./list-calls.ts";

/** Stickers of garments without a photo may be drawn anew meanwhile. */
const CHANGING_MS = 120_000;

/** What was done to how many, and the ids by which it can be taken back. */
export type DoneToMany = { batches: string[]; count: number; change: ChangeOfMany };

/** Changes any number of garments, as many at once as the server takes. @throws CallFailure, as all calls here */
export async function changeMany(
  ids: readonly string[],
  change: ChangeOfMany,
): Promise<DoneToMany> {
  const done: DoneToMany = { batches: [], count: 0, change };
  for (let from = 0; from < ids.length; from += ADDED_MAX) {
    const batch = newBatch();
    const body: ManyToChange = { batch, garments: ids.slice(from, from + ADDED_MAX), change };
    const asking = json(body, { patience: CHANGING_MS });
    const { changed } = await call(to("editMany"), readChanged, asking);
    done.batches.push(batch);
    done.count += changed.length;
  }
  return done;
}

export async function takeBackMany({ batches }: DoneToMany): Promise<void> {
  for (const id of batches.toReversed())
    await call(to("undoMany", { id }), readChanged, { patience: CHANGING_MS });
}
