import { expect, it } from "vitest";
import { piece, weatherAt } from "../closet.testing.ts";
import { rateOutfits } from "../index.ts";

const CLOSET = [
  piece("tee", "top", "white tee", "#f6f6f4"),
  piece("floral", "top", "floral blouse", "#c1582b"),
  piece("jeans", "trouser", "blue jeans", "#3c5488"),
  piece("leopard", "trouser", "leopard trousers", "#c7955c"),
  piece("wool", "trouser", "grey wool trousers", "#70727a"),
  piece("linen", "trouser", "beige linen trousers", "#d8c7a6"),
  piece("sneakers", "shoes", "white sneakers", "#f6f6f4"),
  piece("suede", "shoes", "brown suede loafers", "#7a5636"),
  piece("boots", "boots", "brown chelsea boots", "#6b4526"),
  piece("shirt", "top", "white dress shirt", "#f6f6f4"),
  piece("suit", "trouser", "navy suit trousers", "#1c2742"),
  piece("blazer", "coat", "navy blazer", "#1c2742"),
  piece("puffer", "coat", "green puffer jacket", "#4a5a3c"),
  piece("sandals", "shoes", "brown sandals", "#7a5636"),
];

it.each([
  [
    "one print and not two",
    "brunch",
    20,
    "none",
    "floral jeans sneakers",
    "floral leopard sneakers",
  ],
  ["linen in the heat", "lunch in town", 32, "none", "tee linen sneakers", "tee wool sneakers"],
  ["leather in the rain", "lunch in town", 10, "rain", "tee jeans boots", "tee jeans suede"],
  ["closed shoes in the cold", "lunch in town", 4, "none", "tee jeans boots", "tee jeans sandals"],
  [
    "a suit before a bank",
    "job interview at a bank",
    18,
    "none",
    "shirt suit blazer boots",
    "tee jeans sneakers",
  ],
  [
    "jeans before a suit with friends",
    "a barbecue with friends",
    20,
    "none",
    "tee jeans sneakers",
    "shirt suit blazer boots",
  ],
  ["a coat in frost", "lunch in town", -3, "none", "shirt jeans boots puffer", "shirt jeans boots"],
  [
    "no coat in the heat",
    "lunch in town",
    29,
    "none",
    "tee linen sneakers",
    "tee linen sneakers puffer",
  ],
] as const)("taste prefers %s", (_what, prompt, tempC, precip, better, worse) => {
  const [good, bad] = rateOutfits({ prompt, closet: CLOSET, weather: weatherAt(tempC, precip) }, [
    better.split(" "),
    worse.split(" "),
  ]);
  expect(good).toBeGreaterThan(bad!);
});

it("passes over what is not in the closet", () => {
  const request = { prompt: "brunch", closet: CLOSET, weather: null };
  const [known, unknown] = rateOutfits(request, [
    ["tee", "jeans"],
    ["tee", "jeans", "nothing"],
  ]);
  expect(unknown).toBe(known);
});

it("takes a blazer for the layer under a coat, in whatever order the pieces are given", () => {
  const request = { prompt: "office", closet: CLOSET, weather: weatherAt(2) };
  const [one, other] = rateOutfits(request, [
    ["shirt", "suit", "blazer", "puffer", "boots"],
    ["puffer", "boots", "blazer", "suit", "shirt"],
  ]);
  expect(one).toBe(other);
});
