import { expect, test } from "vitest";
import { SLEEVES } from "../../garment.ts";
import { CLOSURES, LENGTHS, NECKLINES } from "../../wardrobe/cuts.ts";
import type { KindId } from "../../wardrobe/kinds.ts";
import { Canvas } from "../canvas.ts";
import { drawnCut } from "../flat-lay.ts";
import { garmentsOf } from "../wardrobe.ts";
import { CATALOGUE } from "./catalogue.ts";
import type { SeenCut } from "./seen-cut.ts";

const COLOURS = ["#2c3448"];

/** The garment by itself: its box, and what is drawn. */
function drawn(kind: KindId, details: SeenCut) {
  const canvas = new Canvas();
  return drawnCut(garmentsOf({ kind, colours: COLOURS, details }, 0)[0]!, 0, canvas);
}

const increases = (values: readonly number[]): boolean =>
  values.every((value, i) => i === 0 || value > values[i - 1]! + 8);

test.each([
  ["coat", ["cropped", "hip", "thigh", "knee", "calf", "ankle"]],
  ["jacket", ["hip", "thigh", "knee", "calf", "ankle"]],
  ["parka", ["hip", "thigh", "knee", "calf", "ankle"]],
  ["puffer-coat", ["hip", "thigh", "knee", "calf", "ankle"]],
  ["pea-coat", ["hip", "thigh", "knee"]],
  ["skirt", ["thigh", "knee", "calf", "ankle"]],
  ["dress", ["thigh", "knee", "calf", "ankle"]],
  ["trousers", ["thigh", "knee", "calf", "ankle"]],
] as const)("a %s reaches as far down as was seen", (kind, lengths) => {
  const bottoms = lengths.map((length) => {
    const { top, height } = drawn(kind, { length });
    return top + height;
  });
  expect(bottoms).toSatisfy(increases);
});

test.each(["coat", "dress", "shirt", "sweater"] as const)(
  "the sleeves of a %s are those that were seen",
  (kind) => {
    const widths = (["none", "short", "long"] as const).map(
      (sleeve) => drawn(kind, { sleeve }).width,
    );
    expect(widths).toSatisfy((all: number[]) => all[0]! < all[1]! && all[1]! <= all[2]!);
  },
);

test("a hood, a stand-up collar and a lapel are three drawings, and so are a zip and buttons", () => {
  const necks = (["hood", "stand", "collar", "crew"] as const).map(
    (neckline) => drawn("coat", { neckline }).svg,
  );
  expect(new Set(necks).size).toBe(necks.length);
  const fronts = (["zip", "buttons", "open"] as const).map(
    (closure) => drawn("jacket", { closure }).svg,
  );
  expect(new Set(fronts).size).toBe(fronts.length);
});

test("what a kind is already drawn with is not drawn anew", () => {
  for (const [kind, seen] of [
    ["bomber-jacket", { length: "hip", neckline: "stand", closure: "zip", sleeve: "long" }],
    ["trench-coat", { length: "knee", neckline: "collar", closure: "buttons" }],
    ["mini-skirt", { length: "thigh" }],
  ] as const)
    expect(drawn(kind, seen).svg).toBe(drawn(kind, {}).svg);
});

test("a jacket to the thigh hangs straight, without the rib of one to the hip", () => {
  const lines = (length: "hip" | "thigh"): number =>
    drawn("bomber-jacket", { length }).svg.split("<path").length;
  expect(lines("thigh")).toBeLessThan(lines("hip"));
});

test("a name that tells the cut stands above the photo", () => {
  expect(drawn("maxi-skirt", { length: "thigh" }).svg).toBe(drawn("maxi-skirt", {}).svg);
  expect(drawn("gilet", { sleeve: "long" }).svg).toBe(drawn("gilet", {}).svg);
  expect(drawn("hoodie", { neckline: "crew" }).svg).toBe(drawn("hoodie", {}).svg);
  expect(drawn("skirt", { length: "thigh" }).svg).not.toBe(drawn("skirt", {}).svg);
});

test("every garment can be drawn in every cut that may be seen of it", () => {
  const at = <T>(all: readonly T[], i: number): T => all[i % all.length]!;
  const cuts = CATALOGUE.filter(({ recut }) => recut).map(({ id }, i) => {
    const rest = { neckline: at(NECKLINES, i), closure: at(CLOSURES, i), length: at(LENGTHS, i) };
    return { id, svg: drawn(id, { ...rest, sleeve: at(SLEEVES, i) }).svg };
  });
  expect(cuts.length).toBeGreaterThan(100);
  expect(cuts.filter(({ svg }) => /NaN|undefined/.test(svg)).map(({ id }) => id)).toEqual([]);
});

test("what was seen of a suit changes neither of its parts", () => {
  expect(drawn("suit", { length: "ankle" }).svg).toBe(drawn("suit", {}).svg);
});
