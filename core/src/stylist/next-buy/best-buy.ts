import type { Slot } from "../../outfit.ts";
import type { ColourId } from "../../wardrobe/colours.ts";
import { keyOf, type Worn } from "../dress/outfit.ts";
import { type Piece, readPiece } from "../dress/piece.ts";
import { ideasFor } from "../dress/suggestions.ts";
import { type Idea, IDEAS } from "../lexicon/ideas.ts";
import { garmentOf, paletteOf, type Setting } from "./settings.ts";

/** A piece that is worth buying: how many outfits it adds, and the best of them. */
export type Buy = {
  idea: Idea;
  colour: ColourId | null;
  /** Different outfits that lack nothing, over all settings. */
  adds: number;
  /** The setting that gains most, and the best new outfit there, without the piece itself. */
  setting: Setting;
  around: readonly Worn[];
};

/** So many good outfits are enough for one setting: more of them add nothing that anybody would miss. */
const ENOUGH = 12;
/** A piece that adds fewer outfits than these is not worth its place. */
const WORTH_IT = 4;
/** Of two that add as much the one with the better outfits is taken: what a point of score counts beside an outfit. */
const POINT = 0.01;

/** Small things complete no outfit. */
const COUNTED: readonly Slot[] = ["base", "legs", "mid", "outer", "feet"];

/**
 * The one kind and colour that adds most outfits that lack nothing, over all settings; in each no more count than are enough. So
 * every piece adds the less the more is there already, and the first step of the greedy choice is the best single one.
 * @returns null where nothing adds enough
 */
export function bestBuy(settings: readonly Setting[]): Buy | null {
  const open = settings
    .map((setting) => ({ setting, room: ENOUGH - owned(setting) }))
    .filter(({ room }) => room > 0);
  let best: { offer: Offer; gains: Gain[]; worth: number } | null = null;
  for (const offer of offers(settings)) {
    const gains = open.map((one) => gainOf(offer.piece, one));
    if (gains.reduce((sum, { counts }) => sum + counts, 0) < WORTH_IT) continue;
    const worth = gains.reduce((sum, { counts, merit }) => sum + counts + POINT * merit, 0);
    if (!best || worth > best.worth) best = { offer, gains, worth };
  }
  return best && asBuy(best.offer, best.gains);
}

type Gain = {
  setting: Setting;
  outfits: readonly Scored[];
  /** How many of them count. */
  counts: number;
  /** By how much the best of them is better than good enough. */
  merit: number;
};

function gainOf(piece: Piece, { setting, room }: { setting: Setting; room: number }): Gain {
  const outfits = outfitsWith(piece, setting).toSorted((a, b) => b.score - a.score);
  const merit = outfits[0] ? outfits[0].score - setting.least : 0;
  return { setting, outfits, counts: Math.min(room, outfits.length), merit };
}

function asBuy({ idea, colour, piece }: Offer, gains: readonly Gain[]): Buy {
  const [most] = gains.toSorted((a, b) => b.counts - a.counts || b.merit - a.merit);
  const keys = gains.flatMap(({ outfits }) => outfits.map(({ worn }) => keyOf(worn)));
  const around = most!.outfits[0]!.worn.filter((one) => one.piece !== piece);
  return { idea, colour, adds: new Set(keys).size, setting: most!.setting, around };
}

type Offer = { idea: Idea; colour: ColourId | null; piece: Piece };

/** Everything that would be proposed for one of the settings, in each of its colours, but what hangs there already. */
function offers(settings: readonly Setting[]): Offer[] {
  const closet = settings[0]?.fitting.usable ?? [];
  const proposed = settings.flatMap(({ fitting: { brief, needs } }) =>
    COUNTED.flatMap((slot) => ideasFor(slot, brief, needs).map(({ idea }) => idea)),
  );
  return IDEAS.filter((idea) => proposed.includes(idea)).flatMap((idea, at) =>
    paletteOf(idea)
      .map((colour) => {
        const piece = readPiece(garmentOf(idea, colour, `buy-${at}-${colour}`), 0);
        return { idea, colour, piece };
      })
      .filter(({ piece }) => !closet.some((own) => isTwin(own, piece))),
  );
}

const isTwin = (own: Piece, piece: Piece): boolean =>
  own.kind.is.has(piece.kind.id) &&
  (piece.colours.length === 0 || own.colours[0]?.name.family === piece.colours[0]?.name.family);

type Scored = { worn: readonly Worn[]; score: number };

const owned = (setting: Setting): number =>
  good(setting, setting.tops, setting.legs, setting.shoes, setting.over).length;

/** Outfits with a new piece that are good enough. */
function outfitsWith(piece: Piece, setting: Setting): Scored[] {
  const { tops, legs, shoes, over, fitting } = setting;
  const [slot] = piece.slots;
  const own = setting.fitting.scorer.piece(piece);
  const [best = 0] = fitting.candidates[slot!].map(({ score }) => score);
  // What is worth far less by itself than what is there makes no outfit better.
  if (own < best - FAR) return [];
  const few = <T>(all: readonly T[]): readonly T[] => all.slice(0, FEW);
  if (slot === "base") return good(setting, [piece], legs, shoes, over);
  if (slot === "legs") return good(setting, tops, [piece], shoes, over);
  if (slot === "feet") return good(setting, few(tops), few(legs), [piece], over);
  const others = over.filter((one) => one.slot !== slot);
  const layered = [...others, { slot: slot!, piece }];
  return good(setting, few(tops), few(legs), shoes.slice(0, 1), layered);
}

const FEW = 6;
const FAR = 8;

function good(
  { fitting, least }: Setting,
  tops: readonly Piece[],
  legs: readonly Piece[],
  shoes: readonly Piece[],
  over: readonly Worn[],
): Scored[] {
  const found: Scored[] = [];
  for (const top of tops)
    for (const bottom of top.kind.whole ? [null] : legs)
      for (const pair of shoes) {
        const worn: Worn[] = [
          { slot: "base", piece: top },
          ...(bottom ? [{ slot: "legs" as const, piece: bottom }] : []),
          ...over.filter(({ piece }) => piece !== top),
          { slot: "feet", piece: pair },
        ];
        const score = fitting.scorer.outfit(worn);
        if (score >= least) found.push({ worn, score });
      }
  return found;
}
