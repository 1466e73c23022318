import type { ClosetItem, Laundry, Wear, Wears, Worn } from "@fit-closet/core";
import { call, json, to } from "../request.ts";
import { readChanged, readWears, readWorn } from "./closet-answers.ts";

/** Notes what was worn on a day, or takes it back. @throws CallFailure, as all calls here */
export const tellWorn = (wear: Wear): Promise<Worn> => call(to("wear"), readWorn, json(wear));

export const fetchWears = ({ id }: ClosetItem, signal: AbortSignal): Promise<Wears> =>
  call(to("wears", { id }), readWears, { signal });

export const tellLaundry = async (laundry: Laundry): Promise<string[]> =>
  (await call(to("laundry"), readChanged, json(laundry))).changed;
