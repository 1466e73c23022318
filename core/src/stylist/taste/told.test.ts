import { describe, expect, it } from "vitest";
import { called, piece } from "../closet.testing.ts";
import { toldBy } from "./told.ts";

const CLOSET = [
  called("wide-leg jeans", "trouser", "#1c2742"),
  called("skinny jeans", "trouser", "#8b8e93"),
  called("straight jeans", "trouser", "#e9e2d0"),
  called("white tee", "top", "#f6f6f4"),
  called("red striped tee", "top", "#b3202c"),
  called("puffer coat", "coat", "#4a5a3c"),
];

describe("a reaction", () => {
  it("tells what the kept piece has and the others in its place have not", () => {
    const told = toldBy(CLOSET, { kept: ["wide-leg jeans"], passed: [] });
    expect(told["cut:wide-legs"]).toBeCloseTo(1);
    expect(told["tone:dark-blue"]).toBeCloseTo(1);
    expect(told["cut:narrow-legs"]).toBeLessThan(0);
    // All three are jeans.
    expect(told["kind:jeans"]).toBeUndefined();
    expect(Object.keys(told).filter((name) => name.startsWith("pattern"))).toEqual([]);
  });

  it("tells the opposite where the piece was passed over", () => {
    const kept = toldBy(CLOSET, { kept: ["red striped tee"], passed: [] });
    const passed = toldBy(CLOSET, { kept: [], passed: ["red striped tee"] });
    expect(Object.keys(kept)).toContain("pattern:striped");
    for (const [name, amount] of Object.entries(kept)) expect(passed[name]).toBeCloseTo(-amount);
  });

  it("tells nothing of what had no rival, and nothing of what is not owned", () => {
    expect(toldBy(CLOSET, { kept: ["puffer coat"], passed: ["nobody's"] })).toEqual({});
    const blue = ["a", "b", "c"].map((id) => piece(id, "top", "tee", "#1c2742"));
    expect(toldBy(blue, { kept: ["a"], passed: [] })).toEqual({});
  });

  it("does not take the season for a taste", () => {
    const tops = [
      called("wool sweater", "top", "#8b8e93"),
      called("grey tank top", "top", "#8b8e93"),
      called("grey linen shirt", "top", "#8b8e93"),
    ];
    const told = toldBy(tops, { kept: ["wool sweater"], passed: [] });
    expect(told["trait:warm"] ?? 0).toBeLessThan(0.2);
  });

  it("holds what was kept against what it was kept over", () => {
    const told = toldBy(CLOSET, { kept: ["white tee"], passed: ["red striped tee"] });
    expect(told).toEqual({});
    const more = [...CLOSET, called("grey tee", "top", "#8b8e93")];
    const against = toldBy(more, { kept: ["white tee"], passed: ["red striped tee"] });
    expect(against["colour:white"]).toBeGreaterThan(0);
    expect(against["colour:red"]).toBeLessThan(0);
    expect(Math.abs(against["colour:grey"] ?? 0)).toBeLessThan(0.05);
  });

  it("says of pieces together how they look together", () => {
    const others = [...CLOSET, called("navy tee", "top", "#1c2742")];
    const told = toldBy(others, { kept: ["white tee", "wide-leg jeans"], passed: [] });
    expect(told["look:contrast"]).toBeGreaterThan(0);
  });

  it("tells the same whatever the closet's order", () => {
    const choice = { kept: ["white tee", "skinny jeans"], passed: [] };
    expect(toldBy(CLOSET.toReversed(), choice)).toEqual(toldBy(CLOSET, choice));
  });
});
