import { RULES } from "../../wardrobe/rules.ts";
import { type Brief, isOfPiece } from "../understand/brief.ts";
import { isMeant } from "./constraints.ts";
import type { Piece } from "./piece.ts";
import { breaks, has } from "./requirements.ts";

/** What was said of a piece by its wearer, a host or a notice, wherever it is to be worn. */
export type Said = { yes: boolean; why: "gear" | "fine" | "colour" | "fabric" };

/** "All guests in white": what the setting usually has against a colour gives way to the host. */
export const isInAskedColour = (piece: Piece, { requirements }: Brief): boolean =>
  requirements.some((one) => one.rule === "all-in-colour" && has(piece, RULES[one.rule], one));

/** "She asked everyone to wear something red": what others say of red counts no more. */
export const isAskedFor = (piece: Piece, { requirements }: Brief): boolean =>
  requirements.some((one) => one.rule === "some-colour" && has(piece, RULES[one.rule], one));

/** "They asked that nobody come in black. May I wear my black suit?" */
function refusedFor(piece: Piece, { avoids }: Brief): "colour" | "fabric" | null {
  const meant = avoids.filter((one) => !isOfPiece(one) && isMeant(piece, one, true));
  if (meant.some(({ colours }) => colours.length > 0)) return "colour";
  return meant.some(({ materials }) => materials.length > 0) ? "fabric" : null;
}

/** "The notice bans caps. May I keep mine on?" */
const isBanned = (piece: Piece, { avoids }: Brief): boolean =>
  avoids.some(
    (one) =>
      one.read?.role === "refuse" && one.read.certain >= SURELY_BANNED && isMeant(piece, one),
  );

const SURELY_BANNED = 0.5;

/** What was said rules a piece out, or asks for it, wherever it is to be worn; null where nothing was said. */
export function saidOf(piece: Piece, brief: Brief): Said | null {
  if (isBanned(piece, brief)) return { yes: false, why: "gear" };
  if (isAskedFor(piece, brief)) return { yes: true, why: "fine" };
  const refused = refusedFor(piece, brief);
  if (refused) return { yes: false, why: refused };
  const broken = brief.requirements.find((one) => breaks(piece, one));
  if (!broken) return null;
  return { yes: false, why: "colour" in RULES[broken.rule] ? "colour" : "gear" };
}
