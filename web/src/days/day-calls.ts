import type { Days, LookChange, LookToPlan, PlannedLook } from "@fit-closet/core";
import { object, string } from "valibot";
import { closetItem } from "../answers/closet.ts";
import { anyOf, many, orElse, reads, type Schema } from "../answers/reading.ts";
import { newBatch } from "../closet/list-calls.ts";
import { localDay } from "../closet/local-day.ts";
import { call, does, json, to } from "../request.ts";

const look: Schema<PlannedLook> = object({
  id: string(),
  name: orElse(string(), ""),
  garments: anyOf(string()),
  taken: anyOf(string()),
});
const days: Schema<Days> = object({
  days: many(object({ day: string(), worn: anyOf(string()), looks: anyOf(look) })),
  items: many(closetItem),
});

/** What was worn and what is planned from a day to another. @throws CallFailure, as all calls here */
export function fetchDays(from: string, until: string, signal: AbortSignal): Promise<Days> {
  const { method, url } = to("days");
  const query = new URLSearchParams({ from, to: until, today: localDay() });
  return call({ method, url: `${url}?${query}` }, reads(days), { signal });
}

const readId = reads(object({ id: string() }));

type PlannedHere = Omit<LookToPlan, "batch"> & Partial<Pick<LookToPlan, "batch">>;

/** @param look with a batch where it may be sent again */
export const planLook = ({ batch = newBatch(), ...look }: PlannedHere): Promise<{ id: string }> =>
  call(to("planLook"), readId, json({ ...look, batch } satisfies LookToPlan));

export const changeLook = (id: string, change: LookChange) =>
  does(to("changeLook", { id }), json(change));

export const removeLook = (id: string) => does(to("removeLook", { id }));
