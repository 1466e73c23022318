import type { ADVANTAGES } from "../../languages/texts.ts";
import type { Dressed } from "../dress/compose.ts";
import { isA } from "../../wardrobe/kinds.ts";
import type { Piece } from "../dress/piece.ts";
import type { Brief } from "../understand/brief.ts";
import { knownPiece } from "./known-piece.ts";

type Advantage = (typeof ADVANTAGES)[number];
type Day = { brief: Brief; needs: Dressed["needs"] };
type Holds = (piece: Piece, other: Piece, day: Day) => boolean;

/** Felt °C up to which the warmer of two is the better one, and from which the cooler is. */
const COLD_C = 12;
const WARM_C = 21;
/** Differences that somebody feels or sees: clo, and formality. */
const FELT = 0.1;
const SEEN = 0.8;
/** Formality from which one dresses up, and up to which one may be overdressed. */
const DRESSED = 2.5;
const CASUAL = 1.5;

/** What speaks for one of two, the weather before looks. */
const HOLDS: Readonly<Record<Advantage, Holds>> = {
  drier: (piece, other, { needs }) => needs.rain && piece.waterproof && !other.waterproof,
  warmer: (piece, other, { needs }) =>
    needs.feelsC !== null && needs.feelsC <= COLD_C && piece.clo - other.clo >= FELT,
  cooler: (piece, other, { needs }) =>
    needs.feelsC !== null && needs.feelsC >= WARM_C && other.clo - piece.clo >= FELT,
  closed: (piece, other, { brief, needs }) =>
    piece.slots[0] === "feet" &&
    isA(other.kind, "sandals") &&
    !isA(piece.kind, "sandals") &&
    (needs.rain || (brief.situation?.mess ?? 0) > 0 || (needs.feelsC ?? WARM_C) <= COLD_C),
  steadier: (piece, other) => isHigh(other) && knownPiece(piece).heel?.has("flat") === true,
  smarter: (piece, other, { brief }) =>
    brief.code[0] >= DRESSED && piece.dress[0] - other.dress[0] >= SEEN,
  easier: (piece, other, { brief }) =>
    brief.code[1] <= CASUAL && other.dress[0] - piece.dress[1] >= SEEN,
  washes: (piece, other, { brief }) =>
    (brief.situation?.mess ?? 0) > 1 &&
    knownPiece(piece).washable === true &&
    knownPiece(other).washable === false,
};

const isHigh = (piece: Piece): boolean => {
  const { heel } = knownPiece(piece);
  return heel?.has("high") === true || heel?.has("stiletto") === true;
};

/** What a piece has over its rival today, or null where nothing is known to tell them apart. */
export const advantageOf = (piece: Piece, other: Piece, day: Day): Advantage | null =>
  (Object.keys(HOLDS) as Advantage[]).find((one) => HOLDS[one](piece, other, day)) ?? null;
