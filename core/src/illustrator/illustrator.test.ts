import fc from "fast-check";
import { expect, test } from "vitest";
import { drawIllustration, type Piece, readOutfit } from "./index.ts";
import { personOf } from "./figure/people.ts";
import { CATALOGUE } from "./garments/catalogue.ts";
import { garmentName, outfit, PIXEL, scene, seed } from "./any-outfit.testing.ts";

const ELEMENTS = /^(svg|defs|g|path|rect|circle|ellipse|image|use|pattern|clipPath)$/;

const ATTRIBUTES =
  /^(xmlns|viewBox|width|height|id|d|x|y|cx|cy|r|rx|ry|fill|fill-rule|fill-opacity|stroke|stroke-width|stroke-linecap|stroke-linejoin|stroke-dasharray|stroke-opacity|transform|clip-path|patternUnits|patternTransform|href|preserveAspectRatio)$/;

type Element = { tag: string; attributes: readonly (readonly [name: string, value: string])[] };

/** Reads the SVG strictly: every tag closed in order, every attribute quoted, nothing between the tags. */
function readSvg(svg: string): Element[] {
  const open: string[] = [];
  const elements: Element[] = [];
  const tags = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<&]*")*)(\/?)>/g;
  expect(svg.replace(tags, "")).toBe("");
  for (const [, closing, tag = "", attributes = "", empty] of svg.matchAll(tags)) {
    const closes = closing ? open.pop() : tag;
    expect(closes).toBe(tag);
    if (closing) continue;
    if (!empty) open.push(tag);
    const pairs = [...attributes.matchAll(/ ([a-zA-Z-]+)="([^"]*)"/g)];
    elements.push({ tag, attributes: pairs.map(([, name = "", value = ""]) => [name, value]) });
  }
  expect(open).toEqual([]);
  return elements;
}

