import type { TorsoCut } from "../figure/outline.ts";
import { profile } from "../geometry.ts";
import { skirtTo } from "./leg-cuts.ts";
import { neckFor, type SeenCut, sleeveFor } from "./seen-cut.ts";
import type { SleeveCut } from "./sleeves.ts";

export type DressCut = {
  bodice: Omit<TorsoCut, "hem">;
  skirt: {
    hem: number;
    flare: number;
    pleats?: number;
    slit?: boolean;
    tiers?: readonly number[];
  } | null;
  /** Legs instead of a skirt: jumpsuits and dungarees. */
  legs?: { to: number; ease: (t: number) => number };
  sleeve?: number;
  sleeveEase?: SleeveCut["ease"];
  cuff?: SleeveCut["cuff"];
  details?: readonly ("buttons" | "collar" | "sash" | "wrap" | "bib" | "seam")[];
};

const ROUND: TorsoCut["neck"] = { wide: 29, drop: 26, shape: "round" };

const V: TorsoCut["neck"] = { wide: 29, drop: 66, shape: "v" };

const SHORT = profile([0, 6], [0.34, 11]);

export const CUTS = {
  /** Of which nothing is known: no pleats, seam or neckline that stands out. */
  plain: {
    bodice: { ease: 6, neck: { wide: 27, drop: 20, shape: "round" } },
    skirt: { hem: 712, flare: 18 },
    sleeve: 0.34,
    sleeveEase: SHORT,
  },
  summer: {
    bodice: { ease: 4, neck: { wide: 38, drop: 56, shape: "square" }, strap: 48 },
    skirt: { hem: 716, flare: 60, pleats: 5 },
    details: ["seam"],
  },
  mini: {
    bodice: { ease: 5, neck: ROUND },
    skirt: { hem: 646, flare: 30, pleats: 2 },
    sleeve: 0.34,
    sleeveEase: SHORT,
    details: ["seam"],
  },
  midi: {
    bodice: { ease: 5, neck: V },
    skirt: { hem: 792, flare: 60, pleats: 5 },
    sleeve: 0.4,
    sleeveEase: profile([0, 8], [0.4, 15]),
    details: ["seam"],
  },
  wrap: {
    bodice: { ease: 5, neck: { wide: 28, drop: 74, shape: "v" } },
    skirt: { hem: 770, flare: 46, pleats: 3 },
    sleeve: 0.72,
    sleeveEase: profile([0, 6], [0.72, 10]),
    details: ["wrap", "sash"],
  },
  maxi: {
    bodice: { ease: 5, neck: V, strap: 50 },
    skirt: { hem: 890, flare: 66, pleats: 4, tiers: [660, 776] },
    details: ["seam"],
  },
  gown: {
    bodice: { ease: 2, neck: { wide: 46, drop: 70, shape: "v" }, strap: 50 },
    skirt: { hem: 926, flare: 66, pleats: 4, slit: true },
    details: ["seam"],
  },
  sheath: {
    bodice: { ease: 4, neck: { wide: 36, drop: 20, shape: "boat" } },
    skirt: { hem: 708, flare: -3, slit: true },
    sleeve: 0.2,
    sleeveEase: () => 4,
  },
  slip: {
    bodice: { ease: 3, neck: { wide: 38, drop: 58, shape: "v" }, strap: 44 },
    skirt: { hem: 786, flare: 16 },
  },
  shirt: {
    bodice: { ease: 9, waist: 3, neck: { wide: 23, drop: 34, shape: "v" } },
    skirt: { hem: 730, flare: 30, pleats: 2 },
    sleeve: 0.9,
    sleeveEase: profile([0, 6], [0.9, 8]),
    cuff: "button",
    details: ["collar", "buttons", "sash"],
  },
  knit: {
    bodice: { ease: 7, waist: 4, neck: { wide: 26, drop: 14, shape: "round" } },
    skirt: { hem: 716, flare: 2 },
    sleeve: 0.98,
    sleeveEase: profile([0, 7], [1, 8]),
    cuff: "rib",
  },
  jumpsuit: {
    bodice: { ease: 6, waist: 2, neck: V, strap: 58 },
    skirt: null,
    legs: {
      to: 0.99,
      ease: profile([0, 8], [0.5, 17], [1, 26]),
    },
    details: ["sash"],
  },
  boiler: {
    bodice: { ease: 11, waist: 5, neck: { wide: 24, drop: 40, shape: "v" } },
    skirt: null,
    legs: {
      to: 0.97,
      ease: profile([0, 9], [0.5, 13], [1, 10]),
    },
    sleeve: 0.96,
    sleeveEase: profile([0, 8], [1, 8]),
    cuff: "fold",
    details: ["collar", "buttons", "sash"],
  },
  romper: {
    bodice: { ease: 6, waist: 2, neck: V, strap: 56 },
    skirt: null,
    legs: {
      to: 0.3,
      ease: profile([0, 9], [0.3, 18]),
    },
    details: ["sash"],
  },
  dungarees: {
    bodice: { ease: 4, neck: ROUND },
    skirt: null,
    legs: {
      to: 0.975,
      ease: profile([0, 9], [0.5, 13], [1, 12]),
    },
    details: ["bib"],
  },
  swimsuit: {
    bodice: { ease: 1, neck: { wide: 36, drop: 62, shape: "round" }, strap: 48 },
    skirt: null,
    legs: { to: 0.14, ease: () => 0.5 },
  },
  sari: {
    bodice: { ease: 6, neck: ROUND },
    skirt: { hem: 922, flare: 44, pleats: 5 },
    sleeve: 0.3,
    sleeveEase: SHORT,
    details: ["wrap"],
  },
} as const satisfies Record<string, DressCut>;

const STRAP = 56;

/** The dress with the neckline, the sleeves and the skirt that were seen; legs stay as they are. */
export function dressAsSeen(cut: DressCut, { sleeve, length, neckline }: SeenCut): DressCut {
  const { bodice, details = [] } = cut;
  const to = sleeveFor(cut.sleeve ?? 0, sleeve);
  const strap = to === 0 ? (bodice.strap ?? STRAP) : undefined;
  const neck = neckFor(bodice.neck, neckline) ?? bodice.neck;
  const collar = neckline === "collar" && !details.includes("collar");
  return {
    ...cut,
    bodice: { ...bodice, neck, ...(sleeve && { strap }) },
    skirt: cut.skirt && skirtTo(cut.skirt, length),
    ...(sleeve && { sleeve: to }),
    ...(collar && { details: [...details, "collar"] }),
  };
}
