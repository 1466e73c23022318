import { FitError, type Mask, PHOTO_PIXELS, pictureType } from "@fit-closet/core";
import sharp from "sharp";
import { bytesToDecode } from "./decode-cost.ts";
import type { Photo } from "./decode.ts";

/**
 * How much memory a cut-out will take, by its header.
 * @throws FitError cut_out_unusable when that is more than `most`
 */
export async function bytesToDecodeMask(png: Uint8Array, most = Infinity): Promise<number> {
  if (pictureType(png) !== "image/png") throw unusable("A cut-out must be a PNG.");
  const { width, height, channels, isProgressive } = await sharp(png, ANY_SIZE)
    .metadata()
    .catch((cause: unknown) => Promise.reject(unusable(DAMAGED, cause)));
  const size = { width, height, channels, inPasses: isProgressive, bytes: png.byteLength };
  const bytes = bytesToDecode({ type: "image/png", ...size });
  if (bytes > most) throw unusable(DAMAGED);
  return bytes;
}

const ANY_SIZE = { limitInputPixels: false } as const;
const DAMAGED = "That cut-out is damaged or too large and could not be opened.";

/**
 * A person's own cut-out: a PNG to a mask in the size of the photo's pixels. White is garment; black and transparent are not.
 * @throws FitError cut_out_unusable
 */
export async function readMask(png: Uint8Array, photo: Photo): Promise<Mask> {
  const { width, height } = photo.pixels;
  try {
    const image = sharp(png, { limitInputPixels: PHOTO_PIXELS, failOn: "truncated" });
    checkProportions(await image.metadata(), photo);
    const data = await image
      .flatten({ background: "#000" })
      .resize(width, height, { fit: "fill", kernel: "cubic" })
      .threshold(128)
      .toColourspace("b-w")
      .raw({ depth: "uchar" })
      .toBuffer();
    return { data, width, height };
  } catch (cause) {
    if (cause instanceof FitError) throw cause;
    throw unusable(DAMAGED, cause);
  }
}

/** One channel and nothing else: what is kept beside the cartoon. */
export function encodeMask({ data, width, height }: Mask): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 1 } })
    .toColourspace("b-w")
    .png()
    .toBuffer();
}

/** To a hundredth, and to the pixel that rounding costs a small mask on either side. */
function checkProportions(mask: { width: number; height: number }, photo: Photo): void {
  const [wide, high] = [mask.width * photo.height, mask.height * photo.width];
  if (Math.abs(wide - high) > wide / 100 + Math.max(photo.width, photo.height))
    throw unusable("That cut-out does not have the photo's proportions.");
}

export function unusable(message: string, cause?: unknown): FitError {
  return new FitError("cut_out_unusable", { message, cause });
}
