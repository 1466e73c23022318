import { expect, test } from "vitest";
import { oklab } from "../../oklab.ts";
import { nameColour } from "../../wardrobe/name-colour.ts";
import { dominant } from "./dominant.ts";
import { isGlossy, withoutMirroring } from "./leather.ts";

const named = (hex: string): string => {
  const [L, a, b] = oklab(hex);
  return nameColour(dominant([withoutMirroring({ L, a, b, area: 1 })])[0]!);
};

test.each([
  ["under a blue sky", "#26303b"],
  ["on a lawn", "#1f2e26"],
])("black trainers %s are black", (_, photo) => {
  expect(named(photo)).toBe("black");
});

test("brown leather under a grey gloss is brown, navy and beige stay what they are", () => {
  expect(named("#5f4d4b")).toBe("brown");
  expect(named("#1b2552")).toBe("navy");
  expect(named("#d6c3a8")).toMatch(/beige|sand/);
});

test("shoes and leather jackets have a gloss, denim jackets have none", () => {
  const seen = { probability: 1, sure: true, pattern: "plain" } as const;
  expect(isGlossy({ ...seen, category: "shoes" })).toBe(true);
  const filed = { coat: { kind: "biker-jacket" } } as const;
  expect(isGlossy({ ...seen, category: "top", filed })).toBe(true);
  expect(isGlossy({ ...seen, category: "coat", kind: "denim-jacket" })).toBe(false);
});
