/**
 * The illustrator's figures: `npx tsc -b bench && node bench/dist/illustrator.js`. Draws 48 outfits to
 * docs/samples/illustrator.webp and checks by pixels that every garment's colour is to be seen where it belongs and that the
 * page is left free.
 */
import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { type Outfit, type Scene } from "@fit-closet/core";
import { drawIllustration, readOutfit } from "@fit-closet/core/illustrator";
import sharp from "sharp";
import { OUTFITS } from "./illustrator-outfits.ts";
import { ciede2000, toLab } from "./picture-measures.ts";

const SHEET = fileURLToPath(new URL("../../docs/samples/illustrator.webp", import.meta.url));
const SIDE = 1024;
const CELL = 320;
const COLUMNS = 8;
const WEBP = { quality: 80, effort: 1, alphaQuality: 60 } as const;
/** Noticeable, but plainly the same colour. */
const SAME_COLOUR = 10;

sharp.concurrency(1);
sharp.cache(false);

type Sample = { outfit: Outfit; scene: Scene };
type Drawn = {
  ms: number;
  cpu: number;
  bytes: number;
  pixels: Buffer;
  found: { name: string; seen: boolean }[];
  white: boolean;
};

function sampleOf(text: string, i: number): Sample {
  const { pieces, scene } = readOutfit(text, i);
  const style = i % 12 === 11 ? "flat-lay" : "figure";
  return { outfit: { pieces, seed: i * 7 + 3, style }, scene };
}

async function draw({ outfit, scene }: Sample): Promise<Drawn> {
  const [started, used] = [performance.now(), process.cpuUsage()];
  const { svg } = drawIllustration(outfit, scene);
  const webp = await sharp(Buffer.from(svg)).webp(WEBP).toBuffer();
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(used);
  const pixels = await sharp(webp).flatten({ background: "#fff" }).raw().toBuffer();
  const { regions = [] } = drawIllustration({ ...outfit, regions: true }, scene);
  const found = regions.map(({ piece, colour, points }) => ({
    name: outfit.pieces[piece]?.name ?? "?",
    seen: isThere(pixels, colour, points),
  }));
  return {
    ms,
    cpu: (user + system) / 1000,
    bytes: webp.length,
    pixels,
    found,
    white: isWhite(pixels),
  };
}

/** A garment is there when its colour is at most places where it is to be seen; patterns may cover the others. */
function isThere(
  pixels: Buffer,
  colour: string,
  points: readonly (readonly [number, number])[],
): boolean {
  const hits = points.filter(([x, y]) => nearest(pixels, colour, x, y) < SAME_COLOUR);
  return hits.length * 2 > points.length;
}

/** The smallest difference within two pixels, as a stripe or a seam may run through the very point. */
function nearest(pixels: Buffer, colour: string, x: number, y: number): number {
  const wanted = labOf([1, 3, 5].map((i) => parseInt(colour.slice(i, i + 2), 16)));
  let best = Infinity;
  for (let dy = -2; dy <= 2; dy++)
    for (let dx = -2; dx <= 2; dx++) {
      const at = 3 * ((Math.round(y) + dy) * SIDE + Math.round(x) + dx);
      best = Math.min(best, ciede2000(wanted, labOf(pixels.subarray(at, at + 3))));
    }
  return best;
}

function labOf(rgb: ArrayLike<number>): [number, number, number] {
  const [l, a, b] = toLab(rgb);
  return [l[0]!, a[0]!, b[0]!];
}

/** White at the corners and down both sides. */
function isWhite(pixels: Buffer): boolean {
  const at = (x: number, y: number): boolean =>
    [0, 1, 2].every((c) => pixels[3 * (y * SIDE + x) + c]! >= 253);
  return Array.from({ length: SIDE }, (_, y) => at(2, y) && at(SIDE - 3, y)).every(Boolean);
}

async function writeSheet(drawn: readonly Drawn[]): Promise<void> {
  const tiles = await Promise.all(
    drawn.map(async ({ pixels }, i) => ({
      input: await sharp(pixels, { raw: { width: SIDE, height: SIDE, channels: 3 } })
        .resize(CELL)
        .png()
        .toBuffer(),
      left: (i % COLUMNS) * CELL,
      top: Math.floor(i / COLUMNS) * CELL,
    })),
  );
  mkdirSync(dirname(SHEET), { recursive: true });
  const height = Math.ceil(drawn.length / COLUMNS) * CELL;
  await sharp({ create: { width: COLUMNS * CELL, height, channels: 3, background: "#fff" } })
    .composite(tiles)
    .webp({ quality: 84 })
    .toFile(SHEET);
}

const quantile = (values: readonly number[], q: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(q * values.length))]!;

async function main(): Promise<void> {
  const samples = OUTFITS.map(sampleOf);
  for (const sample of samples.slice(0, 3)) await draw(sample);
  const drawn: Drawn[] = [];
  for (const sample of samples) drawn.push(await draw(sample));
  await writeSheet(drawn);
  report(samples, drawn);
}

function report(samples: readonly Sample[], drawn: readonly Drawn[]): void {
  const [ms, bytes] = [drawn.map((d) => d.ms), drawn.map((d) => d.bytes)];
  const found = drawn.flatMap((d) => d.found);
  const share = found.filter(({ seen }) => seen).length / found.length;
  const build = buildTimes(samples);
  console.table({
    "build ms p50": quantile(build, 0.5).toFixed(2),
    "in all ms p50": quantile(ms, 0.5).toFixed(1),
    "of processor ms p50": quantile(
      drawn.map((d) => d.cpu),
      0.5,
    ).toFixed(1),
    "in all ms p99": quantile(ms, 0.99).toFixed(1),
    "KB p50": (quantile(bytes, 0.5) / 1024).toFixed(1),
    "KB max": (Math.max(...bytes) / 1024).toFixed(1),
    garments: found.length,
    "colour where it belongs": `${(share * 100).toFixed(1)} %`,
    "white pages": `${drawn.filter((d) => d.white).length} of ${drawn.length}`,
  });
  drawn.forEach((d, i) => {
    for (const { name, seen } of d.found)
      if (!seen) console.log(`not seen: ${name} in ${OUTFITS[i]}`);
  });
}

function buildTimes(samples: readonly Sample[]): number[] {
  return samples.map(({ outfit, scene }) => {
    const started = performance.now();
    drawIllustration(outfit, scene);
    return performance.now() - started;
  });
}

await main();
