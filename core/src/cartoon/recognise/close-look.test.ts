import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawCartoon } from "../draw.ts";
import { plainKernels } from "../kernels/twin.ts";
import { compileKernels, wasmKernels } from "../kernels/wasm.ts";
import { openCartoonKit } from "../kit.ts";
import { halves } from "../segment/net.ts";
import type { Mask, Pixels, Recognised } from "../contract.ts";
import { type CutHeads, openCutHeads } from "./heads.ts";
import { INPUT, openCloseNet } from "./close-look.ts";
import { readCut } from "./read-cut.ts";

const asset = (name: string): Buffer =>
  readFileSync(new URL(`../../../assets/${name}`, import.meta.url));
const [weights, layers] = [asset("segment.f16"), asset("segment.json").toString()];
const kits = [asset("kernels.wasm"), undefined].map((kernels) =>
  openCartoonKit({ weights, layers, kernels }),
);

const [WIDTH, HEIGHT] = [200, 300];

/** A blue garment on a room of some grey, where `covers` says so. */
function photo(grey: number, covers: (x: number, y: number) => boolean) {
  const data = new Uint8Array(WIDTH * HEIGHT * 3).fill(grey);
  const mask: Mask = { data: new Uint8Array(WIDTH * HEIGHT), width: WIDTH, height: HEIGHT };
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    if (!covers(i % WIDTH, Math.floor(i / WIDTH))) continue;
    data.set([40, 60, 120], 3 * i);
    mask.data[i] = 255;
  }
  const pixels: Pixels = { data, width: WIDTH, height: HEIGHT, channels: 3 };
  return { photo: pixels, mask };
}

const trousers = (x: number, y: number): boolean =>
  y > 20 && y < 285 && Math.abs(x - 100) < 45 && (y < 110 || Math.abs(x - 100) > 8);

const cutOf = ({ photo: pixels, mask }: ReturnType<typeof photo>, kit = kits[0]!) =>
  drawCartoon(pixels, { kit, mask }).recognised!;

test("trousers reach the ankle and have no collar, sleeves or front to speak of", () => {
  const seen = cutOf(photo(235, trousers));
  expect(seen).toMatchObject({ category: "trouser", length: "ankle" });
  expect(Object.keys(seen)).not.toContain("neckline");
  expect(Object.keys(seen)).not.toContain("sleeve");
});

const floats = (name: string): Float32Array =>
  new Float32Array(new Uint8Array(asset(`test/${name}.f32`)).buffer);

/** The smooth picture that training/cut.py gave PyTorch, all of it garment. */
function smoothPicture(): Float32Array {
  const planes = floats("segment.input");
  return Float32Array.from({ length: INPUT * INPUT * 4 }, (_, i) =>
    i % 4 === 3 ? 1 : planes[(i % 4) * INPUT * INPUT + (i >> 2)]!,
  );
}

test.each([
  ["WASM", wasmKernels(compileKernels(asset("kernels.wasm")), 48)],
  ["plain", plainKernels()],
])("the closer look on %s kernels sees what PyTorch does", (_, kernels) => {
  const expected = floats("close.output");
  const seen = openCloseNet(kernels, halves(weights), layers)!(smoothPicture());
  expect(seen.length).toBe(expected.length);
  const size = Math.sqrt(expected.reduce((sum, v) => sum + v * v, 0));
  const apart = Math.sqrt(expected.reduce((sum, v, i) => sum + (v - seen[i]!) ** 2, 0));
  expect(apart / size).toBeLessThan(0.01);
});

test("both implementations of the kernels read the same cut", () => {
  const [fast, plain] = kits.map((kit) => cutOf(photo(235, trousers), kit));
  expect(plain).toMatchObject({ category: fast!.category, length: fast!.length });
});

/** Heads that answer by one feature each, surely or not. */
const heads = (from: number): CutHeads => {
  const head = (...names: string[]) => ({
    names,
    bias: new Float32Array(names.length),
    weights: Float32Array.from(names, (_, i) => (i === 0 ? 2 : 0)),
    from: names.map(() => from),
  });
  return {
    knd: head("parka", "tee"),
    len: head("thigh", "hip"),
    nck: head("hood", "collar"),
    clo: head("zip", "buttons"),
    arm: head("three-quarter", "long"),
  };
};
const readAll = (from: number, category: Recognised["category"]) =>
  readCut(heads(from), Float32Array.of(1), category, { byTop: 1, byLow: 1, byEnd: 1, flare: 1 });
function read(from: number, category: Recognised["category"]) {
  const { filed: _, ...seen } = readAll(from, category);
  return seen;
}

test("what is likely is said, what is not likely enough or has no word is not", () => {
  expect(read(0.8, "coat")).toEqual({
    kind: "parka",
    length: "thigh",
    neckline: "hood",
    closure: "zip",
  });
  expect(read(0.95, "coat")).toEqual({});
});

test("a trait is said only of garments that have it", () => {
  expect(read(0.8, "skirt")).toEqual({ kind: "parka", length: "thigh" });
  expect(read(0.8, "shoes")).toEqual({ kind: "parka" });
});

test("whatever it is taken for, it is read as what somebody may file it under", () => {
  const { filed } = readAll(0.8, "shoes");
  expect(filed.coat).toMatchObject({ kind: "parka", length: "thigh", neckline: "hood" });
  expect(filed.shoes).toEqual({});
  // the hip, which takes from the thigh's odds, is no end of a parka
  expect(readAll(0.95, "coat").filed.coat).toEqual({
    kind: "parka",
    length: "thigh",
    neckline: "hood",
  });
});

test("older weights, which do not read the cut, still name the garment", () => {
  const first = (JSON.parse(layers) as { n: string }[]).filter(({ n }) => n !== "m0");
  expect(openCutHeads(new Float32Array(4), "[]")).toBeNull();
  const kit = openCartoonKit({
    weights,
    layers: JSON.stringify(first),
    kernels: asset("kernels.wasm"),
  });
  const seen = cutOf(photo(235, trousers), kit);
  expect(seen.category).toBe("trouser");
  expect(seen.length).toBeUndefined();
});
