import type { Role } from "../../languages/cue-list.ts";
import { isAsking } from "../read/intent.ts";
import { type Brief, isOfPiece, type Mention } from "../understand/brief.ts";
import { isMeant } from "./constraints.ts";
import { namedBy, notNamed } from "./named-by.ts";
import type { Piece } from "./piece.ts";
import { bestFits, placeOf } from "./rivals.ts";

/**
 * From how far ahead of every rival for its place a garment that was read as not to be worn was misread, in what `Fits` measures. Of 756
 * garments in 1,440 requests with known answers that were read so, most that stand this far ahead were to be worn.
 */
const LIFTED: Readonly<Partial<Record<Role, number>>> = {
  refuse: 8,
  unavailable: 12,
  complaint: 8,
  others: 4,
};
/** What was read as surely as this to be refused or away stands. */
const SURELY = 0.9;
/** What is refused less surely than this is misread from here on. */
const UNSURE = { certain: 0.7, lifted: 4 };

/** The same for what was read as a wish: all that it may mean stands this far behind. */
const DROPPED: Readonly<Partial<Record<Role, number>>> = { want: 12, keep: 16, "asked-about": 4 };

/**
 * What was read of a garment, weighed against how well it suits the request as that is worded: a shirt that suits like nothing else
 * was hardly refused. A plain "no", reasons that were understood and allergies stand.
 */
export function reconsidered(brief: Brief, closet: readonly Piece[]): Brief {
  if (!brief.fits) return brief;
  return weighed(withoutEveryOne(brief, closet), brief.fits, closet);
}

/**
 * "A skirt below the knee. The denim skirt has shrunk": whoever rules out one of several by name means no other of them by the noun alone, unless a plain
 * "no" stands before it.
 */
function withoutEveryOne(brief: Brief, closet: readonly Piece[]): Brief {
  const meant = brief.avoids.map((mention) => new Set(namedBy([mention], closet)));
  const isWithin = (some: ReadonlySet<Piece>, all: ReadonlySet<Piece>): boolean =>
    some.size > 0 && some.size < all.size && [...some].every((piece) => all.has(piece));
  const spoken = brief.avoids.filter(
    (mention, at) =>
      mention.garment !== undefined &&
      !mention.allergy &&
      mention.read?.plainly === false &&
      brief.avoids.some((other, index) => isOfPiece(other) && isWithin(meant[index]!, meant[at]!)),
  );
  const texts = new Set(spoken.map(({ text }) => text));
  return {
    ...brief,
    avoids: brief.avoids.filter(({ text }) => !texts.has(text)),
    leftAside: brief.leftAside.filter(({ mention }) => !texts.has(mention.text)),
  };
}

function weighed(brief: Brief, fits: NonNullable<Brief["fits"]>, closet: readonly Piece[]): Brief {
  const leads = leadsOver(brief, fits, closet);
  const lifted = new Set(
    brief.avoids
      .filter((mention) => {
        const bound = isAnswered(mention, brief, closet) ? Infinity : liftedFrom(mention);
        return bound < Infinity && leads(mention).some((lead) => lead >= bound);
      })
      .map(({ text }) => text),
  );
  const isDropped = (mention: Mention): boolean => {
    const bound = droppedFrom(mention);
    const all = bound < Infinity ? leads(mention) : [];
    return all.length > 0 && all.every((lead) => lead <= -bound);
  };
  return {
    ...brief,
    wants: brief.wants.filter((mention) => !isDropped(mention)),
    // Where a verdict is asked for, it answers; else what was asked about would be worn.
    asked: isAsking(brief.intent) ? brief.asked : brief.asked.filter((one) => !isDropped(one)),
    avoids: brief.avoids.filter(({ text }) => !lifted.has(text)),
    leftAside: brief.leftAside.filter(({ mention }) => !lifted.has(mention.text)),
  };
}

/** "The tie, and not the bow tie": where another piece is wanted in its place, it was refused indeed. */
function isAnswered(refused: Mention, { wants }: Brief, closet: readonly Piece[]): boolean {
  const places = new Set(closet.filter((piece) => isMeant(piece, refused)).map(placeOf));
  const wanted = wants.filter(isOfPiece);
  return closet.some(
    (piece) =>
      places.has(placeOf(piece)) &&
      !isMeant(piece, refused) &&
      wanted.some((wish) => isMeant(piece, wish)),
  );
}

function liftedFrom(mention: Mention): number {
  const { read, allergy } = mention;
  if (!read || allergy || read.ground || read.plainly || !isOfPiece(mention)) return Infinity;
  const { role, certain } = read;
  if ((role === "refuse" || role === "unavailable") && certain >= SURELY) return Infinity;
  return role === "refuse" && certain < UNSURE.certain ? UNSURE.lifted : (LIFTED[role] ?? Infinity);
}

/** Whoever insists, or asks for one piece by its name, and is surely read so, wears what they love. */
const INSISTS = 0.8;

const droppedFrom = (mention: Mention): number => {
  const { read, firm } = mention;
  if (!read || ((firm || isByOwnName(mention)) && read.certain > INSISTS)) return Infinity;
  return DROPPED[read.role] ?? Infinity;
};

/** "Mother's cameo": no kind of thing is asked for, but this one. */
const isByOwnName = ({ garment, only }: Mention): boolean =>
  garment === undefined && only?.size === 1;

/** By how much each piece that is meant is ahead of the best of the others for its place that nobody spoke against. */
function leadsOver(brief: Brief, fits: NonNullable<Brief["fits"]>, closet: readonly Piece[]) {
  return (mention: Mention): number[] => {
    const others = brief.avoids.filter((one) => one.text !== mention.text);
    const open = notNamed(others, closet);
    const rivals = bestFits(notNamed([mention], open), fits);
    return open.flatMap((piece) => {
      const rival = rivals.get(placeOf(piece));
      return rival !== undefined && isMeant(piece, mention) ? [fits(piece) - rival] : [];
    });
  };
}
