import type { Slot } from "../../outfit.ts";
import { baresLegs } from "../../wardrobe/kinds.ts";
import type { Brief, Mention } from "../understand/brief.ts";
import { isForbidden } from "./constraints.ts";
import { isTooPlain } from "./misfit.ts";
import { isNoCoat, type Needs } from "./needs.ts";
import { byId, type Worn } from "./outfit.ts";
import type { Piece } from "./piece.ts";
import { isOutOfPlace } from "./purpose.ts";
import type { Scorer } from "./score.ts";
import type { Wish } from "./wishes.ts";

/** A piece that may be worn in a place, with its own worth there. */
export type Candidate = Worn & { score: number; must: boolean };
export type Candidates = Readonly<Record<Slot, readonly Candidate[]>>;

/** How many are tried in each place; wide enough that what suits the rest is among them. */
const MOST: Readonly<Record<Slot, number>> = {
  base: 44,
  legs: 28,
  mid: 7,
  outer: 7,
  feet: 14,
  head: 6,
  accessory: 24,
};
/** No more than this share of a place's candidates are of one kind, so that twenty tees leave room for a blouse. */
const OF_A_KIND = 0.4;
/** What it costs to wear a piece where it is not worn first of all. */
const SECOND_PLACE = 0.35;
const HOODIE_AS_TOP = 2.2;

/** The pieces of a closet by the places they can take, hard rules kept: best first, those that must be worn before all others. */
export function candidatesFrom(
  usable: readonly Piece[],
  allowed: readonly Piece[],
  brief: Brief,
  needs: Needs,
  scorer: Scorer,
  wishes: readonly Wish[],
): Candidates {
  const isMust = (piece: Piece): boolean => wishes.some((wish) => wish.has(piece));
  const open = allowed.filter((piece) => isMust(piece) || !breaksRule(piece, brief, needs));
  const inSlot = (slot: Slot): readonly Candidate[] => {
    const all = open.filter((piece) => piece.slots.includes(slot));
    const pool = slot === "outer" ? suitedOf(all, brief, needs, isMust) : all;
    const left =
      pool.length > 0 || !NEVER_BARE.has(slot) ? pool : lastOnes(slot, usable, brief, needs);
    const scored = left.map((piece) => ({
      slot,
      piece,
      score: scorer.piece(piece) - placeCost(piece, slot),
      must: isMust(piece),
    }));
    return best(scored, MOST[slot]);
  };
  return {
    base: inSlot("base"),
    mid: inSlot("mid"),
    outer: inSlot("outer"),
    legs: inSlot("legs"),
    feet: inSlot("feet"),
    head: inSlot("head"),
    accessory: inSlot("accessory"),
  };
}

/** Of what goes over everything the one that suits by so much less than another is not tried, unless it keeps the rain off, in what `Fits` measures. */
const FAR_BEHIND = 8;
/** Only beside one that suits at all. */
const SUITING = 3;

/** A coat for the opera is warmer than the windbreaker, and no better on a hill. */
function suitedOf(
  pool: readonly Piece[],
  { fits }: Brief,
  needs: Needs,
  isMust: (piece: Piece) => boolean,
): readonly Piece[] {
  if (!fits) return pool;
  // A blazer may suit an office better than any coat, and goes under one.
  const best = Math.max(...pool.filter((piece) => !isNoCoat(piece, needs)).map(fits));
  if (best < SUITING) return pool;
  const isNear = (piece: Piece): boolean => fits(piece) > best - FAR_BEHIND;
  const isCalledFor = (piece: Piece): boolean =>
    (needs.rain && piece.waterproof) || isCoatForFrost(piece, needs);
  return pool.filter((piece) => isMust(piece) || isNear(piece) || isCalledFor(piece));
}

/** In bitter cold the down jacket is tried, however well the windbreaker goes with the words. */
const isCoatForFrost = ({ clo }: Piece, { feelsC }: Needs): boolean =>
  (feelsC ?? 0) <= FROST_C && clo >= FROST_CLO;
const FROST_C = -3;
const FROST_CLO = 0.5;

/** Bare legs where they must be covered; no makeshift for white tie; overalls or a bathrobe for a coat. */
const breaksRule = (piece: Piece, brief: Brief, needs: Needs): boolean =>
  (piece.slots[0] === "outer" && piece.only !== "snow" && isOutOfPlace(piece, brief, needs)) ||
  (brief.coverage === "long" && baresLegs(piece.kind)) ||
  (brief.codeName === "white tie" &&
    !NO_CODE.has(piece.slots[0]!) &&
    isTooPlain(piece, brief, needs));

const NO_CODE: ReadonlySet<Slot> = new Set(["feet", "head", "accessory"]);
const NEVER_BARE: ReadonlySet<Slot> = new Set(["base", "legs", "feet"]);

/** "No black", "no prints", "no shoes": said of very much, and not of the one piece that is left. */
function lastOnes(slot: Slot, usable: readonly Piece[], brief: Brief, needs: Needs): Piece[] {
  const loose = { ...brief, avoids: brief.avoids.filter((mention) => !isWide(mention, brief)) };
  return usable.filter(
    (piece) =>
      piece.slots.includes(slot) &&
      piece.kind.area !== "swim" &&
      !isForbidden(piece, loose) &&
      !breaksRule(piece, brief, needs),
  );
}

/** "No tops", "no trousers that pinch" was said of some that were spoken of. */
const WIDE: ReadonlySet<string> = new Set(["shoes", "top", "trousers"]);

/** What is away or harms the skin is never meant widely, nor is a garment that was named, unless in doubt. */
function isWide(mention: Mention, { leftAside }: Brief): boolean {
  if (mention.doubtful && !mention.allergy) return true;
  const away = leftAside.some(
    (one) => one.why === "unavailable" && one.mention.text === mention.text,
  );
  if (mention.only || mention.allergy || away) return false;
  const { garment, colours, materials, patterns, features, moods } = mention;
  if (garment === undefined) return materials.length === 0 && features.length === 0;
  const alone = [colours, materials, patterns, features, moods].every((list) => list.length === 0);
  return alone && WIDE.has(garment);
}

function placeCost(piece: Piece, slot: Slot): number {
  if (piece.slots[0] === slot) return 0;
  return piece.kind.wantsUnder && slot === "base" ? HOODIE_AS_TOP : SECOND_PLACE;
}

const isBefore = (a: Candidate, b: Candidate): number =>
  Number(b.must) - Number(a.must) || b.score - a.score || byId(a.piece, b.piece);

function best(all: readonly Candidate[], most: number): Candidate[] {
  const ofKind = new Map<string, number>();
  const kept: Candidate[] = [];
  const spare: Candidate[] = [];
  for (const one of all.toSorted(isBefore)) {
    const { id } = one.piece.kind;
    const count = (ofKind.get(id) ?? 0) + 1;
    ofKind.set(id, count);
    (count <= most * OF_A_KIND || one.must ? kept : spare).push(one);
    if (kept.length === most) break;
  }
  return [...kept, ...spare].slice(0, most);
}
