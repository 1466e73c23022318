/** What counts by itself, however well it suits: small things and hats are one place. */
export type Place = "base" | "legs" | "mid" | "outer" | "feet" | "small";

/** How well what is worn in a place suits the wording: below 0, up to a point, and beyond it. */
export type Suiting = `${Place}-${"unsuited" | "suited" | "well-suited"}`;

/** What one of each is worth, as far as that can be said by hand; `training/stylist/weights.mjs` learns how much more or less it is. */
export const SUITING = {
  "base-unsuited": 2,
  "base-suited": 0.95,
  "base-well-suited": 0.25,
  "legs-unsuited": 2,
  "legs-suited": 0.95,
  "legs-well-suited": 0.25,
  "mid-unsuited": 3,
  "mid-suited": 0.4,
  "mid-well-suited": 0.2,
  "outer-unsuited": 3,
  "outer-suited": 0.5,
  "outer-well-suited": 0.2,
  "feet-unsuited": 2,
  "feet-suited": 0.95,
  "feet-well-suited": 0.25,
  "small-unsuited": 4,
  "small-suited": 0.3,
  "small-well-suited": 0.1,
} as const satisfies Record<Suiting, number>;
