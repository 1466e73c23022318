import type { Garment } from "../../garment.ts";
import type { Brief } from "../understand/brief.ts";
import { arranged } from "./arrange.ts";
import { needsOf } from "./needs.ts";
import type { Worn } from "./outfit.ts";
import { readCloset } from "./piece.ts";
import { featuresOf, scorerFor } from "./score.ts";
import type { Feature } from "./weights.ts";

/** Outfits that somebody else put together, judged like those that the search finds. Ids that are not in the closet are passed over. */
export function judged(
  brief: Brief,
  closet: readonly Garment[],
  outfits: readonly (readonly string[])[],
): { worn: readonly Worn[]; score: number; features: ReadonlyMap<Feature, number> }[] {
  const needs = needsOf(brief);
  const scorer = scorerFor(brief, needs);
  const pieces = new Map(readCloset(closet, brief.language).map((piece) => [piece.id, piece]));
  return outfits.map((ids) => {
    const worn = arranged(
      [...new Set(ids)].flatMap((id) => pieces.get(id) ?? []),
      scorer,
    );
    return { worn, score: scorer.outfit(worn), features: featuresOf(worn, brief, needs) };
  });
}
