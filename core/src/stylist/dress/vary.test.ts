import { describe, expect, test } from "vitest";
import { WARDROBE } from "../looks/wardrobe.test-data.ts";
import { keyOf, type Outfit } from "./outfit.ts";
import { readCloset } from "./piece.ts";
import { choose, type Sense } from "./vary.ts";

const pieces = readCloset(
  WARDROBE.filter(({ category }) => category === "top"),
  "en",
);

/** One outfit of each top, each somewhat further below the best. */
const outfitsOf = (count: number, apart: number): Outfit[] =>
  pieces.slice(0, count).map((piece, rank) => {
    const worn = [{ slot: "base", piece } as const];
    return { worn, score: -rank * apart, key: keyOf(worn) };
  });

const mainsOf = (outfits: readonly Outfit[], senseOf: Sense = () => 0): Set<string> =>
  new Set(Array.from({ length: 24 }, (_, seed) => choose(outfits, seed, senseOf).key));

describe("where many tops are owned", () => {
  const many = outfitsOf(16, 0.25);

  test("a dozen of those that suit somewhat less take their turn", () => {
    expect(mainsOf(many).size).toBeGreaterThanOrEqual(12);
  });

  test("what suits far less does not, nor what the day speaks against", () => {
    const far = many.at(-1)!.key;
    expect(mainsOf(many)).not.toContain(far);
    const wrong = many[3]!;
    const mains = mainsOf(many, (outfit) => (outfit === wrong ? -2 : 0));
    expect(mains).not.toContain(wrong.key);
  });
});

test("of a few tops only those that are as good take turns", () => {
  expect(mainsOf(outfitsOf(8, 0.25)).size).toBeLessThan(6);
});
