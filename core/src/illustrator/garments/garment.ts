import type { Slot } from "../../outfit.ts";
import type { KindId } from "../../wardrobe/kinds.ts";
import type { Canvas, Layer } from "../canvas.ts";
import type { Cloth, Material } from "../cloth/cloth.ts";
import type { Pattern } from "../cloth/patterns.ts";
import type { Figure } from "../figure/figure.ts";
import { Pen } from "../geometry.ts";
import type { SeenCut } from "./seen-cut.ts";

/** How a kind of garment is drawn, and what is drawn differently around it. */
export type Drawing = {
  slot: Slot;
  /** Its colour when nobody says one. */
  colour: string;
  pattern?: Pattern;
  material?: Material;
  /** How far its sleeves reach: 0 none, 1 the wrist. Longer sleeves hide shorter ones below. */
  sleeve?: number;
  /** Covers body and legs, so that nothing else is needed there. */
  whole?: boolean;
  /** Goes under another garment of the same slot: a tee under a shirt. */
  under?: boolean;
  /** Worn open over something. */
  opens?: boolean;
  /** Bottoms that shirts are tucked into. */
  dressy?: boolean;
  /** What the hands or the pose have to do for it. */
  carry?: "hold" | "aloft" | "strap";
  /** The hands are drawn in its colour. */
  gloves?: boolean;
  /** What it does to the hair. */
  hair?: "hat" | "covered" | undefined;
  /** Where pockets are, hands can go in. */
  pockets?: boolean;
  draw: (fitting: Fitting) => void;
  /** The same garment in the cut that was seen; absent where there is but one. */
  recut?: (seen: SeenCut) => Drawing;
};

/** Sold as one and worn as two: a suit is its jacket and its trousers. */
export type Parts = { parts: readonly [upper: KindId, lower: KindId] };

/** A drawing with the kind it shows and what that is called. */
export type Kind = Drawing & { id: KindId; name: string; plural: boolean };

/** A garment on this person today. `piece` is its place in the outfit it came from. */
export type Worn = { kind: Kind; cloth: Cloth; piece: number };

export type Fitting = {
  canvas: Canvas;
  figure: Figure;
  cloth: Cloth;
  kind: Kind;
  /** Everything worn, innermost first. */
  outfit: readonly Worn[];
  seed: number;
  /** Laid flat, off the body: no neck, no ground. */
  flat: boolean;
};

const ORDER: readonly Slot[] = ["base", "legs", "mid", "outer", "feet", "head", "accessory"];
export const rank = (slot: Slot): number => ORDER.indexOf(slot);

const BODY_LAYERS: Partial<Record<Slot, Layer>> = { base: "base", mid: "mid", outer: "outer" };
export const layerOf = (kind: Kind): Layer => BODY_LAYERS[kind.slot] ?? "base";

/** What is worn over this garment on the upper body. */
export const over = ({ outfit, kind }: Fitting): Worn[] =>
  outfit.filter(
    (worn) =>
      worn.kind !== kind && rank(worn.kind.slot) > rank(kind.slot) && worn.kind.slot in BODY_LAYERS,
  );

export const wears = ({ outfit }: Fitting, slot: Slot): Worn | undefined =>
  outfit.find((worn) => worn.kind.slot === slot);

/** A pen that draws on the body, in upright coordinates. */
export const torso = ({ figure }: Fitting): Pen => new Pen(figure.torso);
