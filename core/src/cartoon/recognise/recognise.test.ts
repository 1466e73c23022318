import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawCartoon } from "../draw.ts";
import { openCartoonKit } from "../kit.ts";
import { type Heads, openHeads, probabilities } from "./heads.ts";
import { recognise } from "./recognise.ts";
import { texture } from "./texture.ts";

const SIDE = 512;

/** Cloth over the whole sheet; lightness, and blue against yellow, by place. */
function cloth(
  light: (x: number, y: number) => number,
  blue: (x: number, y: number) => number = () => 0,
) {
  const at = (value: (x: number, y: number) => number): Float32Array =>
    Float32Array.from({ length: SIDE * SIDE }, (_, i) => value(i % SIDE, Math.floor(i / SIDE)));
  const nothing = new Float32Array(SIDE * SIDE);
  const depth = new Float32Array(SIDE * SIDE).fill(-16);
  return { L: at(light), a: nothing, b: at(blue), depth, width: SIDE, height: SIDE };
}

const bands = (v: number, wide: number): number => (Math.floor(v / wide) % 2) * 0.4;
const plain = cloth(() => 0.6);
const folds = cloth((x, y) => 0.6 + 0.1 * Math.sin(x / 60 + y / 90));
const stripes = cloth((_, y) => 0.4 + bands(y, 10));
const checks = cloth((x, y) => 0.3 + bands(x, 10) + bands(y, 10));
const dots = cloth((x, y) => 0.4 + (Math.hypot((x % 40) - 20, (y % 40) - 20) < 9 ? 0.4 : 0));
const print = cloth(
  () => 0.6,
  (x, y) => (Math.hypot(x - 256, y - 256) < 120 ? 0.15 : 0),
);

const numbers = (kind: ReturnType<typeof cloth>): Float32Array => texture(kind, 1);
// Where they stand among the numbers; of the two scales the finer.
const [EDGES, DIRECTION, FOURFOLD, MAIN_LINES, OTHER_LINES] = [17, 23, 24, 27, 28];
const OTHERS = 34;

test("plain cloth and soft folds have no edges", () => {
  expect(numbers(plain)[EDGES]).toBe(0);
  expect(numbers(folds)[EDGES]).toBe(0);
});

test("stripes agree on one direction, checks on two, dots on none", () => {
  expect(numbers(stripes)[DIRECTION]).toBeGreaterThan(0.9);
  expect(numbers(stripes)[MAIN_LINES]).toBeGreaterThan(0.9);
  expect(numbers(stripes)[OTHER_LINES]).toBeLessThan(0.1);
  expect(numbers(checks)[DIRECTION]).toBeLessThan(0.7);
  expect(numbers(checks)[FOURFOLD]).toBeGreaterThan(0.6);
  expect(numbers(checks)[OTHER_LINES]).toBeGreaterThan(0.1);
  expect(numbers(dots)[DIRECTION]).toBeLessThan(0.1);
  expect(numbers(dots)[FOURFOLD]).toBeLessThan(0.5);
});

test("a picture on the chest is another colour, without being mixed in everywhere", () => {
  const share = (Math.PI * 120 * 120) / (SIDE * SIDE);
  expect(numbers(print)[OTHERS]).toBeCloseTo(share, 1);
  expect(numbers(plain)[OTHERS]).toBe(0);
});

test("a sticker of twice the size gives nearly the same numbers", () => {
  const side = 2 * SIDE;
  const L = Float32Array.from(
    { length: side * side },
    (_, i) => 0.4 + bands(Math.floor(i / side), 20),
  );
  const nothing = new Float32Array(side * side);
  const depth = new Float32Array(side * side).fill(-32);
  const large = texture({ L, a: nothing, b: nothing, depth, width: side, height: side }, 2);
  const small = numbers(stripes);
  for (const at of [DIRECTION, MAIN_LINES, OTHERS]) expect(large[at]).toBeCloseTo(small[at]!, 1);
});

