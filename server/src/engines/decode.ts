import { FitError, type Pixels, pictureType } from "@fit-closet/core";
import sharp, { type Sharp } from "sharp";
import { type Admit, loadHeicReader, type OpenBytes, withProfile } from "./heic.ts";

/** The core's drawing needs no more; a 12 megapixel JPEG then decodes at half its size, several times quicker. */
const SIDE = 1536;

/** A picture that keeps libvips busy longer than this was made to. */
const DECODE_SECONDS = 20;

/** What a photo may hold when nothing else is configured: today's phones take up to 50 megapixels. */
export const MAX_PIXELS = 50_000_000;

export type Photo = {
  /** Upright sRGB, at most 1536 pixels on the longer side. */
  pixels: Pixels;
  /** The photo's own size, upright. */
  width: number;
  height: number;
};

/**
 * A photo's bytes, upright and in sRGB: JPEG, PNG, WebP, AVIF, GIF (first frame) or HEIC, whatever their name says.
 * Type and dimensions are read from the header, and refused, before anything is decoded.
 * @throws FitError file_is_no_picture, picture_too_large, picture_damaged
 */
export async function decodePhoto(bytes: Uint8Array, maxPixels = MAX_PIXELS): Promise<Photo> {
  const type = pictureType(bytes);
  if (!type) throw new FitError("file_is_no_picture");
  const admit: Admit = (width, height) => {
    if (width * height > maxPixels) throw new FitError("picture_too_large");
  };
  const open = type === "image/heic" ? await loadHeicReader() : openWithSharp;
  try {
    const { width, height, image, profile } = await open(bytes, admit);
    const shrunk = await shrink(image);
    return {
      pixels: profile ? await raw(await withProfile(shrunk, profile)) : shrunk,
      width,
      height,
    };
  } catch (cause) {
    if (cause instanceof FitError) throw cause;
    throw new FitError("picture_damaged", { cause });
  }
}

const openWithSharp: OpenBytes = async (bytes, admit) => {
  const { autoOrient } = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = autoOrient;
  admit(width, height);
  const options = { limitInputPixels: width * height, failOn: "truncated" } as const;
  return { width, height, image: sharp(bytes, options).autoOrient() };
};

const shrink = (image: Sharp) =>
  raw(image.resize({ width: SIDE, height: SIDE, fit: "inside", withoutEnlargement: true }));

/** sharp applies an embedded ICC profile, turns CMYK, grey and 16 bits into 8-bit sRGB and keeps alpha. */
async function raw(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .toColourspace("srgb")
    .timeout({ seconds: DECODE_SECONDS })
    .raw({ depth: "uchar" })
    .toBuffer({ resolveWithObject: true });
  return inColour(data, info);
}

/** libvips leaves grey pictures with one band, or two with alpha. */
function inColour(
  data: Uint8Array,
  info: { width: number; height: number; channels: number },
): Pixels {
  const { width, height, channels } = info;
  if (channels === 3 || channels === 4) return { data, width, height, channels };
  const wide = channels === 1 ? 3 : 4;
  const colour = new Uint8Array(width * height * wide);
  for (let at = 0; at < width * height; at++) {
    colour.fill(data[at * channels] ?? 0, at * wide, at * wide + 3);
    if (wide === 4) colour[at * 4 + 3] = data[at * 2 + 1] ?? 255;
  }
  return { data: colour, width, height, channels: wide };
}
