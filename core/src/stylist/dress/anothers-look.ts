import type { Slot } from "../../outfit.ts";
import type { Brief, Mention } from "../understand/brief.ts";
import { arranged } from "./arrange.ts";
import type { Fitting } from "./compose.ts";
import { isForbidden } from "./constraints.ts";
import { byId, keyOf, type Outfit, type Worn } from "./outfit.ts";
import type { Piece } from "./piece.ts";
import { featuresOf } from "./score.ts";
import { type Feature, WEIGHTS } from "./weights.ts";

/** What another stylist put together, or what is wrong with it. */
export function lookOf(
  { usable, brief, needs, scorer, outfits }: Fitting,
  items: readonly string[],
): Outfit | { faults: string[] } {
  const pieces = usable.filter(({ id }) => items.includes(id));
  const worn = arranged(pieces, scorer);
  const features = (all: readonly Worn[]) => featuresOf(all, brief, needs);
  const faults = [
    ...(pieces.length < new Set(items).size ? ["a piece that is not there"] : []),
    ...pieces.filter((piece) => isRuledOut(piece, brief)).map(ruledOut),
    ...(isOverfull(worn) ? ["a place taken twice"] : []),
    ...worseThan(features(outfits[0]?.worn ?? []), features(worn)),
  ];
  return faults.length > 0 ? { faults } : { worn, score: scorer.outfit(worn), key: keyOf(worn) };
}

/**
 * How many are worn in one place: something thin under a shirt and a coat over a gilet, but one pair of shoes. Sweaters, scarves and bags may
 * be several, and something waterproof goes over trousers.
 */
const MOST: Readonly<Partial<Record<Slot, number>>> = { base: 2, outer: 2, feet: 1, head: 1 };

const isOverfull = (worn: readonly Worn[]): boolean =>
  Object.entries(MOST).some(
    ([slot, most]) => worn.filter((one) => one.slot === slot).length > most,
  );

/** From here on a ground was surely understood. */
const SURE = 0.6;

/**
 * What was surely read: a plain no, a ground that was understood, an allergy. Where we are less sure, and in what is asked of clothes beside
 * warmth and cover ("nothing that dangles"), another may have read it better.
 */
function isRuledOut(piece: Piece, brief: Brief): boolean {
  const isSure = ({ read, allergy }: Mention): boolean =>
    allergy || read?.plainly === true || (Boolean(read?.ground) && read!.certain >= SURE);
  const avoids = brief.avoids.filter(isSure);
  return isForbidden(piece, { ...brief, avoids, requirements: [] });
}

/** What leaves somebody bare, cold or wet, whatever it looks like. */
const RISKS: readonly Feature[] = [
  "no-top",
  "no-legs",
  "no-shoes",
  "no-coat",
  "thin-coat",
  "too-cold",
  "open-toes",
  "bare",
];
/** How much more of it than our own best outfit another may have: less than an empty place. */
const BEARABLE = 4;

const ruledOut = ({ name, kind }: Piece): string =>
  `a piece that was ruled out “${name ?? kind.id}”`;

/** What our own best outfit spares somebody, by name, where it counts. */
function worseThan(best: ReadonlyMap<Feature, number>, worn: ReadonlyMap<Feature, number>) {
  const more = (name: Feature): number =>
    -WEIGHTS[name] * ((worn.get(name) ?? 0) - (best.get(name) ?? 0));
  const risk = RISKS.reduce((sum, name) => sum + more(name), 0);
  if (risk <= BEARABLE) return [];
  return [`bare, cold or wet “${RISKS.filter((name) => more(name) > 0).join(", ")}”`];
}

/** Places in the order in which they are filled, and the share of a large closet that each gets. */
const SHARES: Readonly<Record<Slot, number>> = {
  base: 0.28,
  legs: 0.18,
  mid: 0.12,
  outer: 0.12,
  feet: 0.14,
  head: 0.04,
  accessory: 0.12,
};

/** All that may be worn; where that is more than `most`, what suits best in each place. In the order of ids. */
export function mostSuiting({ usable, rated }: Fitting, most: number): Piece[] {
  if (usable.length <= most) return usable.toSorted(byId);
  const worth = new Map(rated.map(({ piece, score }) => [piece, score]));
  const best = (slot: string, share: number): Piece[] =>
    usable
      .filter(({ slots }) => slots[0] === slot)
      .toSorted((a, b) => worth.get(b)! - worth.get(a)! || byId(a, b))
      .slice(0, Math.floor(most * share));
  return Object.entries(SHARES)
    .flatMap(([slot, share]) => best(slot, share))
    .toSorted(byId);
}
