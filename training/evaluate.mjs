// Weights side by side: node training/evaluate.mjs REFERENCES PHOTOS WEIGHTS [WEIGHTS …]
// REFERENCES/NAME.jpg with NAME.png, hand-checked; cards are counted on the held-out PHOTOS.
// WEIGHTS is a path without .f16 or .json, for example core/assets/segment.
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { drawCartoon } from "../core/dist/cartoon/draw.js";
import { openCartoonKit } from "../core/dist/cartoon/kit.js";
import { resample, whole } from "../core/dist/cartoon/resample.js";
import { INPUT, OUTPUT } from "../core/dist/cartoon/segment/net.js";
import { segment } from "../core/dist/cartoon/segment/segment.js";

const [references, photos, ...weights] = process.argv.slice(2);
const here = (name) => new URL(name, import.meta.url);
const heldOut = readFileSync(here("held-out.txt"), "utf8").trim().split("\n");

async function pixels(image, channels) {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels };
}

const photo = (file) =>
  pixels(sharp(file).rotate().flatten({ background: "#fff" }).toColourspace("srgb"), 3);

/** Any mask at the photo's size, so that all are compared there. */
async function enlarged(values, width, height, to) {
  const bytes = Uint8Array.from(values, (v) => 255 * v);
  const image = sharp(bytes, { raw: { width, height, channels: 1 } });
  const { data } = await pixels(
    image.resize(to.width, to.height, { fit: "fill", kernel: "linear" }).toColourspace("b-w"),
    1,
  );
  return data;
}

function overlap(mask, reference) {
  let both = 0;
  let either = 0;
  mask.forEach((v, i) => {
    const [one, other] = [v > 127, reference[i] > 127];
    if (one && other) both++;
    if (one || other) either++;
  });
  return both / either;
}

async function overlaps(kit, name) {
  const picture = await photo(path.join(references, `${name}.jpg`));
  const { width, height } = picture;
  const mask = sharp(path.join(references, `${name}.png`)).resize(width, height, { fit: "fill" });
  const { data: reference } = await pixels(mask.extractChannel(0).toColourspace("b-w"), 1);
  const { answer, found } = kit.kernels.scope(() => {
    const squashed = resample(kit.kernels, picture, whole(picture), INPUT, INPUT);
    return {
      answer: kit.net(squashed.map((v) => v / 127.5 - 1)).garment,
      found: segment(kit.kernels, kit.net, picture),
    };
  });
  const { cut } = found;
  const net = overlap(await enlarged(answer, OUTPUT, OUTPUT, picture), reference);
  const coarse = overlap(await enlarged(cut.data, cut.width, cut.height, picture), reference);
  return {
    name,
    net,
    cut: coarse,
    drawn: overlap(drawCartoon(picture, { kit }).mask.data, reference),
  };
}

async function cards(kit) {
  let count = 0;
  for (const name of heldOut) {
    const picture = await photo(path.join(photos, name));
    if (!segment(kit.kernels, kit.net, picture).sure) count++;
  }
  return (100 * count) / heldOut.length;
}

const mean = (values) => values.reduce((sum, v) => sum + v, 0) / values.length;

async function evaluate(base) {
  const read = (ending) => readFileSync(`${base}.${ending}`);
  const kernels = readFileSync(here("../core/assets/kernels.wasm"));
  const kit = openCartoonKit({ weights: read("f16"), layers: read("json").toString(), kernels });
  const files = readdirSync(references).filter((file) => file.endsWith(".jpg"));
  const rows = [];
  for (const file of files) rows.push(await overlaps(kit, file.slice(0, -4)));
  const result = { weights: base };
  for (const stage of ["net", "cut", "drawn"]) {
    const values = rows.map((row) => row[stage]);
    result[`${stage} IoU`] = mean(values).toFixed(4);
    result[`${stage} worst`] = Math.min(...values).toFixed(3);
  }
  result["cards %"] = (await cards(kit)).toFixed(1);
  if (process.env["VERBOSE"]) console.table(rows);
  return result;
}

const table = [];
for (const base of weights) table.push(await evaluate(base));
console.table(table);
