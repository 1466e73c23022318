import type { Reaction } from "@fit-closet/core";
import { localDay } from "../closet/local-day.ts";
import { call, CallFailure, does, json, to } from "../request.ts";
import { readTaste } from "./taste-answers.ts";

/** @throws CallFailure, as all calls here but the last */
export const fetchTaste = (signal: AbortSignal) => call(to("taste"), readTaste, { signal });

export const forgetFeature = (feature: string) => call(to("forgetFeature", { feature }), readTaste);

export const forgetTaste = () => does(to("forgetTaste"));

/** Says that an outfit is passed over. Nobody waits for it, and who cannot be told is not told. */
export function passOver(act: Reaction["act"], items: string[]): void {
  const reaction: Reaction = { act, items, day: localDay() };
  does(to("react"), json(reaction)).catch((failure: unknown) => {
    if (!(failure instanceof CallFailure)) console.error(failure);
  });
}
