import { arranged } from "../dress/arrange.ts";
import type { Wardrobe } from "../dress/compose.ts";
import { byId } from "../dress/outfit.ts";
import { type Piece, readCloset } from "../dress/piece.ts";
import type { StylistRequest } from "../index.ts";
import type { Knowledge } from "../learned/learned.ts";
import { readBrief } from "../understand/read-brief.ts";
import type { Bar } from "./bars.ts";
import { rulesOf } from "./decide.ts";
import { CLOSE, reasonsAgainst, type Reasons } from "./find-reasons.ts";
import { rivalOf } from "./rival.ts";
import type { Why } from "./rules.ts";
import { dayOf } from "./suggest-why-not.ts";

/** Why a piece is not worn, by name, and whether it would be as good once all that is named is relaxed. */
export type NamedReasons = {
  reasons: readonly (Bar["bar"] | Why | "taken" | "close")[];
  vanishes: boolean;
};

/**
 * What "why not this one?" goes by, as data: for measuring it.
 * @param shown ids of the outfit that was suggested for the request
 * @returns null where the piece is worn, or not owned
 */
export function reasonsFor(
  request: StylistRequest,
  wardrobe: Wardrobe,
  shown: readonly string[],
  id: string,
  settings: Knowledge,
): NamedReasons | null {
  const asked = readBrief(request, settings);
  const pieces = readCloset(request.closet, asked.language).toSorted(byId);
  const last = pieces.filter((piece) => shown.includes(piece.id));
  const piece = pieces.find((one) => one.id === id);
  if (!piece || last.includes(piece)) return null;
  const brief = dayOf(asked, asked.language);
  const found = reasonsAgainst({ brief, wardrobe }, last, piece);
  return {
    reasons: namesOf(found),
    vanishes: gapWithout(found, last, piece) <= (found.isClose ? CLOSE : 0),
  };
}

const namesOf = ({ bars, taken, isClose, rules }: Reasons): NamedReasons["reasons"] => [
  ...bars.map(({ bar }) => bar),
  ...(taken ? (["taken"] as const) : []),
  ...(isClose ? (["close"] as const) : []),
  ...rules.map(({ why }) => why),
];

/** How much better the shown outfit stays. */
function gapWithout(
  { free, rules, around }: Reasons,
  last: readonly Piece[],
  piece: Piece,
): number {
  const worn = arranged(last, free.scorer);
  return rivalOf(free, worn, piece, rulesOf(rules), around).gap;
}
