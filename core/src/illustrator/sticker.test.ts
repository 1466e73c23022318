import { expect, test } from "vitest";
import { KIND_IDS, kindOf } from "../wardrobe/kinds.ts";
import { drawGarment } from "./sticker.ts";

test("every kind that is worn can be drawn by itself, in its colours and without a ground", () => {
  const wrong = KIND_IDS.filter((kind) => {
    if (kindOf(kind).area === "carried") return false;
    const svg = drawGarment({ kind, colours: ["#3a6ea5"] });
    const whole = svg.startsWith("<svg ") && svg.includes('viewBox="0 0 512 512"');
    return (
      !whole || !svg.includes("<path") || /NaN|Infinity|undefined|<rect width="1024"/.test(svg)
    );
  });
  expect(wrong).toEqual([]);
});

test("colour, pattern and cloth change what is drawn, a name does not", () => {
  const plain = drawGarment({ kind: "tee", colours: ["#3a6ea5"] });
  expect(drawGarment({ kind: "tee", colours: ["#3a6ea5"], name: "red floral dress" })).toBe(plain);
  for (const other of [
    { colours: ["#aa0000"] },
    { colours: ["#3a6ea5"], pattern: "striped" },
    { colours: ["#3a6ea5"], material: "knit" },
  ] as const)
    expect(drawGarment({ kind: "tee", ...other })).not.toBe(plain);
});

test("a suit is its jacket over its trousers", () => {
  const suit = drawGarment({ kind: "suit", colours: ["#444444"] });
  const jacket = drawGarment({ kind: "suit-jacket", colours: ["#444444"] });
  expect(suit.length).toBeGreaterThan(jacket.length);
});
