import fc from "fast-check";
import { expect, it } from "vitest";
import { weatherAt } from "../closet.testing.ts";
import { WARDROBE } from "../looks/wardrobe.test-data.ts";
import { toldBy } from "../taste/told.ts";
import { readBrief } from "../understand/read-brief.ts";
import { tryOn } from "./compose.ts";
import { scorerFor } from "./score.ts";

const FEATURES = [
  ...new Set(
    WARDROBE.flatMap(({ id }) => Object.keys(toldBy(WARDROBE, { kept: [id], passed: [] }))),
  ),
];

const tasteAmong = (features: string[]) =>
  fc.dictionary(fc.constantFrom(...features), fc.constantFrom(-20, 20), {
    minKeys: 12,
    maxKeys: 60,
  });

const asked = fc.record({
  prompt: fc.constantFrom("coffee with friends", "board meeting", "a funeral", "gardening"),
  tempC: fc.integer({ min: -8, max: 33 }),
  precip: fc.constantFrom("none" as const, "rain" as const),
});

const fittingFor = (
  { prompt, tempC, precip }: { prompt: string; tempC: number; precip: "none" | "rain" },
  taste: Record<string, number>,
) => {
  const brief = readBrief({ prompt, closet: WARDROBE, weather: weatherAt(tempC, precip) });
  return tryOn(brief, { closet: WARDROBE, include: [], exclude: [], taste, seed: 0 });
};

it("puts first only what serves day and setting as well as everybody's favourite", () => {
  fc.assert(
    fc.property(asked, tasteAmong(FEATURES), (request, taste) => {
      const { outfits, brief, needs, senseOf } = fittingFor(request, taste);
      const plain = scorerFor(brief, needs);
      const [favourite] = outfits.toSorted((a, b) => plain.outfit(b.worn) - plain.outfit(a.worn));
      expect(senseOf(outfits[0]!)).toBeGreaterThanOrEqual(senseOf(favourite!) - 0.4 - 1e-9);
    }),
    { numRuns: 40, seed: 20261123 },
  );
});

it("finds outfits in order, the same whatever order the closet has", () => {
  const taste = { "colour:green": 2, "kind:jeans": -2, "look:contrast": 1.5 };
  const request = { prompt: "coffee with friends", tempC: 16, precip: "none" as const };
  const { outfits } = fittingFor(request, taste);
  const scores = outfits.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  const brief = readBrief({ ...request, closet: WARDROBE, weather: weatherAt(16) });
  const turned = tryOn(brief, {
    closet: WARDROBE.toReversed(),
    include: [],
    exclude: [],
    taste,
    seed: 0,
  });
  expect(turned.outfits.map(({ key }) => key)).toEqual(outfits.map(({ key }) => key));
});
