import { languageOf } from "../../languages/index.ts";
import type { LIKENESSES } from "../../languages/texts.ts";
import type { MaterialId } from "../../wardrobe/materials.ts";
import type { Dressed } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import type { Brief } from "../understand/brief.ts";
import { knownPiece } from "./known-piece.ts";

type Likeness = (typeof LIKENESSES)[number];

/** What one piece has of another, with the word for it where the sentence needs one. */
export type Shared = { likeness: Likeness; cloth?: string };

type Day = { brief: Brief; needs: Dressed["needs"] };

/** Felt °C up to which warmth is what one misses. */
const COLD_C = 12;
/** Clo: what warms, and how near two must come to be called alike. */
const WARM = 0.25;
const NEAR = 0.08;
/** Formality from which it matters that a piece is smart, and how far two may lie apart. */
const SMART = 2.5;
const LEVEL = 0.6;

/** Cloths that somebody would miss; that both are of cotton says nothing. */
const MISSED: readonly MaterialId[] = ["wool", "linen", "leather", "denim", "silk", "cashmere"];

/** What makes a piece as good as one that is not at hand: what the day asks for before what only looks alike. */
export function sharedWith(piece: Piece, left: Piece, { brief, needs }: Day): Shared | null {
  const cold = needs.feelsC !== null && needs.feelsC <= COLD_C;
  if ((needs.rain || needs.snow) && piece.waterproof && left.waterproof)
    return { likeness: "waterproof" };
  if (cold && isAsWarm(piece, left)) return { likeness: "warm" };
  if (areFlat(piece, left) && isAskedFlat(brief)) return { likeness: "flat" };
  if (brief.code[0] >= SMART && isAsSmart(piece, left)) return { likeness: "smart" };
  if (isOfOneColour(piece, left)) return { likeness: "colour" };
  const cloth = MISSED.find((id) => piece.materials.has(id) && left.materials.has(id));
  if (!cloth) return null;
  return { likeness: "cloth", cloth: languageOf(brief.language).materials[cloth].text };
}

const isAsWarm = (piece: Piece, left: Piece): boolean =>
  left.clo >= WARM && piece.clo >= left.clo - NEAR;

const isAsSmart = (piece: Piece, left: Piece): boolean =>
  left.dress[0] >= SMART && piece.dress[0] >= left.dress[0] - LEVEL;

const areFlat = (...pieces: readonly Piece[]): boolean =>
  pieces.every((piece) => knownPiece(piece).heel?.has("flat") === true);

const isAskedFlat = ({ requirements }: Brief): boolean =>
  requirements.some(({ rule }) => rule === "no-heels" || rule === "no-thin-heels");

/** Of one colour that is known of both, and without a pattern. */
export const isOfOneColour = ({ colours: [one], patterns }: Piece, left: Piece): boolean =>
  one !== undefined &&
  one.name.id === left.colours[0]?.name.id &&
  patterns.size === 0 &&
  left.patterns.size === 0;
