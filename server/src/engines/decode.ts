import { type Admit, FitError, PHOTO_PIXELS, type Pixels, pictureType } from "@fit-closet/core";
import sharp, { type Sharp } from "sharp";
import { loadHeicReader, type OpenBytes, withProfile } from "./heic.ts";

/** A large sticker needs no more; a 12 megapixel JPEG then decodes at half its size, several times quicker. */
const SIDE = 1536;

/** Enough for a sticker of 512 pixels; a little less will do where it makes decoding quick. */
const SMALL_SIDE = 1000;
const LEAST_SMALL_SIDE = 750;
/** From here on sharp lets a JPEG decode at a quarter of its size, half the work of one at half; with room for rounding. */
const QUICK = 5.02;

/** A picture that keeps libvips busy longer than this was made to. */
const DECODE_SECONDS = 20;

export type Photo = {
  /** Upright sRGB, at most 1536 pixels on the longer side, or 1000 of a small one. */
  pixels: Pixels;
  /** The photo's own size, upright. */
  width: number;
  height: number;
};

/**
 * A photo's bytes, upright and in sRGB: JPEG, PNG, WebP, AVIF, GIF (first frame) or HEIC, whatever their name says.
 * Type and dimensions are read from the header, and refused, before anything is decoded.
 * @param small what a sticker of 512 pixels needs.
 * @throws FitError file_is_no_picture, picture_too_large, picture_damaged
 */
export async function decodePhoto(
  bytes: Uint8Array,
  maxPixels = PHOTO_PIXELS,
  small = false,
): Promise<Photo> {
  const type = pictureType(bytes);
  if (!type) throw new FitError("file_is_no_picture");
  const admit: Admit = (width, height) => {
    if (width * height > maxPixels) throw new FitError("picture_too_large");
  };
  const open = type === "image/heic" ? await loadHeicReader() : openWithSharp;
  try {
    const { width, height, image, profile } = await open(bytes, admit);
    const shrunk = await shrink(image, small ? smallSide(Math.max(width, height)) : SIDE);
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

/** Of a photo with 12 to 19 megapixels a fifth. */
function smallSide(longest: number): number {
  const quick = Math.floor(longest / QUICK);
  return quick >= LEAST_SMALL_SIDE && quick < SMALL_SIDE ? quick : SMALL_SIDE;
}

const shrink = (image: Sharp, side: number) =>
  raw(image.resize({ width: side, height: side, fit: "inside", withoutEnlargement: true }));

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
