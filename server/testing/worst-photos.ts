import sharp, { type Sharp } from "sharp";
import { heicGrid } from "./heic-grid.ts";

export type WorstPhoto = { name: string; bytes: Buffer };

/** Pixels on a side: the most that each format may have where decoding has 384 MiB and a photo 50 megapixels. */
const SIDES = { all: 7071, png: 6100, avif: 3790 };

/**
 * Of each format the file that takes the most memory to decode and is still let in; a few kilobytes each. JPEG in passes, PNG in
 * passes with 16 bits, WebP without loss, AVIF of 12 bits with alpha.
 * @param tile a HEIC, see `heicGrid`
 */
export async function worstPhotos(tile: string | URL): Promise<WorstPhoto[]> {
  const made: [string, () => Promise<Buffer>][] = [
    ["avif", () => avifOf(SIDES.avif)],
    ["heic", async () => heicGrid(tile, 14, 11)],
    ["png", () => deep(plain(SIDES.png)).png({ progressive: true }).toBuffer()],
    ["webp", () => striped(SIDES.all)],
    ["gif", () => plain(SIDES.all).gif({ effort: 1 }).toBuffer()],
    ["jpg", () => plain(SIDES.all).flatten().jpeg(IN_PASSES).toBuffer()],
  ];
  const photos: WorstPhoto[] = [];
  for (const [name, make] of made) photos.push({ name: `photo.${name}`, bytes: await make() });
  return photos;
}

/** 50 megapixels in two kilobytes, for which a gigabyte would not do. */
export const hugeAvif = () => avifOf(SIDES.all);

const IN_PASSES = { progressive: true, chromaSubsampling: "4:4:4" } as const;

const plain = (side: number) =>
  sharp({
    create: {
      width: side,
      height: side,
      channels: 4,
      background: { r: 30, g: 90, b: 200, alpha: 0.7 },
    },
    limitInputPixels: false,
  });

const deep = (image: Sharp) => image.toColourspace("rgb16");

const avifOf = (side: number) =>
  deep(plain(side))
    .heif({ compression: "av1", effort: 0, chromaSubsampling: "4:4:4", bitdepth: 12 })
    .toBuffer();

/** Stripes in more colours than a WebP can pack several of into a byte. */
async function striped(side: number): Promise<Buffer> {
  const data = Uint8Array.from({ length: 64 * 3 }, (_, at) => at);
  const stripes = sharp(data, { raw: { width: 64, height: 1, channels: 3 } });
  const all = stripes.resize(side, side, { kernel: "nearest", fit: "fill" });
  return all.webp({ lossless: true, effort: 0 }).toBuffer();
}
