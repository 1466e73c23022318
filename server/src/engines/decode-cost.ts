import { FitError, type PictureType } from "@fit-closet/core";
import type { HeifHeader } from "./heif-header.ts";

/** What a header tells of how much memory the pixels will take on their way through the decoder. */
export type PictureHeader = {
  type: PictureType;
  width: number;
  height: number;
  channels: number;
  /** Written in passes (progressive, interlaced), so that nothing can be let go of before the last one. */
  inPasses: boolean;
  /** The file's own size. */
  bytes: number;
  heif?: HeifHeader;
};

const MIB = 1024 ** 2;

/** Lines in flight, the picture as it was shrunk, and what a first use leaves behind. */
const BASE = 24 * MIB;

/**
 * Bytes for each pixel at the decoder's peak, as measured at 50 megapixels with libvips 8.18 and libheif 1.23, each with a tenth
 * more. JPEG shrinks as it is read, and PNG goes by line, unless they come in passes: then every coefficient or pixel waits
 * for the last one. AVIF is always taken for the costliest kind (12 bits, 4:4:4, alpha), since its header may say otherwise
 * and be wrong; HEIC is held to what it said (see heic.ts).
 */
const PER_PIXEL: Record<PictureType, (header: PictureHeader) => number> = {
  "image/jpeg": ({ inPasses, channels }) => (inPasses ? 2.1 * channels : 0.5),
  "image/png": ({ inPasses }) => (inPasses ? 10 : 3),
  "image/webp": () => 5,
  "image/gif": () => 6,
  "image/avif": () => 26,
  "image/heic": ({ heif }) =>
    ((heif?.fullColour ? 11 : 7.5) + (heif?.alpha ? 3 : 0)) * (heif?.deep ? 2 : 1),
};

/** A GIF's frames are all listed before the first is drawn: some 90 bytes for a frame of 16. */
const LISTED = 6;

/** How many bytes of memory a picture takes at most while it is decoded. */
export function bytesToDecode(header: PictureHeader): number {
  const { type, width, height, bytes } = header;
  const listed = type === "image/gif" ? LISTED * bytes : 0;
  return BASE + Math.ceil(width * height * PER_PIXEL[type](header)) + listed;
}

/** The least that decoding may be allowed: a photo of 12 megapixels has to fit, whatever its format. */
export const LEAST_DECODE_BYTES = 384 * MIB;

/** For each photo that is drawn at once, where nobody says otherwise: two progressive ones of 12 megapixels, or one HEIC. */
const FOR_EACH = 192 * MIB;

/** What all photos that are decoded at once may take together. */
export const decodeBytesFor = (workers: number): number =>
  Math.max(LEAST_DECODE_BYTES, workers * FOR_EACH);

const NAMES: Record<PictureType, string> = {
  "image/jpeg": "JPEG",
  "image/png": "PNG",
  "image/webp": "WebP",
  "image/gif": "GIF",
  "image/avif": "AVIF",
  "image/heic": "HEIC",
};

/** For a picture that would not fit if it were alone. */
export function takesTooMuch(type: PictureType, size?: { width: number; height: number }) {
  const of = size ? ` of ${size.width} × ${size.height} pixels` : "";
  const message = `That ${NAMES[type]} picture${of} takes more memory to open than this server has. Please save it smaller, or as an ordinary JPEG.`;
  return new FitError("picture_too_large", { message });
}
