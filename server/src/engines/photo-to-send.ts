import sharp from "sharp";
import { decodePhoto, type DecodeOptions } from "./decode.ts";

/**
 * A photo as a provider may see it: upright, shrunk to `side` pixels and nothing but its pixels, as JPEG. Place, camera and date stay
 * here.
 * @throws FitError file_is_no_picture, picture_too_large, picture_damaged
 */
export async function photoToSend(
  photo: Uint8Array,
  side: number,
  options: DecodeOptions,
): Promise<Buffer> {
  const { data, width, height, channels } = (await decodePhoto(photo, options)).pixels;
  return sharp(data, { raw: { width, height, channels } })
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 88 })
    .toBuffer();
}
