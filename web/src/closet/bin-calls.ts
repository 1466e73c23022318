import type { ClosetItem } from "@fit-closet/core";
import { readItem } from "../answers/closet.ts";
import { call, does, to } from "../request.ts";
import { readBinPage } from "./closet-answers.ts";

/** @throws CallFailure, as all calls here */
export const putBack = (id: string): Promise<ClosetItem> => call(to("putBack", { id }), readItem);

export const removeForGood = (id: string) => does(to("removeForGood", { id }));

export const emptyBin = () => does(to("emptyBin"));

export function fetchBin(cursor: string | undefined, signal: AbortSignal) {
  const { method, url } = to("bin");
  const query = cursor ? `?${new URLSearchParams({ cursor })}` : "";
  return call({ method, url: `${url}${query}` }, readBinPage, { signal });
}
