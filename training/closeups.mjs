// Each garment cut out and squashed to a square, as the closer look sees it: node training/closeups.mjs PHOTOS TARGET
// Writes TARGET.u8, SIDE × SIDE pixels of red, green, blue and garment (0 to 255) a photo, and TARGET.json: their names,
// the logarithm of height by width, and what the net that finds garments made of the photo.
import { openSync, readdirSync, readFileSync, writeFileSync, writeSync } from "node:fs";
import path from "node:path";
import { under } from "../core/dist/cartoon/canvas.js";
import { openCartoonKit } from "../core/dist/cartoon/kit.js";
import { resample, resampleField, whole } from "../core/dist/cartoon/resample.js";
import { silhouette } from "../core/dist/cartoon/silhouette.js";
import { openPhoto } from "./open-photo.mjs";

/** As the net sees it. */
const SIDE = 160;

const [photos, target] = process.argv.slice(2);
if (!photos || !target) throw new Error("Usage: node training/closeups.mjs PHOTOS TARGET");
const asset = (name) => readFileSync(new URL(`../core/assets/${name}`, import.meta.url));
const kit = openCartoonKit({
  weights: asset("segment.f16"),
  layers: asset("segment.json").toString(),
  kernels: asset("kernels.wasm"),
});

function closeUp(photo) {
  const { kernels } = kit;
  return kernels.scope(() => {
    const { canvas, inside, features } = silhouette(kit, kernels, photo, 512, {});
    if (!features) return null;
    const { width, height } = canvas.sheet;
    const garment = { data: kernels.floats(inside.length), width, height };
    garment.data.set(inside);
    const share = resampleField(kernels, garment, whole(garment), SIDE, SIDE);
    const bytes = Uint8ClampedArray.from(resample(kernels, photo, under(canvas), SIDE, SIDE));
    share.forEach((part, i) => (bytes[4 * i + 3] = 255 * part));
    const numbers = Array.from(features, (v) => Number(v.toPrecision(6)));
    return { bytes, stretch: Math.log(height / width), features: numbers };
  });
}

const file = openSync(`${target}.u8`, "w");
const [names, stretches, features] = [[], [], []];
const folders = readdirSync(photos).toSorted();
for (const name of folders
  .flatMap((f) => readdirSync(path.join(photos, f)).map((n) => `${f}/${n}`))
  .toSorted()) {
  const seen = closeUp(await openPhoto(path.join(photos, name)));
  if (!seen) continue;
  writeSync(file, seen.bytes);
  names.push(name);
  stretches.push(seen.stretch);
  features.push(seen.features);
}
writeFileSync(`${target}.json`, JSON.stringify({ names, stretches, features }));
