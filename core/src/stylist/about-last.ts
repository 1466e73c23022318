import { byId } from "./dress/outfit.ts";
import { type Piece, readCloset } from "./dress/piece.ts";
import type { StylistRequest } from "./index.ts";
import type { Knowledge } from "./learned/learned.ts";
import type { Brief } from "./understand/brief.ts";
import { readBrief } from "./understand/read-brief.ts";

/** A request that may be about the outfit that is shown. */
export type AboutLast = {
  asked: Brief;
  /** The request that the outfit was for, where there was one. */
  before: Brief | null;
  pieces: readonly Piece[];
  /** What the outfit wears. */
  last: readonly Piece[];
};

/** Null where no outfit is shown, or where nothing is to be answered. */
export function aboutLast(request: StylistRequest, settings: Knowledge): AboutLast | null {
  const { previous, closet } = request;
  if (!previous || previous.items.length === 0) return null;
  const asked = readBrief(request, settings);
  if (asked.status === "decline") return null;
  const before = previous.prompt
    ? readBrief({ ...request, prompt: previous.prompt }, settings)
    : null;
  const ids = new Set(previous.items);
  const pieces = readCloset(closet, asked.language);
  return { asked, before, pieces, last: pieces.filter(({ id }) => ids.has(id)).toSorted(byId) };
}
