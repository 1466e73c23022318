import type { TorsoCut } from "../figure/outline.ts";
import { profile } from "../geometry.ts";
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

export const SLIM = profile([
  [0, 7],
  [0.5, 7],
  [1, 6],
]);

export const EASY = profile([
  [0, 9],
  [0.5, 11],
  [1, 9],
]);

export const ROOMY = profile([
  [0, 12],
  [0.5, 14],
  [0.9, 13],
  [1, 11],
]);

export const PUFFED = profile([
  [0, 15],
  [0.45, 19],
  [0.9, 17],
  [1, 11],
]);
