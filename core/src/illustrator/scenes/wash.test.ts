import fc from "fast-check";
import { expect, test } from "vitest";
import { inWash } from "./wash.ts";

const byte = fc.integer({ min: 0, max: 255 });
const colour = fc.tuple(byte, byte, byte);
const hexOf = (rgb: readonly number[]): string =>
  `#${rgb.map((value) => value.toString(16).padStart(2, "0")).join("")}`;

/** What is seen of a wash over a ground of one grey. */
function over(rgb: readonly number[], ground: number): number[] {
  const washed = inWash(`<circle fill="${hexOf(rgb)}"/>`);
  const [, ink = "", alpha = ""] = /fill="#(\w{6})" fill-opacity="([\d.]+)"/.exec(washed) ?? [];
  const channels = [0, 2, 4].map((at) => parseInt(ink.slice(at, at + 2), 16));
  return channels.map((value) => value * Number(alpha) + ground * (1 - Number(alpha)));
}

test("on white a wash is the colour that it was", () => {
  fc.assert(
    fc.property(colour, (rgb) => {
      over(rgb, 255).forEach((value, i) => expect(Math.abs(value - rgb[i]!)).toBeLessThan(6));
    }),
  );
});

test("on a dark page what was pale is dark", () => {
  const pale = fc.tuple(...[0, 1, 2].map(() => fc.integer({ min: 153, max: 249 })));
  fc.assert(
    fc.property(pale, (rgb) => {
      expect(Math.max(...over(rgb, 50))).toBeLessThan(135);
    }),
  );
});

test("strokes are washes too, and what is no colour stays", () => {
  expect(inWash('<path d="M0 0" fill="none" stroke="#8080ff" stroke-width="4"/>')).toBe(
    '<path d="M0 0" fill="none" stroke="#4a4aff" stroke-opacity="0.7" stroke-width="4"/>',
  );
});
