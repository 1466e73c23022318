import { describe, expect, it } from "vitest";
import type { Taste } from "../../taste.ts";
import type { Weather } from "../../weather.ts";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const CLOSET = [
  called("white shirt", "top", "#f6f6f4"),
  called("navy shirt", "top", "#1c2742"),
  called("red shirt", "top", "#b3202c"),
  called("grey shirt", "top", "#8b8e93"),
  called("straight jeans", "trouser", "#3c5488"),
  called("wide-leg jeans", "trouser", "#3c5488"),
  called("denim shorts", "short", "#3c5488"),
  called("grey suit trousers", "trouser", "#70727a"),
  called("white sneakers", "shoes", "#f6f6f4"),
  called("brown sandals", "shoes", "#7a5636"),
  called("black loafers", "shoes", "#161618"),
  called("wool coat", "coat", "#3b3e43"),
];
const SEEDS = [0, 1, 2, 3, 4, 5];

type Asked = { weather?: Weather; exclude?: string[]; washing?: string[] };

const worn = (prompt: string, taste: Taste, { weather = weatherAt(19), ...more }: Asked = {}) =>
  SEEDS.map((seed) => suggestOutfit({ prompt, closet: CLOSET, weather, seed, taste, ...more })).map(
    ({ plan }) => plan.items,
  );
const share = (outfits: readonly (readonly string[])[], id: string): number =>
  outfits.filter((items) => items.includes(id)).length / outfits.length;

describe("a taste", () => {
  it("makes what is liked come up more often, and what is left less", () => {
    const plain = worn("coffee with friends", {});
    const red = worn("coffee with friends", { "colour:red": 1.5 });
    const noWide = worn("coffee with friends", { "cut:wide-legs": -1.5 });
    expect(share(red, "red shirt")).toBeGreaterThan(share(plain, "red shirt"));
    expect(share(noWide, "wide-leg jeans")).toBe(0);
  });

  it("of nothing changes nothing", () => {
    expect(worn("coffee with friends", { "colour:mauve": 3 })).toEqual(
      worn("coffee with friends", {}),
    );
  });

  it.each<[string, string, Taste, Asked, string[]]>([
    [
      "the cold",
      "a walk",
      { "kind:shorts": 9, "kind:sandals": 9 },
      { weather: weatherAt(-3) },
      ["denim shorts", "brown sandals"],
    ],
    [
      "a dress code",
      "job interview at a bank",
      { "kind:shorts": 9, "kind:sandals": 9, "kind:suit-trousers": -9 },
      {},
      ["denim shorts", "brown sandals"],
    ],
    ["a refusal", "coffee with friends, no red", { "colour:red": 9 }, {}, ["red shirt"]],
    [
      "what is left out",
      "coffee with friends",
      { "colour:red": 9 },
      { exclude: ["red shirt"] },
      ["red shirt"],
    ],
    [
      "what is in the wash",
      "coffee with friends",
      { "colour:red": 9 },
      { washing: ["red shirt"] },
      ["red shirt"],
    ],
  ])("never overrules %s", (_what, prompt, taste, asked, never) => {
    for (const items of worn(prompt, taste, asked))
      for (const id of never) expect(items).not.toContain(id);
  });

  it("does not take off the coat that the frost asks for", () => {
    const items = worn(
      "a walk",
      { "kind:coat": -9, "material:wool": -9 },
      { weather: weatherAt(-3) },
    );
    for (const outfit of items) expect(outfit).toContain("wool coat");
  });

  it("gives way to what is asked for now", () => {
    for (const items of worn("I want to wear my red shirt to coffee", { "colour:red": -9 }))
      expect(items).toContain("red shirt");
  });
});