test("any outfit in any scene is a well-formed SVG without script, link or text from the person", () => {
  fc.assert(
    fc.property(outfit, scene, (outfit, scene) => {
      const { svg } = drawIllustration(outfit, scene);
      const elements = readSvg(svg);
      const attributes = elements.flatMap((element) => element.attributes);
      const values = (of: string): string[] =>
        attributes.flatMap(([name, value]) => (name === of ? [value] : []));
      for (const { tag } of elements) expect(tag).toMatch(ELEMENTS);
      for (const [name, value] of attributes) {
        expect(name).toMatch(ATTRIBUTES);
        expect(value).not.toMatch(/NaN|undefined|Infinity/);
      }
      expect(values("href").filter((url) => url !== PIXEL && !/^#d\d+$/.test(url))).toEqual([]);
      const used = attributes.flatMap(
        ([name, value]) =>
          (name === "href" ? /^#(d\d+)$/ : /^url\(#(\w+)\)$/).exec(value)?.slice(1) ?? [],
      );
      expect(used.filter((id) => !values("id").includes(id))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("the description is one sentence of known words, whatever the pieces are called", () => {
  fc.assert(
    fc.property(outfit, scene, (outfit, scene) => {
      const { alt } = drawIllustration(outfit, scene);
      expect(alt).toMatch(
        /^(An illustrated person wearing|Laid out flat on white:) [A-Za-z, -]+\.$/,
      );
    }),
    { numRuns: 40 },
  );
});

test("every garment of the catalogue can be drawn, worn and laid flat", () => {
  for (const { id, name } of CATALOGUE)
    for (const style of ["figure", "flat-lay"] as const) {
      const { svg, alt } = drawIllustration(
        { pieces: [{ kind: id, colours: ["#336699"] }], seed: 5, style },
        {},
      );
      readSvg(svg);
      expect(svg).toContain("#336699");
      expect(alt).toContain(name);
    }
});

test("the same outfit and seed give the same picture", () => {
  fc.assert(
    fc.property(outfit, scene, (outfit, scene) => {
      expect(drawIllustration(outfit, scene)).toEqual(drawIllustration(outfit, scene));
    }),
    { numRuns: 20 },
  );
});

test("consecutive seeds never show the same person", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xfffffffe }), (seed) => {
      const [one, next] = [personOf(seed), personOf(seed + 1)];
      expect(one.hairStyle).not.toBe(next.hairStyle);
      expect(one.skin).not.toBe(next.skin);
    }),
  );
});

test("true colours: each piece's first colour is on the picture, where it says", () => {
  const pieces: Piece[] = [
    { category: "top", colours: ["#aa3311"] },
    { category: "coat", colours: ["#118833"] },
    { category: "trouser", colours: ["#223388"] },
    { category: "cap", colours: ["#bb9900"] },
  ];
  const { regions, svg } = drawIllustration({ pieces, seed: 11, regions: true }, {});
  expect(regions!.map(({ colour }) => colour)).toEqual(
    expect.arrayContaining(pieces.map(({ colours }) => colours[0])),
  );
  for (const { points, colour } of regions!) {
    expect(points.length).toBeGreaterThan(3);
    expect(svg).toContain(`fill="${colour}"`);
  }
});

test("layers: a coat lies over a sweater and that over a shirt, and no inner sleeve pokes through", () => {
  fc.assert(
    fc.property(seed, (seed) => {
      const pieces = ["overcoat", "shirt", "sweater"].map((name, i) => ({
        name,
        colours: [`#aa000${i}`],
      }));
      const { svg, regions } = drawIllustration({ pieces, seed, regions: true }, {});
      const last = (colour: string): number => svg.lastIndexOf(`fill="${colour}"`);
      expect(last("#aa0000")).toBeGreaterThan(
        Math.max(last("#aa0002"), svg.indexOf('fill="#aa0001"')),
      );
      const reach = (piece: number): number => {
        const { points } = regions!.find((region) => region.piece === piece)!;
        return Math.max(...points.map(([x]) => Math.abs(x - 512)));
      };
      expect(reach(2)).toBeLessThan(80);
      expect(reach(0)).toBeGreaterThan(45);
    }),
    { numRuns: 12 },
  );
});

test("an outfit without legs and shoes gets quiet ones, and says only what was asked for", () => {
  const bare = drawIllustration(
    { pieces: [{ name: "red tee", colours: ["#c02020"] }], seed: 1 },
    {},
  );
  expect(bare.alt).toBe("An illustrated person wearing a red T-shirt.");
  const jeans = drawIllustration(
    {
      pieces: [
        { name: "red tee", colours: ["#c02020"] },
        { name: "jeans", colours: ["#334466"] },
      ],
      seed: 1,
    },
    {},
  );
  expect(jeans.svg).not.toBe(bare.svg);
});

test("the name wins over the category, and the category over the slot", () => {
  const alt = (piece: Piece): string => drawIllustration({ pieces: [piece], seed: 1 }, {}).alt;
  expect(alt({ category: "coat", name: "olive parka", colours: ["#5c6144"] })).toContain(
    "olive parka",
  );
  expect(alt({ category: "coat", slot: "base", colours: ["#1d1d22"] })).toContain("black coat");
  expect(alt({ slot: "feet", colours: ["#6b4429"] })).toContain("brown sneakers");
  expect(alt({ category: "top", name: "navy top", colours: ["#22304f"] })).toContain("navy top");
});

test("a patterned item carries its own cartoon onto the drawing; a plain one is drawn", () => {
  const draw = (name: string): string =>
    drawIllustration({ pieces: [{ name, colours: ["#334466"], cartoon: PIXEL }], seed: 1 }, {}).svg;
  expect(draw("striped tee")).toContain(PIXEL);
  expect(draw("navy tee")).not.toContain(PIXEL);
});

test("a print is seen on caps and beanies, and on sleeves down to the wrist", () => {
  const shown = (name: string): number => {
    const piece = { name, colours: ["#334466"], cartoon: PIXEL };
    const { svg } = drawIllustration({ pieces: [piece], seed: 1 }, {});
    return svg.split('<use href="#').length - 1;
  };
  expect(["printed cap", "printed beanie"].map(shown)).toEqual([1, 1]);
  expect(shown("printed sweater")).toBeGreaterThan(shown("printed tee"));
});

test("the flat-lay shows the closet's own cartoons", () => {
  const pieces = [
    { name: "navy tee", colours: ["#22304f"], cartoon: PIXEL },
    { name: "beige chinos", colours: ["#d8c7a6"] },
  ];
  const { svg, alt } = drawIllustration(
    { pieces, seed: 1, style: "flat-lay" },
    { occasion: "beach" },
  );
  expect(svg.split(PIXEL).length).toBe(2);
  expect(alt).toBe("Laid out flat on white: a navy T-shirt and beige chinos.");
});

test("what is read out of a text can be drawn, and its names are understood again", () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          garmentName,
          fc.constantFrom("navy", "striped", "floral", "no", "and", ",", "with", "leather"),
        ),
        { maxLength: 25 },
      ),
      seed,
      (words, seed) => {
        const { pieces, scene } = readOutfit(words.join(" "), seed);
        const { alt } = drawIllustration({ pieces, seed }, scene);
        for (const { name } of pieces.slice(0, 1))
          expect(CATALOGUE.some((kind) => name!.endsWith(kind.name))).toBe(true);
        expect(alt.length).toBeGreaterThan(20);
      },
    ),
    { numRuns: 40 },
  );
});
