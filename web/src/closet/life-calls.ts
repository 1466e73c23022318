import type { ClosetItem, Laundry, Wear } from "@fit-closet/core";
import { call, json, to } from "../request.ts";
import { readChanged, readDays } from "./closet-answers.ts";

/** Notes what was worn on a day, or takes it back. @returns ids of what that changed. @throws CallFailure, as all calls here */
export const tellWorn = async (wear: Wear): Promise<string[]> =>
  (await call(to("wear"), readChanged, json(wear))).changed;

export const fetchWears = async ({ id }: ClosetItem, signal: AbortSignal): Promise<string[]> =>
  (await call(to("wears", { id }), readDays, { signal })).days;

export const tellLaundry = async (laundry: Laundry): Promise<string[]> =>
  (await call(to("laundry"), readChanged, json(laundry))).changed;
