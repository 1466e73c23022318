import { PHOTO_PIXELS, pictureType, type Pixels } from "@fit-closet/core";
import { readHeic } from "@fit-closet/core/cartoon";

/**
 * What phones take and most browsers cannot show. The reader (two megabytes) is fetched for the first such photo and for no other.
 * @returns null where the file is no HEIC
 */
export async function decodeHeic(file: Blob): Promise<ImageBitmap | null> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (pictureType(bytes) !== "image/heic") return null;
  const { default: open } = await import("libheif-js/libheif-wasm/libheif-bundle.mjs");
  const heif = open({ print() {}, printErr() {} });
  return readHeic(heif, bytes, admit, ({ pixels, profile }) => {
    const { width, height } = pixels;
    const colorSpace = profile && isDisplayP3(profile) ? "display-p3" : "srgb";
    return createImageBitmap(new ImageData(rgbaOf(pixels), width, height, { colorSpace }));
  });
}

function admit(width: number, height: number): void {
  if (width * height > PHOTO_PIXELS) throw new RangeError("More pixels than the server takes.");
}

function rgbaOf({ data, width, height, channels }: Pixels) {
  const rgba = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let pixel = 0; pixel < width * height; pixel++)
    for (let c = 0; c < channels; c++) rgba[pixel * 4 + c] = data[pixel * channels + c] ?? 0;
  return rgba;
}

/** Of Display P3's red, as profiles write it: CIE X in the light of D50. sRGB's is 0.436, Adobe RGB's 0.610. */
const P3_RED = 0.515;

/** Profiles of many makers have many names; what red they mean tells them apart (ICC.1:2022, 7.3 and 10.31). */
function isDisplayP3(profile: Uint8Array): boolean {
  const view = new DataView(profile.buffer, profile.byteOffset, profile.byteLength);
  const tags = view.getUint32(128);
  for (let at = 132; at < 132 + tags * 12 && at + 12 <= profile.length; at += 12) {
    if (view.getUint32(at) !== RED_TAG) continue;
    return Math.abs(view.getInt32(view.getUint32(at + 4) + 8) / 65_536 - P3_RED) < 0.02;
  }
  return false;
}

/** "rXYZ" */
const RED_TAG = 0x7258595a;
