// npm run -s cartoon -- --out DIR [--mask] PHOTO…
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, parse } from "node:path";
import { parseArgs } from "node:util";
import { FitError, type Mask } from "@fit-closet/core";
import sharp from "sharp";
import { drawPhoto, openKit, type PhotoOptions, warmUp } from "../engines/draw-photo.ts";
import { printFailure, printLine, usage } from "./lines.ts";

const { values, positionals: photos } = parseArgs({
  allowPositionals: true,
  options: { out: { type: "string" }, mask: { type: "boolean", default: false } },
});
const { out, mask: wantsMask } = values;
if (!out || photos.length === 0) usage("npm run -s cartoon -- --out DIR [--mask] PHOTO…");

await mkdir(out, { recursive: true });
const kit = await openKit();
await warmUp(kit);
const names = new Set<string>();
for (const photo of photos) await drawOne(photo, join(out, freeName(photo)), { kit });

async function drawOne(photo: string, target: string, options: PhotoOptions): Promise<void> {
  try {
    const bytes = await readFile(photo);
    const start = performance.now();
    const { cartoon, webp, photo: decoded } = await drawPhoto(bytes, options);
    const ms = Math.round(performance.now() - start);
    await writeFile(`${target}.webp`, webp);
    if (wantsMask) await writeFile(`${target}.mask.png`, await paintMask(cartoon.mask, decoded));
    printLine({ photo, kept: cartoon.cutOut, confidence: cartoon.confidence, ms });
  } catch (error) {
    printFailure({ photo }, readable(error));
  }
}

/** Phones call every photo image.jpg: two of one name in one run get `_2`, `_3`, … */
function freeName(photo: string): string {
  const { name } = parse(photo);
  let free = name;
  for (let i = 2; names.has(free); i++) free = `${name}_${i}`;
  names.add(free);
  return free;
}

/** The mask in the photo's own size: it was cut on the shrunken photo, so its edge is smoothed up and set again. */
function paintMask(mask: Mask, { width, height }: { width: number; height: number }) {
  return sharp(mask.data, { raw: { width: mask.width, height: mask.height, channels: 1 } })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .threshold(128)
    .toColourspace("b-w")
    .png()
    .toBuffer();
}

function readable(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException).code;
  if (code === "ENOENT") return new FitError("not_found", { message: "There is no such file." });
  if (code === "EISDIR")
    return new FitError("file_is_no_picture", { message: "That is a folder." });
  return error;
}