/** Heads that read one feature for each of their names. */
const head = (names: readonly string[]): Heads["cls"] => ({
  names,
  bias: new Float32Array(names.length),
  weights: Float32Array.from({ length: names.length ** 2 }, (_, i) =>
    i % (names.length + 1) === 0 ? 1 : 0,
  ),
});
const CLASSES = ["t-shirt", "shirt", "longsleeve", "skirt"];
const padded = (names: readonly string[], count: number): Heads["cls"] => ({
  ...head(names),
  weights: Float32Array.from({ length: names.length * count }, (_, i) =>
    Math.floor(i / names.length) === i % names.length ? 1 : 0,
  ),
});
const heads: Heads = {
  cls: padded(CLASSES, 4),
  slv: padded(["none", "short", "long"], 4),
  pat: padded(["plain", "striped", "checked", "print"], 4),
};
const see = (...answers: number[]) =>
  recognise(heads, Float32Array.from(answers), new Float32Array(0));

test("classes of one category speak for it together, the garment's own word only where it is clear", () => {
  const mixed = see(4, 4, 4, 0);
  expect(mixed).toMatchObject({ category: "top", sure: true });
  expect(mixed.probability).toBeGreaterThan(0.98);
  expect(mixed.kind).toBeUndefined();
  expect(see(9, 0, 0, 0).kind).toBe("tee");
});

test("a close call is not sure", () => {
  expect(see(2, 2, 2, 0)).toMatchObject({ category: "top", sure: true });
  expect(see(0, 0, 0, 0.9)).toMatchObject({ category: "top", sure: false });
  expect(see(0, 0, 0, 1.3)).toMatchObject({ category: "skirt", sure: false });
});

test("sleeves are said only where they are clear, and never of a skirt", () => {
  expect(see(9, 0, 0, 0).sleeve).toBe("none");
  expect(see(0, 9, 0, 0).sleeve).toBe("short");
  expect(see(1, 1, 1, 0).sleeve).toBeUndefined();
  expect(see(0, 0, 0, 9).sleeve).toBeUndefined();
});

test("where fine print was drawn, cloth is plain only if that is beyond doubt", () => {
  const seen = (fine: boolean, ...answers: number[]) =>
    recognise(heads, Float32Array.from(answers), new Float32Array(0), fine).pattern;
  expect([seen(false, 2, 1, 0, 0), seen(true, 2, 1, 0, 0)]).toEqual(["plain", "striped"]);
  expect(seen(true, 9, 1, 0, 0)).toBe("plain");
});

test("weights without all heads name nothing", () => {
  expect(openHeads(new Float32Array(4), "[]")).toBeNull();
});

test("probabilities add up to one", () => {
  const all = probabilities(head(["one", "two"]), Float32Array.of(80, -80));
  expect(all.get("one")).toBeCloseTo(1);
  expect([...all.values()].reduce((sum, v) => sum + v)).toBeCloseTo(1);
});

const asset = (name: string): Buffer =>
  readFileSync(new URL(`../../../assets/${name}`, import.meta.url));
const kit = openCartoonKit({
  weights: asset("segment.f16"),
  layers: asset("segment.json").toString(),
  kernels: asset("kernels.wasm"),
});

/** A T-shirt in plain colours, striped or not, on white paper. */
function shirt(striped: boolean) {
  const side = 240;
  const data = new Uint8Array(side * side * 3).fill(245);
  const mask = { data: new Uint8Array(side * side), width: side, height: side };
  for (let y = 40; y < 210; y++) {
    for (let x = 20; x < 220; x++) {
      const body = x > 65 && x < 175;
      const sleeves = y < 40 + 60 + Math.min(x, 240 - x) / 6 - 20;
      const neck = Math.hypot(x - 120, y - 40) < 25;
      if (neck || (!body && !sleeves)) continue;
      mask.data[y * side + x] = 255;
      const white = striped && Math.floor(y / 8) % 2;
      data.set(white ? [240, 240, 236] : [30, 60, 130], (y * side + x) * 3);
    }
  }
  return { photo: { data, width: side, height: side, channels: 3 as const }, mask };
}

test("a drawn garment is named, also where the person cut it out; a card is not", () => {
  const { photo, mask } = shirt(false);
  const { recognised } = drawCartoon(photo, { kit, mask });
  expect(recognised).toMatchObject({ category: "top", pattern: "plain", sleeve: "short" });
  expect(drawCartoon(photo, { kit, card: true }).recognised).toBeUndefined();
});

test("stripes are seen at both sizes of a sticker", () => {
  const { photo, mask } = shirt(true);
  expect(drawCartoon(photo, { kit, mask }).recognised?.pattern).toBe("striped");
  expect(drawCartoon(photo, { kit, mask, size: 1024 }).recognised?.pattern).toBe("striped");
});
