/**
 * The cartoon engine's figures in one table: `npx tsc -b bench && node bench/dist/cartoon.js`.
 * Reference masks and photos are read from `shared/` beside the checkout; every third photo of the
 * quick list, with `--all` each. `--long` adds workers and memory over 1,000 photos (minutes),
 * `--sheet` writes docs/samples/cartoon.webp, `--only-sheet` nothing else.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { type Cartoon, type Pixels } from "@fit-closet/core";
import { drawCartoon } from "@fit-closet/core/cartoon";
import sharp, { type Sharp } from "sharp";
import { kit } from "./cartoon-kit.ts";
import { benchFirst, benchLarge, benchMemory, benchWorkers } from "./cartoon-demands.ts";
import { compare, raw, SIDE } from "./cartoon-compare.ts";
import type { Measures } from "./picture-measures.ts";

const root = new URL("../../", import.meta.url);
const shared = new URL("../shared/", root);
const WORK = 1024;
const WEBP = { quality: 88, alphaQuality: 90, effort: 0 } as const;

sharp.concurrency(1);
sharp.cache(false);

const asked = (flag: string): boolean => process.argv.includes(flag);

async function main(): Promise<void> {
  const masks = new URL("cartoon/masks/", shared);
  const photos = new URL("photos/", shared);
  if (asked("--only-sheet")) return writeSheet(photos);
  if (existsSync(masks)) await benchMasks(masks);
  else console.log(`Skipped the masks: ${fileURLToPath(masks)} is not here.`);
  await benchLarge(row, kit);
  if (!existsSync(photos)) {
    console.log(`Skipped the photos: ${fileURLToPath(photos)} is not here.`);
    return;
  }
  const all = readFileSync(new URL("quick.txt", photos), "utf8").trim().split("\n");
  const names = asked("--all") ? all : all.filter((_, i) => i % 3 === 0);
  const files = names.map((name) => readFileSync(new URL(name, photos)));
  await benchFirst(row, files[0]!);
  await benchPhotos(files);
  if (asked("--long")) {
    await benchWorkers(row, files);
    await benchMemory(row, kit, files);
  }
  if (asked("--sheet")) await writeSheet(photos);
}

async function benchMasks(folder: URL): Promise<void> {
  const overlaps: { name: string; iou: number }[] = [];
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".jpg"))) {
    const name = file.slice(0, -4);
    const photo = await pixels(sharp(readFileSync(new URL(file, folder))));
    const drawn = drawCartoon(photo, { kit });
    const { width, height } = photo;
    const reference = await sharp(readFileSync(new URL(`${name}.png`, folder)))
      .greyscale()
      .resize(width, height, { fit: "fill" })
      .raw()
      .toBuffer();
    overlaps.push({ name, iou: overlap(drawn.mask.data, reference) });
  }
  overlaps.sort((p, q) => p.iou - q.iou);
  const worst = overlaps[0]!;
  console.log(`reference masks       ${overlaps.length}`);
  row("mean IoU", mean(overlaps.map(({ iou }) => iou)).toFixed(4), "≥ 0.975");
  row("worst IoU", `${worst.iou.toFixed(4)} ${worst.name}`, "≥ 0.7");
  if (asked("--verbose")) console.log(overlaps);
}

function overlap(mask: Uint8Array, reference: Uint8Array): number {
  let both = 0;
  let either = 0;
  mask.forEach((v, i) => {
    const [one, two] = [v > 127, reference[i]! > 127];
    if (one && two) both++;
    if (one || two) either++;
  });
  return both / either;
}

async function benchPhotos(files: Buffer[]): Promise<void> {
  for (const file of files.slice(0, 12)) await draw(file);
  const times: number[] = [];
  const floors: number[] = [];
  const drawn: Drawn[] = [];
  for (const file of files) {
    const floor = await timed(() => sharp(file).rotate().resize(SIDE, SIDE).webp(WEBP).toBuffer());
    const { ms, result } = await timed(() => draw(file));
    floors.push(floor.ms);
    times.push(ms);
    drawn.push(result);
  }
  // only now, so that the garbage of measuring is not counted as drawing
  const cut = drawn.filter(({ cartoon }) => cartoon.cutOut);
  const cards = drawn.length - cut.length;
  const bytes = drawn.map(({ webp }) => webp.length);
  const figures: Measures[] = [];
  for (const { photo, cartoon } of cut) {
    const measures = await compare(photo, cartoon);
    if (measures) figures.push(measures);
  }
  const ratios = times.map((ms, i) => ms / floors[i]!);
  const recall = figures.flatMap((figure) => figure.recall ?? []);
  console.log(`photos                ${files.length}`);
  row("cards", `${((100 * cards) / files.length).toFixed(1)} %`, "≤ 3 %");
  row("ΔE00 mean", mean(figures.map(({ colour }) => colour)).toFixed(2), "≤ 3");
  row("flat mean", mean(figures.map(({ flat }) => flat)).toFixed(3), "≥ 0.66");
  row("print recall mean", mean(recall).toFixed(3), "≥ 0.95");
  row("print recall 5th pct.", quantile(recall, 0.05).toFixed(3), "≥ 0.80");
  row(
    "CPU ms p50 · p95",
    `${quantile(times, 0.5).toFixed(0)} · ${quantile(times, 0.95).toFixed(0)}`,
  );
  const [p50, p95] = [quantile(ratios, 0.5).toFixed(1), quantile(ratios, 0.95).toFixed(1)];
  row("× floor p50 · p95", `${p50} · ${p95}`, "≤ 6 · ≤ 10");
  row("WebP KB p50", (quantile(bytes, 0.5) / 1024).toFixed(1), "≤ 25");
}

type Drawn = { photo: Pixels; cartoon: Cartoon; webp: Buffer };

async function draw(file: Buffer): Promise<Drawn> {
  const photo = await pixels(
    sharp(file).rotate().resize(WORK, WORK, { fit: "inside", withoutEnlargement: true }),
  );
  const cartoon = drawCartoon(photo, { kit });
  const webp = await raw(cartoon.pixels).webp(WEBP).toBuffer();
  return { photo, cartoon, webp };
}

async function pixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 };
}

/** Every fiftieth photo of the whole set beside its cartoon, in three columns. */
async function writeSheet(photos: URL): Promise<void> {
  const all = readdirSync(photos, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".jpg"))
    .sort();
  const chosen = Array.from(
    { length: 60 },
    (_, i) => all[Math.floor(((i + 0.5) * all.length) / 60)]!,
  );
  const [tile, columns] = [200, 6];
  const parts = await Promise.all(
    chosen.map(async (name, i) => {
      const file = readFileSync(new URL(name, photos));
      const { cartoon } = await draw(file);
      const left = (i % columns) * (2 * tile + 16) + 8;
      const top = Math.floor(i / columns) * (tile + 8) + 8;
      const photo = sharp(file)
        .rotate()
        .resize(tile, tile, { fit: "contain", background: "white" });
      const drawn = raw(cartoon.pixels).resize(tile, tile).flatten({ background: "#e6ecf2" });
      return [
        { input: await photo.png().toBuffer(), left, top },
        { input: await drawn.png().toBuffer(), left: left + tile, top },
      ];
    }),
  );
  const width = columns * (2 * tile + 16);
  const height = (chosen.length / columns) * (tile + 8) + 8;
  const folder = new URL("docs/samples/", root);
  mkdirSync(folder, { recursive: true });
  await sharp({ create: { width, height, channels: 3, background: "white" } })
    .composite(parts.flat())
    .webp({ quality: 80 })
    .toFile(fileURLToPath(new URL("cartoon.webp", folder)));
}

/** Processor time of all threads, the least of three runs: other work on the machine only ever adds. */
async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const once = async (): Promise<{ ms: number; result: T }> => {
    const start = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(start);
    return { ms: (user + system) / 1000, result };
  };
  const runs = [await once(), await once(), await once()];
  return runs.reduce((least, run) => (run.ms < least.ms ? run : least));
}

const mean = (values: number[]): number => values.reduce((sum, v) => sum + v, 0) / values.length;

const quantile = (values: number[], at: number): number =>
  [...values].sort((p, q) => p - q)[Math.floor((values.length - 1) * at)]!;

const row = (name: string, value: string, target = ""): void =>
  console.log(`${name.padEnd(22)}${value.padEnd(22)}${target}`);

await main();
