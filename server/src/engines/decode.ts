import {
  FitError,
  PHOTO_PIXELS,
  type Pixels,
  type PictureType,
  pictureType,
} from "@fit-closet/core";
import sharp, { type Metadata, type Sharp } from "sharp";
import { bytesToDecode, type PictureHeader, takesTooMuch } from "./decode-cost.ts";
import { withHeic, withProfile } from "./heic.ts";
import { readHeifHeader } from "./heif-header.ts";

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

export type DecodeOptions = {
  /** Photos of more are refused. */
  maxPixels?: number;
  /** What a sticker of 512 pixels needs. */
  small?: boolean;
  /** The most that decoding may take of memory. */
  maxBytes?: number;
  /** Asked once the header is read and before any pixel is; the decoder begins when it settles. */
  reserve?: (bytes: number) => Promise<void>;
};

/**
 * A photo's bytes, upright and in sRGB: JPEG, PNG, WebP, AVIF, GIF (first frame) or HEIC, whatever their name says.
 * Type, dimensions and the memory they will take are read from the header, and refused, before anything is decoded.
 * @throws FitError file_is_no_picture, picture_too_large, picture_damaged
 */
export async function decodePhoto(bytes: Uint8Array, options: DecodeOptions = {}): Promise<Photo> {
  const type = pictureType(bytes);
  if (!type) throw new FitError("file_is_no_picture");
  try {
    return await (type === "image/heic"
      ? decodeHeic(bytes, options)
      : decode(bytes, type, options));
  } catch (cause) {
    if (cause instanceof FitError) throw cause;
    throw new FitError("picture_damaged", { cause });
  }
}

async function decodeHeic(bytes: Uint8Array, options: DecodeOptions): Promise<Photo> {
  const heif = readHeifHeader(bytes);
  const header = { ...heif, heif, type: "image/heic", channels: 3, inPasses: false } as const;
  const most = await admit({ ...header, bytes: bytes.byteLength }, options);
  const limits = {
    admit: (width: number, height: number) => admitPixels(width * height, options),
    most,
    tooMuch: () => takesTooMuch("image/heic"),
  };
  return withHeic(bytes, limits, async ({ pixels, profile }) => {
    const { data, width, height, channels } = pixels;
    const image = sharp(data, { raw: { width, height, channels }, limitInputPixels: false });
    const shrunk = await shrink(image, sideOf(width, height, options));
    const own = profile ? await raw(await withProfile(shrunk, profile)) : shrunk;
    return { pixels: own, width, height };
  });
}

async function decode(
  bytes: Uint8Array,
  type: PictureType,
  options: DecodeOptions,
): Promise<Photo> {
  const metadata = await sharp(bytes, { limitInputPixels: false }).metadata();
  const { width, height } = metadata.autoOrient;
  await admit(headerOf(type, bytes, metadata), options);
  const limits = { limitInputPixels: width * height, failOn: "truncated" } as const;
  const image = sharp(bytes, limits).autoOrient();
  return { pixels: await shrink(image, sideOf(width, height, options)), width, height };
}

function headerOf(type: PictureType, bytes: Uint8Array, metadata: Metadata): PictureHeader {
  const { autoOrient, channels, isProgressive: inPasses } = metadata;
  const heif = type === "image/avif" ? readHeifHeader(bytes) : autoOrient;
  const larger = heif.width * heif.height > autoOrient.width * autoOrient.height;
  const { width, height } = larger ? heif : autoOrient;
  return { type, width, height, channels, inPasses, bytes: bytes.byteLength };
}

/** @returns how much memory the decoder was given */
async function admit(header: PictureHeader, options: DecodeOptions): Promise<number> {
  const { maxBytes = Infinity, reserve } = options;
  admitPixels(header.width * header.height, options);
  const bytes = bytesToDecode(header);
  if (bytes > maxBytes) throw takesTooMuch(header.type, header);
  await reserve?.(bytes);
  return bytes;
}

function admitPixels(pixels: number, { maxPixels = PHOTO_PIXELS }: DecodeOptions): void {
  if (pixels > maxPixels) throw new FitError("picture_too_large");
}

function sideOf(width: number, height: number, { small }: DecodeOptions): number {
  return small ? smallSide(Math.max(width, height)) : SIDE;
}

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
