import { pictureType } from "@fit-closet/core";
import sharp, { type Metadata } from "sharp";

/** The largest sticker, and the most that a photo and so its cut-out has when it is drawn. */
const STICKER = 1024;
const MASK = 2048;

/** Whether this is a cartoon as we encode them: a square with alpha, whole, without metadata, and with nothing after its end. */
export async function isSticker(bytes: Buffer): Promise<boolean> {
  if (pictureType(bytes) !== "image/webp" || bytes.readUInt32LE(4) + 8 !== bytes.length)
    return false;
  const found = await decoded(bytes, STICKER);
  return found !== null && found.width === found.height && found.hasAlpha;
}

/** Whether this is a cut-out as we encode them: a PNG of one channel, whole, without metadata, and with nothing after its end. */
export async function isMask(bytes: Buffer): Promise<boolean> {
  const end = Buffer.from("IEND");
  if (pictureType(bytes) !== "image/png" || bytes.indexOf(end) !== bytes.length - 8) return false;
  return (await decoded(bytes, MASK))?.channels === 1;
}

async function decoded(bytes: Buffer, side: number): Promise<Metadata | null> {
  try {
    const image = sharp(bytes, { limitInputPixels: side * side, failOn: "warning" });
    const metadata = await image.metadata();
    await image.stats();
    return isBare(metadata) ? metadata : null;
  } catch {
    return null;
  }
}

const isBare = ({ exif, icc, xmp, iptc, comments, pages = 1 }: Metadata): boolean =>
  pages === 1 && [exif, icc, xmp, iptc, comments].every((part) => part === undefined);
