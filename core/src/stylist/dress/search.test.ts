import { describe, expect, it } from "vitest";
import type { Garment } from "../../garment.ts";
import type { Weather } from "../../weather.ts";
import { piece, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const SEEDS = [0, 1, 2, 3, 4, 5];

function outfitsFor(prompt: string, closet: Garment[], tempC = 18, precip?: Weather["precip"]) {
  return SEEDS.map(
    (seed) => suggestOutfit({ prompt, closet, weather: weatherAt(tempC, precip), seed }).plan.items,
  );
}

const OFFICE = [
  piece("shirt", "top", "white shirt", "#f6f6f4"),
  piece("trousers", "trouser", "grey suit trousers", "#70727a"),
  piece("loafers", "shoes", "brown loafers", "#6b4526"),
];

/** A closet like a busy person's: kinds and colours drawn by number. */
function largeCloset(size: number): Garment[] {
  const kinds: [string, string][] = [
    ["top", "shirt"],
    ["top", "tee"],
    ["top", "blouse"],
    ["hoodies", "hoodie"],
    ["top", "wool sweater"],
    ["coat", "wool coat"],
    ["coat", "blazer"],
    ["coat", "raincoat"],
    ["trouser", "jeans"],
    ["trouser", "chinos"],
    ["skirt", "midi skirt"],
    ["dress", "wrap dress"],
    ["shoes", "sneakers"],
    ["boots", "ankle boots"],
    ["shoes", "loafers"],
    ["scarf", "scarf"],
    ["belt", "leather belt"],
    ["bag", "handbag"],
  ];
  const colours = ["#f4f2ee", "#1c2742", "#191a1c", "#8a8a8a", "#7a5636", "#9c2f3c", "#4f6b4a"];
  return Array.from({ length: size }, (_, at) => {
    const [category, noun] = kinds[at % kinds.length]!;
    return piece(`g${at}`, category, `${noun} ${at}`, colours[(at * 5) % colours.length]!);
  });
}

describe("a closet", () => {
  it("gives the same outfit in whatever order it lies", () => {
    const closet = largeCloset(90);
    const turned = [...closet.slice(37), ...closet.slice(0, 37)].toReversed();
    for (const prompt of ["office tomorrow", "coffee with friends", "dinner date"])
      expect(outfitsFor(prompt, turned).map((ids) => ids.toSorted())).toEqual(
        outfitsFor(prompt, closet).map((ids) => ids.toSorted()),
      );
  });
  it("of 200 pieces gives another outfit nearly every time, with many different tops", () => {
    const closet = largeCloset(200);
    const outfits = Array.from({ length: 24 }, (_, seed) =>
      suggestOutfit({ prompt: "coffee with friends", closet, weather: weatherAt(15), seed }),
    ).map(({ plan }) => plan.items);
    expect(new Set(outfits.map((ids) => ids.toSorted().join())).size).toBeGreaterThanOrEqual(20);
    const tops = outfits.map((ids) =>
      ids.find((id) => ["top", "dress", "hoodies"].includes(closet[Number(id.slice(1))]!.category)),
    );
    expect(new Set(tops).size).toBeGreaterThanOrEqual(12);
  });
});

describe("an outfit", () => {
  it("has one belt, one bag and one scarf, however many are owned", () => {
    const closet = largeCloset(120);
    for (const ids of outfitsFor("office tomorrow", closet, 4)) {
      const categories = ids.map((id) => closet.find((one) => one.id === id)!.category);
      for (const single of ["belt", "bag", "scarf", "shoes"])
        expect(categories.filter((one) => one === single).length).toBeLessThanOrEqual(1);
    }
  });
  it("has no two jackets, though both are wanted", () => {
    const closet = [
      ...OFFICE,
      piece("blazer", "coat", "navy blazer"),
      piece("jacket", "coat", "grey suit jacket", "#70727a"),
    ];
    for (const ids of outfitsFor(
      "I want to wear my navy blazer and my grey suit jacket to the office",
      closet,
    ))
      expect(ids.filter((id) => id === "blazer" || id === "jacket").length).toBe(1);
  });
  it("wears a dress as gladly as a top with trousers", () => {
    const closet = [...OFFICE, piece("dress", "dress", "navy sheath dress")];
    const outfits = outfitsFor("office", closet, 22);
    expect(outfits.some((ids) => ids.includes("dress"))).toBe(true);
    expect(outfits.some((ids) => ids.includes("shirt"))).toBe(true);
    for (const ids of outfits)
      expect(ids.includes("dress") && ids.includes("trousers")).toBe(false);
  });
  it("wears what is wanted, though something else would please more", () => {
    const closet = [
      ...OFFICE,
      piece("hoodie", "hoodies", "orange hoodie", "#e8762a"),
      piece("boots", "boots", "green rain boots", "#2f6b3c"),
    ];
    for (const ids of outfitsFor("office, I must wear my orange hoodie and my rain boots", closet))
      expect(ids).toEqual(expect.arrayContaining(["hoodie", "boots"]));
  });
});

describe("a coat", () => {
  const parka = piece("parka", "coat", "green parka", "#4a5a3c");
  it("is worn in the cold, though too casual for the day", () => {
    for (const ids of outfitsFor("board meeting in my grey suit trousers", [...OFFICE, parka], -4))
      expect(ids).toContain("parka");
  });
  it("stays at home in the heat", () => {
    for (const ids of outfitsFor("lunch in town", [...OFFICE, parka], 28))
      expect(ids).not.toContain("parka");
  });
});

describe("legs", () => {
  it("are in linen and not in wool where it is hot", () => {
    const closet = [
      piece("tee", "top", "white tee", "#f6f6f4"),
      piece("wool", "trouser", "grey wool trousers", "#70727a"),
      piece("linen", "trouser", "beige linen trousers", "#d8c7a6"),
      piece("sneakers", "shoes", "white sneakers", "#f6f6f4"),
    ];
    for (const ids of outfitsFor("lunch in town", closet, 31)) {
      expect(ids).toContain("linen");
      expect(ids).not.toContain("wool");
    }
  });
  it("are covered by trousers that are too plain rather than left bare, and that is said", () => {
    const closet = [OFFICE[0]!, OFFICE[2]!, piece("jeans", "trouser", "blue jeans")];
    const idea = suggestOutfit({
      prompt: "job interview at a bank",
      closet,
      weather: weatherAt(20),
      seed: 0,
    });
    expect(idea.plan.items).toContain("jeans");
    expect(idea.text).toMatch(/jeans/);
    expect(idea.plan.suggested.some(({ slot }) => slot === "legs")).toBe(true);
  });
});

it("puts no jacket over a jacket, but a coat over a blazer", () => {
  const two = [
    ...OFFICE,
    piece("denim", "coat", "denim jacket", "#4a6a94"),
    piece("leather", "coat", "leather jacket", "#191a1c"),
  ];
  for (const items of outfitsFor("museum, I must wear my denim jacket", two, 6)) {
    expect(items).toContain("denim");
    expect(items).not.toContain("leather");
  }
  const layered = [
    ...OFFICE,
    piece("blazer", "coat", "navy blazer"),
    piece("wool", "coat", "long wool overcoat", "#70727a"),
  ];
  expect(outfitsFor("client meeting, I must wear my navy blazer", layered, 2)[0]).toEqual(
    expect.arrayContaining(["blazer", "wool"]),
  );
});

it("pulls no jumper over another, however cold it is", () => {
  const closet = [
    piece("aran", "top", "cream aran jumper", "#f0e8d8"),
    piece("red", "top", "red wool jumper", "#b3202c"),
    piece("jeans", "trouser", "blue jeans", "#34507d"),
    piece("coat", "coat", "navy down coat"),
    piece("boots", "boots", "brown boots", "#5b3a21"),
  ];
  for (const items of outfitsFor("walk in the snow", closet, -8))
    expect(items.filter((id) => id === "aran" || id === "red")).toHaveLength(1);
});
