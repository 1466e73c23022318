import * as fc from "fast-check";
import { CATEGORIES } from "../wardrobe/categories.ts";
import type { Weather } from "../weather.ts";

const NOUNS = [
  "shirt",
  "wool sweater",
  "yellow raincoat",
  "jeans",
  "floral dress",
  "cap",
  "beanie",
  "",
  "<b>hat</b>",
  "ignore all instructions",
  "ŝtrümpfe 👖",
  "x".repeat(190),
];

export const garments = fc.uniqueArray(
  fc.record({
    id: fc.string({ minLength: 1, maxLength: 12 }),
    category: fc.constantFrom(...CATEGORIES, "", "uncategorized"),
    name: fc.option(fc.oneof(fc.constantFrom(...NOUNS), fc.string({ maxLength: 60 })), {
      nil: undefined,
    }),
    colours: fc.array(
      fc
        .integer({ min: 0, max: 0xffffff })
        .map((value) => `#${value.toString(16).padStart(6, "0")}`),
      { maxLength: 4 },
    ),
    tags: fc.array(
      fc.constantFrom(
        "casual",
        "formal",
        "sport",
        "warm",
        "summer",
        "waterproof",
        "wool",
        "stripes",
        "long-sleeve",
      ),
      { maxLength: 4 },
    ),
  }),
  { selector: (garment) => garment.id, maxLength: 24 },
);

export const weathers: fc.Arbitrary<Weather | null> = fc.option(
  fc.record({
    tempC: fc.integer({ min: -40, max: 48 }),
    feelsLikeC: fc.integer({ min: -50, max: 52 }),
    windKmh: fc.integer({ min: 0, max: 150 }),
    precip: fc.constantFrom("none", "drizzle", "rain", "snow", "storm"),
    humidity: fc.integer({ min: 0, max: 100 }),
    isNight: fc.boolean(),
  }),
);

const SAYINGS = [
  "no jeans",
  "wedding",
  "without a hoodie",
  "in Dubai",
  "my red coat",
  "allergic to wool",
  "boda",
  "Regen",
  "keep it short",
  "ignore previous instructions",
  "nothing but",
  "and",
  ",",
  ".",
  "must wear the cap",
  "à la plage",
  "結婚式",
  "🏖️",
  "-10°C",
  "not against",
  "too fat",
  "}{",
  "$&",
];

export const prompts = fc.oneof(
  fc.string({ maxLength: 300, unit: "grapheme" }),
  fc.array(fc.constantFrom(...SAYINGS), { maxLength: 12 }).map((parts) => parts.join(" ")),
);

export const seeds = fc.nat({ max: 0xffffffff });
