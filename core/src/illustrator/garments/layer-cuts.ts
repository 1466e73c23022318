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

const SLIM = profile([
  [0, 7],
  [0.5, 7],
  [1, 6],
]);

const EASY = profile([
  [0, 9],
  [0.5, 11],
  [1, 9],
]);

const ROOMY = profile([
  [0, 12],
  [0.5, 14],
  [0.9, 13],
  [1, 11],
]);

const PUFFED = profile([
  [0, 15],
  [0.45, 19],
  [0.9, 17],
  [1, 11],
]);

export const CUTS = {
  cardigan: {
    hem: 530,
    ease: 15,
    waist: 10,
    sleeve: 0.98,
    sleeveEase: EASY,
    cuff: "rib",
    open: [20, 28],
    collar: "none",
    closure: "buttons",
    pockets: "patch",
    ribbed: true,
  },
  longCardigan: {
    hem: 690,
    ease: 16,
    waist: 8,
    flare: 4,
    sleeve: 0.98,
    sleeveEase: EASY,
    cuff: "rib",
    open: [26, 40],
    collar: "shawl",
    closure: "none",
    pockets: "patch",
  },
  zipHoodie: {
    hem: 524,
    ease: 17,
    waist: 13,
    sleeve: 0.98,
    sleeveEase: ROOMY,
    cuff: "rib",
    open: [24, 26],
    collar: "hood",
    closure: "zip",
    pockets: "slant",
    ribbed: true,
  },
  fleece: {
    hem: 522,
    ease: 18,
    waist: 14,
    sleeve: 0.98,
    sleeveEase: ROOMY,
    cuff: "fold",
    open: [20, 24],
    collar: "stand",
    closure: "zip",
    pockets: "chest",
  },
  waistcoat: {
    hem: 508,
    ease: 9,
    waist: 2,
    strap: 64,
    sleeve: 0,
    sleeveEase: SLIM,
    open: [0, 6],
    collar: "none",
    closure: "buttons",
    pockets: "welt",
  },
  gilet: {
    hem: 524,
    ease: 20,
    waist: 12,
    strap: 76,
    sleeve: 0,
    sleeveEase: SLIM,
    open: [20, 24],
    collar: "stand",
    closure: "zip",
    pockets: "slant",
    quilted: true,
  },
  blazer: {
    hem: 556,
    ease: 14,
    waist: 1,
    flare: 3,
    sleeve: 0.975,
    sleeveEase: SLIM,
    open: [16, 30],
    collar: "notch",
    closure: "buttons",
    pockets: "flap",
  },
  doubleBlazer: {
    hem: 560,
    ease: 15,
    waist: 3,
    flare: 3,
    sleeve: 0.975,
    sleeveEase: SLIM,
    open: [14, 24],
    collar: "wide",
    closure: "double",
    pockets: "flap",
  },
  dinner: {
    hem: 556,
    ease: 13,
    waist: 1,
    flare: 2,
    sleeve: 0.975,
    sleeveEase: SLIM,
    open: [16, 30],
    collar: "shawl",
    closure: "buttons",
    pockets: "welt",
  },
  overshirt: {
    hem: 538,
    ease: 15,
    waist: 11,
    sleeve: 0.98,
    sleeveEase: EASY,
    cuff: "fold",
    open: [24, 32],
    collar: "shirt",
    closure: "buttons",
    pockets: "chest",
  },
  denim: {
    hem: 508,
    ease: 15,
    waist: 11,
    sleeve: 0.985,
    sleeveEase: EASY,
    cuff: "fold",
    open: [28, 32],
    collar: "shirt",
    closure: "buttons",
    pockets: "chest",
  },
  biker: {
    hem: 506,
    ease: 14,
    waist: 8,
    sleeve: 0.985,
    sleeveEase: EASY,
    open: [22, 34],
    collar: "wide",
    closure: "zip",
    pockets: "slant",
  },
  bomber: {
    hem: 510,
    ease: 19,
    waist: 16,
    sleeve: 0.985,
    sleeveEase: ROOMY,
    cuff: "rib",
    open: [24, 26],
    collar: "rib",
    closure: "zip",
    pockets: "slant",
    ribbed: true,
  },
  windbreaker: {
    hem: 526,
    ease: 18,
    waist: 15,
    sleeve: 0.985,
    sleeveEase: ROOMY,
    cuff: "rib",
    open: [22, 24],
    collar: "hood",
    closure: "zip",
    pockets: "slant",
  },
  puffer: {
    hem: 528,
    ease: 26,
    waist: 20,
    sleeve: 0.98,
    sleeveEase: PUFFED,
    cuff: "rib",
    open: [22, 24],
    collar: "stand",
    closure: "zip",
    pockets: "none",
    quilted: true,
  },
  longPuffer: {
    hem: 690,
    ease: 27,
    waist: 18,
    flare: 3,
    sleeve: 0.98,
    sleeveEase: PUFFED,
    cuff: "rib",
    open: [22, 34],
    collar: "hood",
    closure: "zip",
    pockets: "none",
    quilted: true,
  },
  parka: {
    hem: 618,
    ease: 22,
    waist: 13,
    flare: 6,
    sleeve: 0.985,
    sleeveEase: ROOMY,
    cuff: "fold",
    open: [24, 34],
    collar: "fur",
    closure: "zip",
    pockets: "flap",
  },
  raincoat: {
    hem: 632,
    ease: 21,
    waist: 16,
    flare: 14,
    sleeve: 0.985,
    sleeveEase: ROOMY,
    open: [18, 32],
    collar: "hood",
    closure: "buttons",
    pockets: "flap",
  },
  overcoat: {
    hem: 706,
    ease: 18,
    waist: 8,
    flare: 12,
    sleeve: 0.985,
    sleeveEase: EASY,
    open: [22, 44],
    collar: "notch",
    closure: "buttons",
    pockets: "flap",
  },
  doubleCoat: {
    hem: 690,
    ease: 19,
    waist: 9,
    flare: 12,
    sleeve: 0.985,
    sleeveEase: EASY,
    open: [18, 38],
    collar: "wide",
    closure: "double",
    pockets: "welt",
  },
  trench: {
    hem: 698,
    ease: 18,
    waist: 4,
    flare: 22,
    sleeve: 0.985,
    sleeveEase: EASY,
    cuff: "fold",
    open: [22, 42],
    collar: "wide",
    closure: "double",
    pockets: "slant",
    belted: true,
  },
  duffle: {
    hem: 640,
    ease: 20,
    waist: 13,
    flare: 8,
    sleeve: 0.985,
    sleeveEase: ROOMY,
    open: [20, 32],
    collar: "hood",
    closure: "toggles",
    pockets: "patch",
  },
  robe: {
    hem: 640,
    ease: 18,
    waist: 10,
    flare: 8,
    sleeve: 0.78,
    sleeveEase: profile([
      [0, 12],
      [0.78, 30],
    ]),
    open: [24, 36],
    collar: "none",
    closure: "none",
    pockets: "none",
  },
} as const satisfies Record<string, LayerCut>;
