import { type Oklab, oklab } from "@fit-closet/core";
import sharp from "sharp";

/** Silhouettes are compared on a grid of this many cells a side, each filling it: a garment may be drawn elsewhere, but not otherwise. */
const GRID = 96;

/** How much of two stickers' silhouettes is common to both, 0 to 1 (intersection over union), once each fills its frame. */
export async function sameSilhouette(a: Uint8Array, b: Uint8Array): Promise<number> {
  const [one, two] = await Promise.all([silhouette(a), silhouette(b)]);
  let [both, either] = [0, 0];
  one.cells.forEach((cell, at) => {
    const [here, there] = [cell > 127, two.cells[at]! > 127];
    if (here && there) both++;
    if (here || there) either++;
  });
  // A garment drawn much wider or taller than it is fills its frame just as well.
  const stretch = Math.min(one.aspect, two.aspect) / Math.max(one.aspect, two.aspect);
  return either === 0 ? 0 : (both / either) * stretch;
}

async function silhouette(webp: Uint8Array) {
  const alpha = sharp(webp).ensureAlpha().extractChannel("alpha").threshold(128);
  const png = await alpha.toColourspace("b-w").png().toBuffer();
  const { data, info } = await sharp(png)
    .trim({ background: "#000", threshold: 10 })
    .toBuffer({ resolveWithObject: true });
  const cells = await sharp(data)
    .resize(GRID, GRID, { fit: "fill" })
    .toColourspace("b-w")
    .raw({ depth: "uchar" })
    .toBuffer();
  return { cells, aspect: info.width / info.height };
}

/**
 * How far a redrawing's colours are from the garment's: the largest distance from the garment's two main colours to the nearest of
 * the redrawing's, and from the redrawing's main colour back, in OKLab (Ottosson 2020) times 100, where 2 is just seen. What else
 * the redrawing has may be its ink lines.
 */
export function colourDistance(redrawn: readonly string[], garment: readonly string[]): number {
  const [theirs, ours] = [redrawn.slice(0, 4).map(oklab), garment.slice(0, 4).map(oklab)];
  const farthest = (from: Oklab[], to: Oklab[]) =>
    Math.max(...from.map((p) => Math.min(...to.map((q) => apart(p, q)))));
  if (theirs.length === 0 || ours.length === 0) return Infinity;
  return Math.max(farthest(ours.slice(0, 2), theirs), farthest(theirs.slice(0, 1), ours));
}

const apart = (p: Oklab, q: Oklab): number =>
  100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
