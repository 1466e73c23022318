import fc from "fast-check";
import { expect, test } from "vitest";
import { FIRST_LIKENESS, HAIR_COLOURS, type Likeness, SKIN_TONES } from "../likeness.ts";
import { CHOICES } from "../likeness.testing.ts";
import { likeness, seed } from "./any-outfit.testing.ts";
import { drawIllustration, type Piece } from "./index.ts";

const PIECES: Piece[] = [
  { kind: "tee", colours: ["#c9543f"] },
  { kind: "shorts", colours: ["#39507a"] },
  { kind: "sandals", colours: ["#8a5a34"] },
];

const draw = (likeness: Likeness | undefined, seed = 4, pieces = PIECES): string =>
  drawIllustration({ pieces, seed, ...(likeness && { likeness }) }, {}).svg;

test.each(Object.keys(CHOICES) as (keyof Likeness)[])("every choice of %s is drawn", (key) => {
  const drawn = CHOICES[key].map((value) => draw({ ...FIRST_LIKENESS, [key]: value }));
  expect(new Set(drawn).size).toBe(CHOICES[key].length);
});

const hairy = likeness.filter(({ hairCut }) => hairCut !== "none");

test("whatever the seed, it is the same person", () => {
  fc.assert(
    fc.property(hairy, seed, (likeness, seed) => {
      const svg = draw({ ...likeness, headscarf: "none" }, seed);
      expect(svg).toContain(SKIN_TONES[likeness.skin]);
      expect(svg).toContain(HAIR_COLOURS[likeness.hairColour]);
    }),
    { numRuns: 30 },
  );
});

test("own glasses give way to those of the outfit, and an own headscarf to a covering of the outfit", () => {
  const wearing = (kind: "sunglasses" | "hijab", likeness: Likeness): string =>
    draw(likeness, 4, [...PIECES, { kind, colours: ["#123456"] }]);
  expect(wearing("sunglasses", { ...FIRST_LIKENESS, glasses: "round" })).toBe(
    wearing("sunglasses", FIRST_LIKENESS),
  );
  expect(wearing("hijab", { ...FIRST_LIKENESS, headscarf: "rose" })).toBe(
    wearing("hijab", FIRST_LIKENESS),
  );
  expect(draw({ ...FIRST_LIKENESS, headscarf: "rose" })).not.toBe(draw(FIRST_LIKENESS));
});

test("who sits wears everything that who stands wears", () => {
  fc.assert(
    fc.property(likeness, seed, (likeness, seed) => {
      const worn = draw({ ...likeness, wheelchair: true }, seed);
      for (const { colours } of PIECES) expect(worn).toContain(`fill="${colours[0]}"`);
    }),
    { numRuns: 20 },
  );
});
