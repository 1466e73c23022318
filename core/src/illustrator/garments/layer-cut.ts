import type { TorsoCut } from "../figure/outline.ts";
import type { Closure as Fastening, Neckline } from "../../wardrobe/cuts.ts";
import { BODY } from "../figure/figure.ts";
import { profile } from "../geometry.ts";
import { hemFor, type SeenCut, sleeveFor, UPPER_HEMS } from "./seen-cut.ts";
import type { SleeveCut } from "./sleeves.ts";

export type Collar =
  | "notch"
  | "wide"
  | "shirt"
  | "stand"
  | "shawl"
  | "hood"
  | "fur"
  | "rib"
  | "none";

type Closure = "buttons" | "double" | "zip" | "toggles" | "none";

export type Pockets = "welt" | "flap" | "patch" | "slant" | "chest" | "none";

export type LayerCut = Omit<TorsoCut, "neck"> & {
  sleeve: number;
  sleeveEase: SleeveCut["ease"];
  cuff?: SleeveCut["cuff"];
  /** Half of the gap between the fronts at the chest and at the hem when worn open. */
  open: readonly [chest: number, hem: number];
  collar: Collar;
  closure: Closure;
  pockets: Pockets;
  quilted?: boolean;
  ribbed?: boolean;
  belted?: boolean;
};

export const SLIM = profile([0, 7], [0.5, 7], [1, 6]);

export const EASY = profile([0, 9], [0.5, 11], [1, 9]);

export const ROOMY = profile([0, 12], [0.5, 14], [0.9, 13], [1, 11]);

export const PUFFED = profile([0, 15], [0.45, 19], [0.9, 17], [1, 11]);

/** Collars that show a neckline, first the one that is drawn where the cut has none of them. */
const COLLARS: Readonly<Partial<Record<Neckline, readonly Collar[]>>> = {
  hood: ["hood", "fur"],
  stand: ["stand", "rib"],
  turtleneck: ["stand"],
  collar: ["shirt", "notch", "wide", "shawl"],
  crew: ["none", "rib"],
  "v-neck": ["none"],
  scoop: ["none"],
};
const FASTENINGS: Readonly<Partial<Record<Fastening, readonly Closure[]>>> = {
  buttons: ["buttons", "double", "toggles"],
  snap: ["buttons"],
  zip: ["zip"],
  open: ["none"],
};
/** A hem that is so much lower than the cut's own has no rib. */
const BELOW_RIB = 60;
/** Half of a sleeveless layer's width over the shoulder. */
const STRAP = 76;

const oneOf = <T>(own: T, fit: readonly T[] | undefined): T =>
  fit && !fit.includes(own) ? fit[0]! : own;

/** The cut with the hem, the sleeves, the collar and the fastening that were seen; a shorter one flares and gapes less. */
export function layerAsSeen(cut: LayerCut, seen: SeenCut): LayerCut {
  const { length, neckline, closure } = seen;
  const hem = hemFor(cut.hem, length, UPPER_HEMS);
  const share = Math.max(0, hem - BODY.waist) / Math.max(1, cut.hem - BODY.waist);
  const sleeve = sleeveFor(cut.sleeve, seen.sleeve);
  return {
    ...cut,
    hem,
    // a rib gathers cloth at the hip; what is longer hangs straight
    ribbed: cut.ribbed && hem - cut.hem < BELOW_RIB,
    flare: (cut.flare ?? 0) * Math.min(1, share),
    open: [cut.open[0], Math.max(cut.open[0], cut.open[1] * Math.min(1, share))],
    sleeve,
    ...(sleeve === 0 && cut.sleeve > 0 && { strap: STRAP }),
    collar: oneOf(cut.collar, neckline && COLLARS[neckline]),
    closure: oneOf(cut.closure, closure && FASTENINGS[closure]),
  };
}
