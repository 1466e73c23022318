import type { Cartoon, Pixels } from "@fit-closet/core";
import sharp, { type Sharp } from "sharp";
import { measure } from "./picture-measures.ts";

/** A sticker's width and height. */
export const SIDE = 512;

export const raw = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels } });

/** The photo and its mask brought under the sticker, then measured. */
export async function compare(
  photo: Pixels,
  { pixels: drawn, mask, window, whiteBalance }: Cartoon,
) {
  const left = Math.max(0, Math.floor(window.left));
  const top = Math.max(0, Math.floor(window.top));
  const right = Math.min(photo.width, Math.ceil(window.left + window.width));
  const bottom = Math.min(photo.height, Math.ceil(window.top + window.height));
  const scale = SIDE / window.width;
  const width = Math.min(SIDE, Math.round((right - left) * scale));
  const height = Math.min(SIDE, Math.round((bottom - top) * scale));
  const x = Math.max(0, Math.min(SIDE - width, Math.round((left - window.left) * scale)));
  const y = Math.max(0, Math.min(SIDE - height, Math.round((top - window.top) * scale)));
  const under = async (image: Sharp): Promise<Uint8Array> => {
    const part = await image
      .extract({ left, top, width: right - left, height: bottom - top })
      .resize(width, height, { fit: "fill", kernel: "cubic" })
      .extend({
        left: x,
        top: y,
        right: SIDE - width - x,
        bottom: SIDE - height - y,
        background: "black",
      })
      .toColourspace("srgb")
      .removeAlpha()
      .raw()
      .toBuffer();
    return new Uint8Array(part);
  };
  const { width: w, height: h } = mask;
  const cut = await under(
    sharp(mask.data, { raw: { width: w, height: h, channels: 1 } }).toColourspace("srgb"),
  );
  const step = cut.length / (SIDE * SIDE);
  const alpha = drawn.data;
  const inside = Uint8Array.from({ length: SIDE * SIDE }, (_, i) =>
    cut[i * step]! > 127 && alpha[i * 4 + 3] === 255 ? 1 : 0,
  );
  const colours = new Uint8Array(await raw(drawn).removeAlpha().raw().toBuffer());
  const beside = balanced(await under(raw(photo)), whiteBalance);
  return measure({ photo: beside, drawn: colours, inside, side: SIDE });
}

/** The photo in the light that the cartoon was drawn in. */
function balanced(rgb: Uint8Array, gains: Cartoon["whiteBalance"]): Uint8Array {
  const tables = gains.map((gain) =>
    Uint8Array.from({ length: 256 }, (_, v) => {
      const c = v / 255;
      const light = Math.min(1, gain * (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
      return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055) + 0.5;
    }),
  );
  return rgb.map((v, i) => tables[i % 3]![v]!);
}
