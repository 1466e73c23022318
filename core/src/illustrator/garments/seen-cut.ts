import type { GarmentDetails } from "../../garment.ts";
import type { Length, Neckline } from "../../wardrobe/cuts.ts";
import { type KindId, kindOf } from "../../wardrobe/kinds.ts";
import type { TorsoCut } from "../figure/outline.ts";

/** What is known of a garment's cut beside its kind; what is not known is absent. */
export type SeenCut = Pick<GarmentDetails, "sleeve" | "length" | "neckline" | "closure">;

/** Lengths with the hem each is drawn at and the lowest that still passes for it, in the figure's upright units. */
type Hems = readonly (readonly [lengths: readonly Length[], hem: number, lowest: number])[];

export const UPPER_HEMS: Hems = [
  [["cropped", "waist"], 452, 488],
  [["hip"], 530, 574],
  [["thigh"], 612, 660],
  [["knee"], 706, 745],
  [["calf"], 800, 850],
  [["ankle", "floor"], 888, 940],
];

export const LOWER_HEMS: Hems = [
  [["cropped", "thigh"], 622, 674],
  [["knee"], 712, 745],
  [["calf"], 790, 845],
  [["ankle", "floor"], 886, 940],
];

/** The same for legs, whose hems are shares of the limb. */
export const LEG_HEMS: Hems = [
  [["thigh"], 0.34, 0.44],
  [["knee"], 0.5, 0.62],
  [["calf", "cropped"], 0.82, 0.9],
  [["ankle", "floor"], 0.975, 1],
];

/** The hem that shows `length`: its own where that passes for it, or where nothing is known. */
export function hemFor(own: number, length: Length | undefined, hems: Hems): number {
  const at = hems.findIndex(([lengths]) => length && lengths.includes(length));
  if (at < 0) return own;
  const [, hem, lowest] = hems[at]!;
  const highest = hems[at - 1]?.[2] ?? 0;
  return own > highest && own <= lowest ? own : hem;
}

/** Sleeves as shares of the arm, by what they are called. */
const SLEEVES = { none: 0, short: 0.36, long: 0.975 } as const;

/** How far sleeves reach: as in the cut where that passes for what was seen. */
export function sleeveFor(own: number, sleeve: SeenCut["sleeve"]): number {
  if (!sleeve) return own;
  const cut = own === 0 ? "none" : own < 0.6 ? "short" : "long";
  return cut === sleeve ? own : SLEEVES[sleeve];
}

type Neck = TorsoCut["neck"];

/** Necklines without a collar: how each is drawn, and what passes for it. */
const NECKS: Readonly<Partial<Record<Neckline, { neck: Neck; passes: (own: Neck) => boolean }>>> = {
  crew: {
    neck: { wide: 25, drop: 16, shape: "round" },
    passes: ({ shape, drop }) => shape === "round" && drop < 28,
  },
  scoop: {
    neck: { wide: 34, drop: 46, shape: "round" },
    passes: ({ shape, drop }) => shape === "square" || (shape === "round" && drop >= 28),
  },
  "v-neck": {
    neck: { wide: 25, drop: 58, shape: "v" },
    passes: ({ shape, drop }) => shape === "v" && drop > 44,
  },
};

/** The neckline that was seen; undefined for a collar, which is no matter of the cloth's edge, and where nothing is known. */
export function neckFor(own: Neck, neckline: Neckline | undefined): Neck | undefined {
  const seen = neckline && NECKS[neckline];
  return seen && (seen.passes(own) ? own : seen.neck);
}

/**
 * What was seen, without what the kind's own name tells better: a maxi skirt stays long, a hoodie keeps its hood and a
 * gilet gets no sleeves, whatever a photo seems to show. A parka or a puffer coat, though, comes in every length.
 */
export function untold(id: KindId, { sleeve, length, neckline, closure }: SeenCut): SeenCut {
  const kind = kindOf(id);
  const wider = kind.wider && kindOf(kind.wider);
  const tells = (trait: "length" | "neckline" | "closure"): boolean =>
    wider !== undefined && kind[trait] !== undefined && kind[trait] !== wider[trait];
  const sleeves = kind.by === "sleeve" || kind.sleeve === "sleeveless" || kind.sleeve === "strap";
  return {
    sleeve: sleeves ? undefined : sleeve,
    length: tells("length") && kind.category !== "coat" ? undefined : length,
    neckline: tells("neckline") ? undefined : neckline,
    closure: tells("closure") ? undefined : closure,
  };
}
