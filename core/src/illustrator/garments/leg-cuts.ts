import type { Length } from "../../wardrobe/cuts.ts";
import { BODY } from "../figure/figure.ts";
import { profile } from "../geometry.ts";
import { hemFor, LOWER_HEMS } from "./seen-cut.ts";

type Detail =
  | "fly"
  | "jeans"
  | "crease"
  | "drawstring"
  | "cuffs"
  | "cargo"
  | "turnup"
  | "pleats"
  | "stripe"
  | "elastic"
  | "turn";

export type LegCut = {
  /** How far down: 1 is the ankle. */
  to: number;
  ease: (t: number) => number;
  rise?: number;
  waist?: number;
  details: readonly Detail[];
};

export const CUTS = {
  slim: { to: 0.97, ease: profile([0, 4], [0.5, 5], [1, 4]), details: ["fly", "jeans"] },
  jeans: { to: 0.99, ease: profile([0, 6], [0.5, 9], [1, 9]), details: ["fly", "jeans"] },
  chinos: { to: 0.975, ease: profile([0, 6], [0.5, 9], [1, 7]), details: ["fly"] },
  tailored: {
    to: 0.99,
    ease: profile([0, 6], [0.5, 9], [1, 9]),
    rise: 408,
    details: ["fly", "crease"],
  },
  wide: {
    to: 1.0,
    ease: profile([0, 8], [0.3, 12], [0.6, 24], [1, 36]),
    rise: 404,
    details: ["fly", "crease"],
  },
  flared: {
    to: 1.0,
    ease: profile([0, 4], [0.5, 5], [0.72, 12], [1, 28]),
    rise: 408,
    details: ["fly"],
  },
  leggings: { to: 0.98, ease: profile([0, 1.5], [1, 1.5]), rise: 410, details: ["elastic"] },
  joggers: {
    to: 0.97,
    ease: profile([0, 8], [0.5, 15], [0.88, 14], [0.97, 5]),
    details: ["drawstring", "cuffs"],
  },
  track: { to: 0.985, ease: profile([0, 7], [0.5, 11], [1, 9]), details: ["drawstring", "stripe"] },
  cargo: { to: 0.98, ease: profile([0, 9], [0.5, 15], [1, 12]), details: ["fly", "cargo"] },
  linen: { to: 0.96, ease: profile([0, 9], [0.5, 16], [1, 17]), details: ["drawstring"] },
  cropped: { to: 0.84, ease: profile([0, 7], [0.5, 13], [1, 19]), rise: 406, details: ["fly"] },
  shorts: { to: 0.42, ease: profile([0, 8], [0.42, 15]), details: ["fly", "turn"] },
  denimShorts: { to: 0.34, ease: profile([0, 7], [0.34, 12]), details: ["fly", "jeans", "turnup"] },
  swimShorts: { to: 0.36, ease: profile([0, 8], [0.36, 16]), details: ["drawstring"] },
  sportShorts: { to: 0.31, ease: profile([0, 7], [0.31, 15]), details: ["elastic", "stripe"] },
  bermuda: { to: 0.5, ease: profile([0, 7], [0.5, 14]), rise: 408, details: ["fly", "crease"] },
  cycling: { to: 0.4, ease: profile([0, 2], [0.4, 2]), rise: 410, details: ["elastic"] },
  briefs: { to: 0.15, ease: () => 1, rise: 462, details: [] },
} as const satisfies Record<string, LegCut>;

export type SkirtCut = {
  hem: number;
  /** How far the hem stands off the hips. */
  flare: number;
  pleats?: number;
  slit?: boolean;
  wrap?: boolean;
  tiers?: readonly number[];
  jeans?: boolean;
};

export const SKIRTS = {
  /** Of which nothing is known: neither pleats nor a length that stands out. */
  plain: { hem: 712, flare: 20 },
  mini: { hem: 620, flare: 16 },
  denimSkirt: { hem: 634, flare: 12, jeans: true },
  pencil: { hem: 706, flare: -4, slit: true },
  midi: { hem: 780, flare: 56, pleats: 5 },
  pleated: { hem: 752, flare: 52, pleats: 10 },
  slip: { hem: 790, flare: 20 },
  maxi: { hem: 884, flare: 62, pleats: 4, tiers: [640, 762] },
  sarong: { hem: 800, flare: 22, wrap: true },
  tutu: { hem: 660, flare: 92, pleats: 9 },
  kilt: { hem: 690, flare: 26, pleats: 8 },
} as const satisfies Record<string, SkirtCut>;

/** The skirt at another length: what hangs less far stands off less, and its tiers move up with the hem. */
export function skirtTo<Cut extends Pick<SkirtCut, "hem" | "flare" | "tiers">>(
  cut: Cut,
  length: Length | undefined,
): Cut {
  const hem = hemFor(cut.hem, length, LOWER_HEMS);
  const share = (hem - BODY.waist) / (cut.hem - BODY.waist);
  const tiers = cut.tiers?.map((y) => BODY.waist + (y - BODY.waist) * share);
  return { ...cut, hem, flare: cut.flare * Math.min(1, share), ...(tiers && { tiers }) };
}
