import type { KindId } from "../../wardrobe/kinds.ts";
import type { Needs } from "./needs.ts";
import type { Piece } from "./piece.ts";

const isA = ({ kind }: Piece, ...ids: readonly KindId[]): boolean =>
  ids.some((id) => kind.is.has(id));

/** Toes in the open. */
const isOpen = (piece: Piece): boolean => isA(piece, "sandals") && !isA(piece, "clogs");

/** What leaves most of the foot bare or soaks through at once. */
const isSlight = (piece: Piece): boolean =>
  isOpen(piece) || isA(piece, "mules", "ballet-flats", "clogs", "slippers");

/** Felt temperatures in °C below which toes freeze in sandals, and in rain get cold. */
const TOES_FROM = 12;
const WET_TOES_FROM = 22;

/** True where the ground and the cold let the shoes in at all. */
export function fitsGround(piece: Piece, { feelsC, rain, snow }: Needs): boolean {
  if (piece.slots[0] !== "feet" || feelsC === null) return true;
  if (snow && isSlight(piece)) return false;
  return !isOpen(piece) || feelsC >= (rain ? WET_TOES_FROM : TOES_FROM);
}

/** How well shoes stand the weather, about −3 to 2; what is worn indoors only crosses the wet on the way. */
export function groundScore(piece: Piece, needs: Needs): number {
  if (piece.slots[0] !== "feet" || needs.feelsC === null) return 0;
  const share = needs.indoors ? 0.6 : 1;
  return (wetScore(piece, needs) + warmthScore(piece, needs.feelsC)) * share;
}

function wetScore(piece: Piece, { rain, snow, feelsC }: Needs): number {
  const keepsDry = piece.waterproof;
  if (!rain && !snow) return isA(piece, "rain-boots") && (feelsC ?? 0) > 4 ? -1.5 : 0;
  const soaks = ["suede", "canvas", "silk", "satin", "mesh"].some((id) => piece.materials.has(id));
  const soft = soaks || piece.kind.usually === "suede" || piece.kind.usually === "canvas";
  const boots = isA(piece, "boots") ? (snow ? 1.2 : 0.5) : 0;
  const smooth = snow && isA(piece, "heels") ? -2 : 0;
  return (keepsDry ? 1.2 : 0) + boots + smooth - (soft ? 2 : 0) - (isSlight(piece) ? 1.5 : 0);
}

function warmthScore(piece: Piece, feelsC: number): number {
  const boots = isA(piece, "boots");
  if (feelsC >= 25) return boots ? -1.2 : isOpen(piece) ? 0.5 : 0;
  if (feelsC > 5) return 0;
  const lined = piece.winter || isA(piece, "snow-boots");
  return (boots ? 0.6 : 0) + (lined ? 0.8 : 0) - (isSlight(piece) ? 1.5 : 0);
}
