import { pictureType } from "@fit-closet/core";
import type { DataContent } from "ai";
import sharp from "sharp";
import type { Call } from "./client.ts";
import { ProviderFailure } from "./failure.ts";

const SIDE = 1024;
const SMALLEST = 256;
const MOST_PIXELS = 32e6;
/** Of 255: what is one flat colour all over is no picture of anything. */
const LEAST_CONTRAST = 3;

export type Wanted = { text: string; images?: DataContent[] };

/** One picture from the provider, as the bytes that came. */
export async function makePicture(
  { models, model, signal, used }: Call,
  wanted: Wanted,
): Promise<Uint8Array> {
  const { text, images } = wanted;
  const result = await models.sdk.generateImage({
    model: models.draws(model),
    prompt: images ? { text, images } : text,
    ...models.pictureShape(model, images !== undefined),
    maxRetries: 0,
    abortSignal: signal,
  });
  used({ inputTokens: result.usage.inputTokens, pictures: result.images.length });
  return result.image.uint8Array;
}

/**
 * Opens what a provider calls a picture.
 * @throws ProviderFailure malformed, unfit
 */
export async function openPicture(bytes: Uint8Array) {
  const type = pictureType(bytes);
  if (type !== "image/png" && type !== "image/jpeg" && type !== "image/webp")
    throw new ProviderFailure("malformed", "no picture");
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "truncated" });
    const { width, height, hasAlpha } = await picture.metadata();
    const { channels } = await picture.clone().removeAlpha().stats();
    const [short, long] = [Math.min(width, height), Math.max(width, height)];
    if (short < SMALLEST || long > short * 2) throw new ProviderFailure("unfit", "its size");
    if (!hasAlpha && channels.every(({ stdev }) => stdev < LEAST_CONTRAST))
      throw new ProviderFailure("unfit", "blank");
    return { picture, width, height, hasAlpha };
  } catch (error) {
    if (error instanceof ProviderFailure) throw error;
    throw new ProviderFailure("malformed", "damaged");
  }
}

/** On white, 1024 pixels square, as WebP without what came along in the file. */
export async function asSquareWebp(bytes: Uint8Array): Promise<Uint8Array> {
  const { picture } = await openPicture(bytes);
  return picture
    .resize({ width: SIDE, height: SIDE, fit: "contain", background: "#fff" })
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .webp({ quality: 85, effort: 2 })
    .toBuffer();
}
