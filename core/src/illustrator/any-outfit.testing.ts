import fc from "fast-check";
import { type Likeness, LIKENESS_CHOICES, PROSTHESES, SKIN_TONES } from "../likeness.ts";
import { SLOTS } from "../outfit.ts";
import type { Outfit, Piece, Scene } from "./index.ts";
import { CATALOGUE } from "./garments/catalogue.ts";
import { PLACE_OF } from "./scenes/places.ts";

const hex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);

export const seed = fc.integer({ min: 0, max: 0xffffffff });

export const garmentName = fc.constantFrom(...CATALOGUE.map(({ name }) => name));

const hostile = fc.oneof(
  fc.string({ maxLength: 60 }),
  fc.constantFrom(
    "</svg><script>alert(1)</script>",
    `"><image href="//evil"/>`,
    "&<>'\"",
    "olive\u0000parka",
  ),
);

export const PIXEL =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

const cartoon = fc.constantFrom(
  undefined,
  PIXEL,
  "https://example.org/a.png",
  `data:image/png;base64,AA"/><script/>`,
  "data:image/webp;base64,UklGRg==",
  "javascript:alert(1)",
);

const piece: fc.Arbitrary<Piece> = fc.record(
  {
    slot: fc.constantFrom(...SLOTS),
    category: fc.oneof(
      fc.constantFrom("top", "hoodies", "coat", "trouser", "short", "cap"),
      hostile,
    ),
    name: fc.oneof(
      garmentName,
      hostile,
      fc.tuple(hostile, garmentName).map((words) => words.join(" ")),
    ),
    colours: fc.array(fc.oneof(hex, hostile), { maxLength: 4 }),
    tags: fc.array(fc.oneof(hostile, fc.constantFrom("striped", "floral", "check", "graphic")), {
      maxLength: 3,
    }),
    cartoon,
  },
  { requiredKeys: ["colours"] },
);

export const likeness: fc.Arbitrary<Likeness> = fc.record({
  skin: fc.nat(SKIN_TONES.length - 1),
  hairCut: fc.constantFrom(...LIKENESS_CHOICES.hairCut),
  hairColour: fc.constantFrom(...LIKENESS_CHOICES.hairColour),
  build: fc.constantFrom(...LIKENESS_CHOICES.build),
  height: fc.constantFrom(...LIKENESS_CHOICES.height),
  age: fc.constantFrom(...LIKENESS_CHOICES.age),
  glasses: fc.constantFrom(...LIKENESS_CHOICES.glasses),
  headscarf: fc.constantFrom(...LIKENESS_CHOICES.headscarf),
  beard: fc.constantFrom(...LIKENESS_CHOICES.beard),
  wheelchair: fc.boolean(),
  prostheses: fc.subarray([...PROSTHESES]),
});

export const outfit: fc.Arbitrary<Outfit> = fc.record(
  {
    pieces: fc.array(piece, { maxLength: 9 }),
    seed,
    style: fc.constantFrom("figure", "flat-lay"),
    likeness,
  },
  { requiredKeys: ["pieces", "seed"] },
);

export const scene: fc.Arbitrary<Scene> = fc.record(
  {
    occasion: fc.constantFrom(...(Object.keys(PLACE_OF) as (keyof typeof PLACE_OF)[])),
    timeOfDay: fc.constantFrom("morning", "day", "evening", "night"),
    weather: fc.option(
      fc.record({
        tempC: fc.integer({ min: -40, max: 45 }),
        precip: fc.constantFrom("none", "drizzle", "rain", "snow", "storm"),
        windKmh: fc.integer({ min: 0, max: 120 }),
        isNight: fc.boolean(),
      }),
    ),
  },
  { requiredKeys: [] },
);
