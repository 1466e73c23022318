// What the heads read, for each photo named in looks.json: node training/features.mjs PHOTOS FEATURES [WEIGHTS]
// WEIGHTS is a path without .f16 or .json; core/assets/segment where it is left out. Writes JSON:
// CLASS/NAME.jpg to the net's features followed by the numbers of the cloth.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { openCartoonKit } from "../core/dist/cartoon/kit.js";
import { texture } from "../core/dist/cartoon/recognise/texture.js";
import { silhouette } from "../core/dist/cartoon/silhouette.js";
import { REACH } from "../core/dist/cartoon/sticker/sticker.js";
import { openPhoto } from "./open-photo.mjs";

const SIDE = 512;

const [photos, target, weights] = process.argv.slice(2);
if (!photos || !target) throw new Error("Usage: node training/features.mjs PHOTOS FEATURES");
const here = (name) => new URL(name, import.meta.url);
const asset = (name) => readFileSync(here(`../core/assets/${name}`));
const kit = openCartoonKit({
  weights: weights ? readFileSync(`${weights}.f16`) : asset("segment.f16"),
  layers: (weights ? readFileSync(`${weights}.json`) : asset("segment.json")).toString(),
  kernels: asset("kernels.wasm"),
});

function look(photo) {
  const { kernels } = kit;
  return kernels.scope(() => {
    const { canvas, lab, inside, features } = silhouette(kit, kernels, photo, SIDE, {});
    if (!features) return null;
    const { width, height } = canvas.sheet;
    const depth = kernels.floats(inside.length);
    kernels.distance(inside, width, height, Math.ceil(REACH * canvas.unit), depth);
    return [...features, ...texture({ ...lab, depth, width, height }, canvas.unit)].map((v) =>
      Number(v.toPrecision(6)),
    );
  });
}

const { learned, held } = JSON.parse(readFileSync(here("looks.json"), "utf8"));
const found = {};
for (const name of Object.keys({ ...learned, ...held })) {
  const numbers = look(await openPhoto(path.join(photos, name)));
  if (numbers) found[name] = numbers;
}
writeFileSync(target, JSON.stringify(found));
