/** 8-bit sRGB pixels, row by row, `channels` bytes each (RGB or RGBA, alpha not premultiplied). */
export type Pixels = {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
  channels: 3 | 4;
};

/** One byte a pixel: 255 is garment, 0 is not. */
export type Mask = { data: Uint8Array; width: number; height: number };

/** The net and its kernels, read once and passed in; see `openCartoonKit`. */
export type CartoonKit = { readonly brand: "CartoonKit" };

export type CartoonOptions = {
  kit: CartoonKit;
  /** Side of the square result in pixels: 512 by default, a multiple of 8 from 128 to 1024. */
  size?: number;
  /** The person's own cut-out in the photo's size; wins over the net's. */
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
};

/** `core/assets/segment.f16`, its layer table `segment.json`, and `kernels.wasm`; without kernels the plain twin runs. */
export type CartoonAssets = { weights: Uint8Array; layers: string; kernels?: Uint8Array };
