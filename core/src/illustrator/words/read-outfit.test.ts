import { expect, test } from "vitest";
import { COLOURS } from "../../wardrobe/colours.ts";
import { kindOf } from "../../wardrobe/kinds.ts";
import { lightness } from "../cloth/colour.ts";
import { nameOf } from "./colours.ts";
import { readOutfit } from "./read-outfit.ts";

/** The pieces as "slot: colour name", in the order the text names them. */
const read = (text: string): string[] =>
  readOutfit(text, 3).pieces.map(
    ({ slot, kind, name, colours }) =>
      `${slot}: ${nameOf(colours[0] ?? "", kindOf(kind!))} ${name}`,
  );

const DESCRIPTIONS: readonly (readonly [text: string, pieces: readonly string[]])[] = [
  [
    "A white linen shirt with coral shorts and tan sandals.",
    ["base: white linen shirt", "legs: coral shorts", "feet: tan sandals"],
  ],
  [
    "Camel overcoat over a black turtleneck and charcoal trousers",
    ["outer: camel overcoat", "base: black roll-neck", "legs: charcoal trousers"],
  ],
  ["navy and white striped tee, blue jeans", ["base: navy striped T-shirt", "legs: blue jeans"]],
  ["Wear a red dress and skip the heels.", ["base: red dress"]],
  [
    "Brown loafers instead of sneakers, with beige chinos and a navy polo",
    ["feet: brown loafers", "legs: beige chinos", "base: navy polo shirt"],
  ],
  [
    "Swap the heels for white trainers and add a green skirt with a cream blouse",
    ["feet: white sneakers", "legs: green skirt", "base: cream blouse"],
  ],
  [
    "Don't forget a rust scarf with your olive parka, grey sweater and black jeans",
    ["accessory: rust scarf", "outer: olive parka", "mid: grey sweater", "legs: black jeans"],
  ],
  [
    "Don't wear a tie. Black suit, white shirt.",
    ["outer: black suit jacket", "legs: black suit trousers", "base: white shirt"],
  ],
  [
    "A floral midi dress in pink with white trainers, a denim jacket and a tan tote.",
    [
      "base: pink floral midi dress",
      "feet: white sneakers",
      "outer: blue denim jacket",
      "accessory: tan tote bag",
    ],
  ],
  [
    "Yellow raincoat (you don't own one yet), navy jeans, green wellies",
    ["outer: yellow raincoat", "legs: navy jeans", "feet: green rain boots"],
  ],
  [
    "No hat, no gloves, just a purple hoodie and grey joggers",
    ["mid: purple hoodie", "legs: grey joggers"],
  ],
  [
    "a polka dot blouse in red tucked into black wide-leg trousers",
    ["base: red polka-dot blouse", "legs: black wide-leg trousers"],
  ],
  [
    "Black leather jacket, white t-shirt, ripped black skinny jeans and black combat boots",
    [
      "outer: black leather jacket",
      "base: white T-shirt",
      "legs: black slim jeans",
      "feet: black combat boots",
    ],
  ],
  ["denim shirt and khaki shorts", ["base: denim shirt", "legs: khaki shorts"]],
  [
    "Emerald evening gown with gold heels, a gold clutch and gold earrings",
    [
      "base: emerald evening gown",
      "feet: gold heels",
      "accessory: gold clutch",
      "accessory: gold earrings",
    ],
  ],
  [
    "green plaid flannel shirt with brown boots",
    ["base: green checked flannel shirt", "feet: brown boots"],
  ],
  [
    "Top: white tank top. Bottom: camo cargo pants. Shoes: black sneakers.",
    ["base: white tank top", "legs: camouflage cargo trousers", "feet: black sneakers"],
  ],
  [
    "a burgundy knit sweater, a grey pleated skirt and black mary janes",
    ["mid: burgundy sweater", "legs: grey pleated skirt", "feet: black Mary Janes"],
  ],
  [
    "Quilted olive gilet over a cream cable-knit sweater",
    ["outer: olive gilet", "mid: cream sweater"],
  ],
  [
    "navy bomber jacket, grey marl sweatshirt, white sneakers or black boots",
    ["outer: navy bomber jacket", "mid: grey sweatshirt", "feet: white sneakers"],
  ],
  [
    "teal swimsuit with a yellow sarong and black sunglasses",
    ["base: teal swimsuit", "legs: yellow sarong", "accessory: black sunglasses"],
  ],
  [
    "denim dungarees over a red and white striped tee",
    ["mid: dungarees", "base: red striped T-shirt"],
  ],
  [
    "Black tuxedo, white dress shirt, black bow tie",
    [
      "outer: black dinner jacket",
      "legs: black evening trousers",
      "base: white dress shirt",
      "accessory: black bow tie",
    ],
  ],
  [
    "leopard print skirt with a black bodysuit and a red leather belt",
    ["legs: leopard-print skirt", "base: black bodysuit", "accessory: red leather belt"],
  ],
  [
    "Leave the coat at home; take a blue umbrella, a white cap and running shoes in orange.",
    ["accessory: blue umbrella", "head: white cap", "feet: orange running shoes"],
  ],
  [
    "A sage linen suit, no tie, with a white tee",
    ["outer: sage suit jacket", "legs: sage suit trousers", "base: white T-shirt"],
  ],
  [
    "silver sequin top and black leather trousers",
    ["base: silver sequinned top", "legs: black leather trousers"],
  ],
  [
    "A cream wrap dress under a rust cardigan, brown knee-high boots, and avoid flip-flops or sandals",
    ["base: cream wrap dress", "mid: rust cardigan", "feet: brown knee-high boots"],
  ],
  [
    "white sneakers, dark green chinos and a light blue oxford shirt",
    ["feet: white sneakers", "legs: dark green chinos", "base: light blue Oxford shirt"],
  ],
  [
    "Rather than a blazer, choose a navy cardigan with the white shirt and grey trousers",
    ["mid: navy cardigan", "base: white shirt", "legs: grey trousers"],
  ],
];

