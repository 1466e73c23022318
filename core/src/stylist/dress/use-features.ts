import type { Quality } from "../../wardrobe/qualities.ts";
import type { Brief } from "../understand/brief.ts";
import { isDelicate } from "./fabrics.ts";
import type { Piece } from "./piece.ts";
import { fitFeels } from "./piece-traits.ts";
import type { Add } from "./weights.ts";

/** From this degree of dirt on clothes do not come back clean. */
const DIRTY = 2;
const FESTIVE: ReadonlySet<string> = new Set(["party", "festival", "date", "gala", "theatre"]);

/** How what a piece is kept for goes with the day: what is worn out where it gets dirty, and nowhere that people are met. */
export function addUse(piece: Piece, brief: Brief, add: Add): void {
  const is = (...qualities: readonly Quality[]): boolean =>
    qualities.some((quality) => piece.qualities.has(quality));
  const dirty = isDirty(brief);
  const isWornOut = is("old", "damaged", "stained");
  if (dirty && (isWornOut || is("for-work"))) add("ready-for-dirt", isWornOut ? 1 : 0.8);
  if (dirty && !isWornOut && (is("good", "delicate", "shiny") || isDelicate(piece)))
    add("good-in-dirt", 1);
  if (!dirty && isWornOut) add("worn-out", wornOutAt(brief) * (is("damaged", "stained") ? 1.4 : 1));
  if (is("for-party")) addParty(brief, dirty, add);
  if (coversHair(piece, brief) > 0) add("hair-covered", coversHair(piece, brief));
  const atEase = brief.comfort || brief.bodyTalk;
  if (atEase && is("tight") && !fitFeels(piece.kind, "tight")) add("tight", 1);
}

const HAIR_COVERED = "hair covered";

/** Where hair is covered, how well a piece does it: whoever owns a headscarf takes it along, and a large shawl will do. */
export function coversHair({ kind }: Piece, { situation }: Brief): number {
  const asked = situation?.coverRules.some(
    ({ area, rule }) => area === "head" && rule === HAIR_COVERED,
  );
  if (!asked) return 0;
  return kind.is.has("headscarf") ? 1 : kind.area === "neck" ? 0.8 : 0;
}

const isDirty = ({ traits, situation, code }: Brief): boolean =>
  traits.has("messy") || ((situation?.mess ?? 0) >= DIRTY && code[1] <= 2);

/** Broken in is a virtue on a long walk and a fault where one dresses up. */
const wornOutAt = ({ code, traits }: Brief): number =>
  traits.has("home") || traits.has("active") || code[0] < 1 ? 0 : code[0] >= 2 ? 1 : 0.3;

/** Sequins belong to an evening; among people at work or in the woods they do not. */
function addParty({ occasion, traits, code }: Brief, dirty: boolean, add: Add): void {
  if (FESTIVE.has(occasion)) add("party-at-party", 1);
  else if (dirty || traits.has("active") || traits.has("sober") || code[1] <= 1)
    add("party-by-day", 1);
  else add("party-by-day", 0.8);
}
