import { expect, test } from "vitest";
import type { KindId } from "../../wardrobe/kinds.ts";
import { drawGarment } from "../sticker.ts";

const drawn = (kind: KindId): string => drawGarment({ kind, colours: ["#5b4637"] });

test("shoes of which no more is known are no sneakers, nor any other shoe", () => {
  const others = ["sneakers", "boots", "loafers", "sandals", "heels", "dress-shoes"] as const;
  const all = ["shoes", ...others, "flip-flops", "slippers"] as const;
  expect(new Set(all.map(drawn)).size).toBe(all.length);
});

test("dress shoes of which no more is known have no laces, as loafers have none", () => {
  const lines = (kind: KindId): number => drawn(kind).split("<path").length;
  expect(lines("dress-shoes")).toBeLessThan(lines("oxfords"));
});

test.each([
  ["skirt", ["mini-skirt", "midi-skirt", "maxi-skirt", "pleated-skirt"]],
  ["dress", ["mini-dress", "midi-dress", "maxi-dress"]],
] as const)(
  "a %s of which no more is known is drawn as none of its narrower kinds",
  (kind, narrower) => {
    expect(narrower.map(drawn)).not.toContain(drawn(kind));
  },
);

test("a beanie has no bobble, whoever wears it", () => {
  expect(drawn("beanie")).not.toBe(drawn("bobble-hat"));
});
