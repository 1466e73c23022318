import fc from "fast-check";
import { expect, test } from "vitest";
import { compose, type Laid, type Thing } from "./board.ts";
import { CATALOGUE } from "./garments/catalogue.ts";

const size = fc.integer({ min: 60, max: 560 });
const thing: fc.Arbitrary<Thing> = fc
  .tuple(fc.constantFrom(...CATALOGUE), size, size)
  .map(([kind, width, height]) => ({ kind, width, height }));
const things = fc.array(thing, { minLength: 1, maxLength: 16 });

const boxOf = ({ width, height }: Thing, laid: Laid) => {
  const scale = laid.width / width;
  const [x, y] = [laid.width / 2, (height * scale) / 2];
  return { left: laid.x - x, right: laid.x + x, top: laid.y - y, bottom: laid.y + y };
};

test("everything lies on the board, and nothing lies on anything else", () => {
  fc.assert(
    fc.property(things, fc.nat(), (things, seed) => {
      const boxes = compose(things, seed).map((laid, i) => boxOf(things[i]!, laid));
      expect(boxes).toHaveLength(things.length);
      for (const [i, a] of boxes.entries()) {
        expect(Math.min(a.left, a.top)).toBeGreaterThan(20);
        expect(Math.max(a.right, a.bottom)).toBeLessThan(1004);
        for (const b of boxes.slice(i + 1)) {
          const apart =
            a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
          expect(apart).toBe(true);
        }
      }
    }),
    { numRuns: 60 },
  );
});

test("what is twice as long beside another thing is twice as long on the board", () => {
  fc.assert(
    fc.property(things, fc.nat(), (things, seed) => {
      const scales = compose(things, seed).map(({ width }, i) => width / things[i]!.width);
      for (const scale of scales) expect(scale).toBeCloseTo(scales[0]!, 6);
    }),
    { numRuns: 40 },
  );
});

const of = (id: string, width: number, height: number): Thing => ({
  kind: CATALOGUE.find((kind) => kind.id === id)!,
  width,
  height,
});

test("a top lies above what is worn below it, shoes lie lowest, and a hat lies above the shoes", () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 200, max: 360 }), (seed, wide) => {
      const outfit = [
        of("sneakers", 150, 90),
        of("jeans", 180, 480),
        of("tee", wide, 320),
        of("cap", 120, 80),
        of("tote-bag", 120, 180),
      ];
      const [shoes, jeans, tee, cap] = compose(outfit, seed);
      expect(tee!.y).toBeLessThan(jeans!.y);
      expect(cap!.y).toBeLessThan(shoes!.y);
      const bottom = ({ y, width }: Laid, { width: w, height }: Thing) =>
        y + (height * width) / w / 2;
      expect(bottom(shoes!, outfit[0]!)).toBeGreaterThan(900);
    }),
    { numRuns: 20 },
  );
});
