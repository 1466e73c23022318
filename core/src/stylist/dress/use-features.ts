import type { Quality } from "../../wardrobe/qualities.ts";
import type { Brief } from "../understand/brief.ts";
import { isDelicate } from "./fabrics.ts";
import { isAny, type Piece } from "./piece.ts";
import { isNamedAfter } from "./named-after.ts";
import { fitFeels } from "./piece-traits.ts";
import type { Add } from "./weights.ts";

/** From this degree of dirt on clothes do not come back clean. */
const DIRTY = 2;
const FESTIVE: ReadonlySet<string> = new Set(["party", "festival", "date", "gala", "theatre"]);

/** How what a piece is kept for goes with the day: what is worn out where it gets dirty, and nowhere that people are met. */
export function addUse(piece: Piece, brief: Brief, add: Add): void {
  const is = (...qualities: readonly Quality[]): boolean => isAny(piece, ...qualities);
  const dirty = isDirty(brief);
  const isWornOut = isWorn(piece);
  if (dirty && isReadyForDirt(piece)) add("ready-for-dirt", isWornOut ? 1 : 0.8);
  if (dirty && isTooGood(piece)) add("good-in-dirt", 1);
  if (!dirty && isWornOut) add("worn-out", wornOutAt(brief) * (is("damaged", "stained") ? 1.4 : 1));
  if (isNamedAgainst(piece)) add("troublesome", 1);
  if (is("novelty")) add("joke", jokeAt(brief));
  if (is("for-party")) addParty(brief, dirty, add);
  if (brief.traits.has("shine")) add("shines", shineOf(piece));
  if (coversHair(piece, brief) > 0) add("hair-covered", coversHair(piece, brief));
  const atEase = brief.comfort || brief.bodyTalk;
  if (atEase && is("tight") && !fitFeels(piece.kind, "tight")) add("tight", 1);
}

/** What its owner calls by what is wrong with it, or by somebody else's name, hangs there and is not put on as long as anything else will do. */
export const isNamedAgainst = (piece: Piece): boolean =>
  isAny(piece, "troublesome") ||
  (isAny(piece, "anothers") && !isAny(piece, "fits-me") && !ADORNS.has(piece.kind.area));

/** What is handed on in families and worn in memory. */
const ADORNS: ReadonlySet<string> = new Set(["jewellery", "carried"]);

/** As dressy as this is an evening's piece, whatever it is made of. */
const GLAMOROUS = 2.8;
/** What can be no dressier is what one wears every day. */
const ORDINARY = 2.2;

/** Who wants heads to turn wears what glitters or is made for an evening; plain things do not do it. */
function shineOf(piece: Piece): number {
  if (piece.slots[0] === "outer" || piece.slots[0] === "accessory") return 0;
  if (isAny(piece, "for-party", "shiny") || piece.dress[0] >= GLAMOROUS)
    return piece.kind.whole ? 2 : 1;
  return piece.dress[1] < ORDINARY ? -1 : 0;
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

const isWorn = (piece: Piece): boolean => isAny(piece, "old", "damaged", "stained");

const isReadyForDirt = (piece: Piece): boolean => isWorn(piece) || isAny(piece, "for-work");

const isTooGood = (piece: Piece): boolean =>
  !isWorn(piece) && (isAny(piece, "good", "delicate", "shiny") || isDelicate(piece));

/**
 * How well a piece suits as far as that was learned, null where nothing was: where it gets dirty never against what is old, nor for silk.
 */
export function fitOf(piece: Piece, brief: Brief): number | null {
  const fit = brief.fits?.(piece) ?? null;
  if (fit !== null && isNamedAgainst(piece)) return Math.min(fit, 0);
  if (fit !== null && isNamedAfter(piece, brief)) return Math.max(fit, MADE_FOR_IT);
  if (fit === null || !isDirty(brief)) return fit;
  if (isReadyForDirt(piece) && !isAny(piece, "stained", "damaged")) return Math.max(fit, 0);
  return isTooGood(piece) ? Math.min(fit, 0) : fit;
}

/** What is called after the sport suits it at least so well, in what `Fits` measures. */
const MADE_FOR_IT = 6;

const isDirty = ({ traits, situation, code }: Brief): boolean =>
  traits.has("messy") || ((situation?.mess ?? 0) >= DIRTY && code[1] <= 2);

/** Broken in is a virtue on a long walk and a fault where one dresses up. */
const wornOutAt = ({ code, traits }: Brief): number =>
  traits.has("home") || traits.has("active") || code[0] < 1 ? 0 : code[0] >= 2 ? 1 : 0.3;

const FOR_FANS: ReadonlySet<string> = new Set(["concert", "festival"]);

/** A band, a club or a sloth on the chest is for fun, and nobody asked for it; it looks silly where one is taken seriously. */
function jokeAt({ code, traits, occasion }: Brief): number {
  if (traits.has("home") || traits.has("messy") || traits.has("active")) return 0;
  if (FOR_FANS.has(occasion)) return 0;
  return traits.has("sober") ? 2 : code[0] >= 2 ? 1.4 : code[1] >= 2 ? 1 : 0.4;
}

/** Sequins belong to an evening; among people at work or in the woods they do not. */
function addParty({ occasion, traits, code }: Brief, dirty: boolean, add: Add): void {
  if (FESTIVE.has(occasion) || traits.has("shine")) add("party-at-party", 1);
  else if (dirty || traits.has("active") || traits.has("sober") || code[1] <= 1)
    add("party-by-day", 1);
  else add("party-by-day", 0.8);
}
