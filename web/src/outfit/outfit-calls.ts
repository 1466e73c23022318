import type { ImageRequest, OutfitRequest } from "@fit-closet/core";
import { readImage, readOutfit } from "../answers/idea.ts";
import { call, json, stream, to } from "../request.ts";

/** Providers may write and draw for minutes. */
const LONG_MS = 240_000;
/** The server sends a sign of life every ten seconds. */
const SILENCE_MS = 60_000;

/** @throws CallFailure, as all calls here */
export const requestOutfit = (request: OutfitRequest, signal: AbortSignal) =>
  call(to("outfit"), readOutfit, json(request, { signal, patience: LONG_MS }));

/** The same as text that grows until the answer is whole. */
export const streamOutfit = (request: OutfitRequest, signal: AbortSignal) =>
  stream(to("outfitStream"), json(request, { signal, patience: SILENCE_MS }));

export function requestIllustration({ prompt, outfit }: ImageRequest, signal: AbortSignal) {
  const { items = [], suggested = [] } = outfit?.plan ?? {};
  // A plan without pieces has nothing to draw: then the words are all there is to go by.
  const asked = items.length + suggested.length > 0 ? { prompt, outfit } : { prompt };
  const asking = json(asked, { credentials: "include", signal, patience: LONG_MS });
  return call(to("illustration"), readImage, asking);
}