test.each(DESCRIPTIONS)("reads %s", (text, pieces) => {
  const found = read(text).map(withoutDefaults(pieces));
  expect(found).toEqual(expect.arrayContaining([...pieces]));
});

/** An expectation that names no colour ("base: shirt") leaves it open. */
const withoutDefaults = (pieces: readonly string[]) => (found: string) =>
  pieces.find((piece) => {
    const [slot = "", words = ""] = piece.split(": ");
    return found === piece || (found.startsWith(`${slot}: `) && found.endsWith(` ${words}`));
  }) ?? found;

test.each(DESCRIPTIONS.filter(([, pieces]) => pieces.some((p) => /^(base|mid|outer)/.test(p))))(
  "reads nothing else into %s",
  (text, pieces) => {
    expect(read(text)).toHaveLength(pieces.length);
  },
);

test("the words that ask for the picture are not taken for clothes", () => {
  const { pieces } = readOutfit(
    "A fashion illustration of the idea, flat design, white background, detailed: green coat and jeans",
    1,
  );
  expect(pieces.map(({ name }) => name)).toEqual(["coat", "jeans"]);
  expect(pieces[1]?.colours).not.toContain(COLOURS.white.hex);
});

test.each(["", "asdf qwer zxcv", "🦩🦩🦩", "'; DROP TABLE outfits; --", "no no no"])(
  "nonsense (%j) still gives a tasteful outfit",
  (text) => {
    const slots = readOutfit(text, 7).pieces.map(({ slot }) => slot);
    expect(slots).toContain("feet");
    expect(slots.some((slot) => slot === "base" || slot === "mid")).toBe(true);
  },
);

test("a request without clothes is dressed for its occasion and weather", () => {
  const names = (text: string): string =>
    readOutfit(text, 2)
      .pieces.map(({ name }) => name)
      .join(" ");
  expect(names("What should I wear to a beach party?")).toMatch(/shorts|swimsuit|sundress/);
  expect(names("a black tie gala")).toMatch(/dinner jacket|evening gown/);
  expect(names("it will be snowing all day")).toMatch(/snow boots/);
  expect(names("it is pouring")).toMatch(/raincoat|parka/);
});

test.each([
  ["dinner at a restaurant tonight", { occasion: "dinner", timeOfDay: "evening" }],
  [
    "a rainy morning at the office, 12°C",
    {
      occasion: "office",
      timeOfDay: "morning",
      weather: { tempC: 12, precip: "rain", windKmh: 8, isNight: false },
    },
  ],
  ["54°F and windy", { weather: { tempC: 12, precip: "none", windKmh: 35, isNight: false } }],
  [
    "a hike in the snow",
    { occasion: "hike", weather: { tempC: -4, precip: "snow", windKmh: 8, isNight: false } },
  ],
  [
    "a hot day on the beach",
    { occasion: "beach", weather: { tempC: 30, precip: "none", windKmh: 8, isNight: false } },
  ],
] as const)("reads the scene of %j", (text, scene) => {
  expect(readOutfit(text, 1).scene).toMatchObject(scene);
});

test("dark and light say how deep a garment's own colour is", () => {
  const colour = (text: string): string => readOutfit(text, 1).pieces[0]?.colours[0] ?? "";
  expect(lightness(colour("dark jeans with a white tee"))).toBeLessThan(
    lightness(colour("jeans with a white tee")),
  );
  expect(lightness(colour("light jeans with a white tee"))).toBeGreaterThan(
    lightness(colour("jeans with a white tee")),
  );
});

test("garments do not decide the occasion", () => {
  const { occasion } = readOutfit(
    "black joggers, running shoes and hiking boots for the airport",
    1,
  ).scene;
  expect(occasion).toBe("travel");
});

test("only a garment word that is meant as one counts", () => {
  const names = (text: string): (string | undefined)[] =>
    readOutfit(text, 1).pieces.map(({ name }) => name);
  expect(names("Watch the weather and wear a navy tee")).toEqual(["T-shirt"]);
  expect(names("a navy tee, jeans and a silver watch")).toEqual(["T-shirt", "jeans", "watch"]);
});
