import { readFileSync } from "node:fs";
import { openCartoonKit, type Pixels } from "./index.ts";

const assets = new URL("../../assets/", import.meta.url);

const read = (name: string): Buffer => readFileSync(new URL(name, assets));

export const opened = {
  weights: read("segment.f16"),
  layers: read("segment.json").toString(),
};

export const kit = openCartoonKit({ ...opened, kernels: read("kernels.wasm") });

export type Colour = readonly [number, number, number];

type Scene = { photo: Pixels; garment: Uint8Array };

export const RED: Colour = [196, 38, 46];

export const NAVY: Colour = [32, 42, 88];

export const WHITE: Colour = [238, 236, 232];

/** Boards with grain, from one dark brown to the next. */
export const wood = (x: number, y: number): Colour => {
  const board = (((x / 60) | 0) * 37) % 23;
  const grain = 6 * Math.sin(y / 9 + Math.sin(x / 17) * 3);
  return [128 + board + grain, 92 + board * 0.8 + grain, 62 + board * 0.5 + grain * 0.6];
};

export const grey = (): Colour => [150, 152, 154];

/** Corners of a T-shirt in hundredths of the photo. */
const SHIRT = [
  [36, 14],
  [44, 18],
  [56, 18],
  [64, 14],
  [88, 26],
  [80, 44],
  [71, 39],
  [71, 88],
  [29, 88],
  [29, 39],
  [20, 44],
  [12, 26],
] as const;

function within(corners: readonly (readonly [number, number])[], x: number, y: number): boolean {
  let inside = false;
  corners.forEach(([x1, y1], i) => {
    const [x2, y2] = corners[(i + 1) % corners.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

/** A shirt laid on a ground, with soft folds and a soft shadow, as a camera would see it. */
export function shirt(
  cloth: (x: number, y: number) => Colour,
  ground: (x: number, y: number) => Colour,
  width = 400,
  height = 480,
): Scene {
  const data = new Uint8Array(width * height * 3);
  const garment = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const [u, v] = [(100 * x) / width, (100 * y) / height];
      garment[i] = within(SHIRT, u, v) ? 255 : 0;
      const shadow = within(SHIRT, u - 1, v - 1) ? 0.8 : 1;
      const light = garment[i] ? 0.96 + 0.05 * Math.sin(u / 5 + v / 11) : shadow;
      const colour = garment[i] ? cloth(x, y) : ground(x, y);
      colour.forEach((c, k) => (data[i * 3 + k] = c * light));
    }
  }
  return { photo: { data, width, height, channels: 3 }, garment };
}

export function overlap(one: Uint8Array, two: Uint8Array): number {
  let [both, either] = [0, 0];
  one.forEach((v, i) => {
    if (v > 127 && two[i]! > 127) both++;
    if (v > 127 || two[i]! > 127) either++;
  });
  return both / either;
}

const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

export const apart = (hex: string, colour: Colour): number =>
  Math.hypot(...channels(hex).map((v, k) => v - colour[k]!));

export const alphaAt = ({ data, width }: Pixels, x: number, y: number): number =>
  data[(y * width + x) * 4 + 3]!;

export const stripes = (_: number, y: number): Colour => (((y / 24) | 0) % 2 ? NAVY : WHITE);
