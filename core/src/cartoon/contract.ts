import type { Pattern, Sleeve } from "../garment.ts";
import type { CategoryId } from "../wardrobe/categories.ts";
import type { Closure, Length, Neckline } from "../wardrobe/cuts.ts";
import type { KindId } from "../wardrobe/kinds.ts";

/** 8-bit sRGB pixels, row by row, `channels` bytes each (RGB or RGBA, alpha not premultiplied). */
export type Pixels = {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  channels: 3 | 4;
};

/** One byte a pixel: 255 is garment, 0 is not. */
export type Mask = { data: Uint8Array; width: number; height: number };

/** What it is and how it is cut and closed, trait by trait where it is sure. A hood is a neckline. */
export type SeenTraits = {
  /** The kind itself; it may be filed under another category than the garment. */
  kind?: KindId;
  sleeve?: Sleeve;
  length?: Length;
  neckline?: Neckline;
  closure?: Closure;
};

/** What the engine takes a garment for. The person's word wins over all of it. */
export type Recognised = SeenTraits & {
  /** A category of the product. */
  category: CategoryId;
  /** 0 to 1, calibrated on photos that training never saw. */
  probability: number;
  /** Right in at least 95 of 100 such photos, so that the category may be chosen beforehand. */
  sure: boolean;
  pattern: Pattern;
  /** The traits once somebody says what it is filed under: nothing else is then reckoned with. */
  filed?: Readonly<Partial<Record<CategoryId, SeenTraits>>>;
};

/** The net and its kernels, read once and passed in; see `openCartoonKit`. */
export type CartoonKit = { readonly brand: "CartoonKit" };

export type CartoonOptions = {
  kit: CartoonKit;
  /** Side of the square result in pixels: 512 by default, a multiple of 8 from 128 to 1024. */
  size?: number;
  /**
   * The person's own cut-out; wins over the net's. Of any size in the photo's proportions to 2 %, so
   * that what was brushed over a preview fits the whole photo. Its edge, parts and holes stay as drawn,
   * only the steps of its pixels are smoothed. An empty one gives a card.
   */
  mask?: Mask;
  /** Draw the whole photo as a rounded card. */
  card?: boolean;
};

export type Cartoon = {
  /** RGBA, `size`×`size`, transparent around the sticker. */
  pixels: Pixels;
  /** False where the whole photo became a card. */
  cutOut: boolean;
  /** 0 to 1: soft overlap of the net's probability and the cut. */
  confidence: number;
  /** The garment in the photo's own size; all 255 for a card. */
  mask: Mask;
  /** The square of the photo, in its pixels, that the sticker shows; it may reach beyond the photo. */
  window: { left: number; top: number; width: number; height: number };
  /** Factors of linear red, green and blue that the colours were balanced by; all 1 where not. */
  whiteBalance: readonly [red: number, green: number, blue: number];
  /** Dominant colours as `#rrggbb`, most present first. */
  colours: string[];
  /** Absent for a card, and where weights without heads were passed in. */
  recognised?: Recognised;
};

/** `core/assets/segment.f16`, its layer table `segment.json`, and `kernels.wasm`; without kernels the plain twin runs. */
export type CartoonAssets = { weights: Uint8Array; layers: string; kernels?: Uint8Array };

/**
 * The engine's number, to be kept beside each drawing. It is raised whenever the same photo gives a
 * visibly different sticker, so that stored ones can be told apart and drawn again.
 */
export const CARTOON_ENGINE = 4;
