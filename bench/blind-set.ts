import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { CategoryId, Garment } from "@fit-closet/core";
import type { CheckedRequest } from "@fit-closet/core/stylist";

/** A request that somebody wrote without sight of the stylist's rules, and what they expect of an answer. */
export type BlindRequest = CheckedRequest & { language: string; reading: { intent: string } };

/** As people name them who have not seen the app's chooser. */
const CATEGORIES: Record<string, CategoryId> = { pants: "trouser", jacket: "coat" };

/** These look for English words, so they say nothing of another language's text. */
const ENGLISH_ONLY = ["acknowledgesGap", "warnsWeather"] as const;

/** The requests of a file, one a line. */
export const readBlind = (file: string): BlindRequest[] =>
  readFileSync(resolve(file), "utf8")
    .trim()
    .split("\n")
    .map((line) => readable(JSON.parse(line) as BlindRequest));

function readable(request: BlindRequest): BlindRequest {
  const must = { ...request.must };
  // Who wrote an empty list asked for nothing.
  if (must.itemsAnyOf?.length === 0) delete must.itemsAnyOf;
  if (request.language !== "en") for (const key of ENGLISH_ONLY) delete must[key];
  return { ...request, must, closet: request.closet.map(inOurWords) };
}

function inOurWords(garment: Garment): Garment {
  return { ...garment, category: CATEGORIES[garment.category] ?? garment.category };
}
