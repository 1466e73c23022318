import sharp from "sharp";
import { decodePhoto } from "../decode.ts";

/**
 * A photo as a provider may see it: upright, shrunk and nothing but its pixels. Place, camera and date stay here.
 * @throws FitError file_is_no_picture, picture_too_large, picture_damaged
 */
export async function photoToSend(photo: Uint8Array, side: number, maxPixels?: number) {
  const { data, width, height, channels } = (await decodePhoto(photo, { maxPixels })).pixels;
  return sharp(data, { raw: { width, height, channels } })
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#fff" })
    .jpeg({ quality: 88 })
    .toBuffer();
}
