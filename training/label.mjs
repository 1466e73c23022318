// Masks of the photos that the net learns from: node training/label.mjs PHOTOS LABELS [CLASS/NAME …]
// The net of core/assets looks at each photo and its mirror image, the graph cut follows the edges,
// and corrections.json overrules both. Writes CLASS/NAME.png, 255 on the garment, and labels.json.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { compileKernels, wasmKernels } from "../core/dist/cartoon/kernels/wasm.js";
import { resample, resampleField, whole } from "../core/dist/cartoon/resample.js";
import { graphCut, logit } from "../core/dist/cartoon/segment/graph-cut.js";
import { INPUT, openNet, OUTPUT } from "../core/dist/cartoon/segment/net.js";
import { smallLab } from "../core/dist/cartoon/segment/segment.js";

/** How far a corrected polygon may lie from the true edge, in sides of the photo. */
const LOOSE = 0.035;
const CRUMB = 0.08;

const [photos, labels, ...only] = process.argv.slice(2);
if (!photos || !labels)
  throw new Error("Usage: node training/label.mjs PHOTOS LABELS [CLASS/NAME …]");
const asset = (name) => readFileSync(new URL(`../core/assets/${name}`, import.meta.url));
const kernels = wasmKernels(compileKernels(asset("kernels.wasm")), 64);
const net = openNet(kernels, asset("segment.f16"), asset("segment.json").toString());
const corrections = JSON.parse(readFileSync(new URL("corrections.json", import.meta.url), "utf8"));

async function open(file) {
  const { data, info } = await sharp(file)
    .rotate()
    .flatten({ background: "#fff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

/** Mean of the net's answers to the photo and to its mirror image, at the cut's resolution. */
function believe(photo, width, height) {
  const seen = resample(kernels, photo, whole(photo), INPUT, INPUT).map((v) => v / 127.5 - 1);
  const mirrored = seen.map((_, i) => seen[mirror(i >> 2, INPUT) * 4 + (i & 3)]);
  const [one, other] = [net(seen).garment, net(mirrored).garment];
  const data = one.map((v, i) => (v + other[mirror(i, OUTPUT)]) / 2);
  const square = { data: kernels.floats(data.length), width: OUTPUT, height: OUTPUT };
  square.data.set(data);
  return resampleField(kernels, square, whole(square), width, height);
}

const mirror = (pixel, side) => pixel - (pixel % side) + side - 1 - (pixel % side);

/** Polygons as a plane: `inside` well within them, 128 within reach of their edges, else `outside`. */
async function drawn(polygons, inside, outside, reach, { width, height }) {
  const band = 2 * reach * Math.max(width, height);
  const shapes = polygons.map((points) => {
    const at = points.map(([x, y]) => `${x * width},${y * height}`).join(" ");
    const line = band ? `stroke="#808080" stroke-width="${band}"` : "";
    return `<polygon points="${at}" fill="${inside}" ${line}/>`;
  });
  const size = `width="${width}" height="${height}"`;
  const ground = `<rect ${size} fill="${outside}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} shape-rendering="crispEdges">${ground}${shapes.join("")}</svg>`;
  return sharp(Buffer.from(svg)).extractChannel(0).raw().toBuffer();
}

/**
 * What is certain after a correction: 255 garment, 0 ground, 128 to be found by the cut, 1 as the net
 * says. `outline` replaces the net's opinion, `add` and `drop` only where they lie; `exact` keeps the
 * polygons as drawn where the photo shows no edge to follow.
 */
async function certainty({ outline, add, drop, exact = false }, size) {
  const reach = exact ? 0 : LOOSE;
  const out = new Uint8Array(size.width * size.height).fill(1);
  const lay = async (polygons, inside, outside) => {
    if (!polygons) return;
    const plane = await drawn(polygons, inside, outside, reach, size);
    plane.forEach((v, i) => (out[i] = v === 1 ? out[i] : v));
  };
  await lay(outline, "#fff", "#000");
  await lay(add, "#fff", "#010101");
  await lay(drop, "#000", "#010101");
  return out;
}

const OPINION = new Map([
  [255, 1],
  [128, 0.5],
  [0, 0],
]);

async function label(name) {
  const photo = await open(path.join(photos, name));
  const size = kernels.scope(() => sizeOf(smallLab(kernels, photo)));
  const sure = await certainty(corrections[name] ?? {}, size);
  const { mask, confidence } = kernels.scope(() => {
    const { lab, width, height } = smallLab(kernels, photo);
    const belief = believe(photo, width, height).map((p, i) => OPINION.get(sure[i]) ?? p);
    const prior = kernels.floats(belief.length);
    prior.set(belief.map(logit));
    const { cut } = graphCut(kernels, lab, belief, prior, width, height);
    const corrected = cut.map((v, i) => (sure[i] === 255 || (sure[i] !== 0 && v) ? 1 : 0));
    const mask = withoutCrumbs(corrected, width, height);
    return { mask, confidence: overlap(belief, mask) };
  });
  const file = path.join(labels, name.replace(/\.[^.]+$/, ".png"));
  mkdirSync(path.dirname(file), { recursive: true });
  await sharp(mask, { raw: { ...size, channels: 1 } })
    .toColourspace("b-w")
    .png()
    .toFile(file);
  return confidence;
}

const sizeOf = ({ width, height }) => ({ width, height });

/** 255 on the parts of at least CRUMB of the largest one's area, such as both shoes of a pair. */
function withoutCrumbs(mask, width, height) {
  const plane = kernels.bytes(mask.length);
  plane.set(mask);
  const { labels, areas } = kernels.regions(plane, width, height);
  const least =
    CRUMB * mask.reduce((most, v, i) => (v ? Math.max(most, areas[labels[i]]) : most), 0);
  return mask.map((v, i) => (v && areas[labels[i]] >= least ? 255 : 0));
}

/** Soft overlap of the belief and the cut: low where the photo's edges contradict the net. */
function overlap(belief, mask) {
  let both = 0;
  let either = 0;
  belief.forEach((p, i) => {
    both += Math.min(p, mask[i] / 255);
    either += Math.max(p, mask[i] / 255);
  });
  return either ? both / either : 0;
}

const names = only.length
  ? only
  : readdirSync(photos, { recursive: true }).filter((file) => /\.jpe?g$/i.test(file));
const known = path.join(labels, "labels.json");
const confidences = only.length ? JSON.parse(readFileSync(known, "utf8")) : {};
for (const name of names.sort((a, b) => (a < b ? -1 : 1))) confidences[name] = await label(name);
writeFileSync(known, JSON.stringify(confidences, null, 1));
