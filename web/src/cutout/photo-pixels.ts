import type { Mask, Pixels } from "@fit-closet/core";
import { decodeHeic } from "./heic.ts";
import { sizeWithin } from "./mask.ts";

/** The server shrinks photos to the same size before it draws them. */
const ENGINE_SIDE = 1536;

/** The browser has no way to show this kind of picture, or keeps its pixels from pages. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
}

/**
 * A photo's file, upright and no larger than the engine needs.
 * @throws Unreadable
 */
export async function readPhoto(file: Blob): Promise<{ pixels: Pixels; bitmap: ImageBitmap }> {
  const whole = await decoded(file);
  const { width, height } = sizeWithin(whole, ENGINE_SIDE);
  const context = contextOf(width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(whole, 0, 0, width, height);
  whole.close();
  const { data } = context.getImageData(0, 0, width, height);
  const bitmap = await createImageBitmap(context.canvas);
  return { pixels: { data, width, height, channels: 4 }, bitmap };
}

/** A mask's file at the given size: garment where it is lighter than grey. */
export async function readMask(file: Blob, width: number, height: number): Promise<Mask> {
  const picture = await decoded(file);
  const context = contextOf(width, height);
  context.drawImage(picture, 0, 0, width, height);
  picture.close();
  const rgba = context.getImageData(0, 0, width, height).data;
  return {
    data: Uint8Array.from({ length: width * height }, (_, i) => inside(rgba, i)),
    width,
    height,
  };
}

const inside = (rgba: Uint8ClampedArray, pixel: number) => (rgba[pixel * 4]! > 127 ? 255 : 0);

export async function writeMask({ data, width, height }: Mask): Promise<Blob> {
  const context = contextOf(width, height);
  const rgba = new Uint8ClampedArray(width * height * 4);
  data.forEach((value, pixel) => {
    rgba.fill(value, pixel * 4, pixel * 4 + 3);
    rgba[pixel * 4 + 3] = 255;
  });
  context.putImageData(new ImageData(rgba, width, height), 0, 0);
  return context.canvas.convertToBlob({ type: "image/png" });
}

/** Turned the way its EXIF says: that is the default everywhere, and named here because old browsers had another. */
async function decoded(file: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch (cause) {
    const heic = await decodeHeic(file).catch(() => null);
    if (heic) return heic;
    throw new Unreadable("The browser cannot read this picture.", { cause });
  }
}

function contextOf(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext("2d", { willReadFrequently: true });
  if (!context) throw new Unreadable("This browser draws no canvas in a worker.");
  if (!readsTrue(context)) throw new Unreadable("This browser keeps pixels from pages.");
  return context;
}

/** Against fingerprinting, some browsers answer with noise or white. */
function readsTrue(context: OffscreenCanvasRenderingContext2D): boolean {
  context.fillStyle = "#204080";
  context.fillRect(0, 0, 1, 1);
  const read = context.getImageData(0, 0, 1, 1).data;
  context.clearRect(0, 0, 1, 1);
  return [0x20, 0x40, 0x80, 0xff].every((value, at) => Math.abs(value - read[at]!) < 4);
}
