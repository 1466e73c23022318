/**
 * How somebody wants to be drawn: chosen once, and every picture then shows the same person. The lists stand alone, so that a page
 * can have them without the schema.
 */
export const SKIN_TONES = [
  "#f6dccb",
  "#f0cdb0",
  "#e5b891",
  "#d9a47c",
  "#c48a60",
  "#a97048",
  "#8f5a3a",
  "#754a32",
  "#5d3a28",
  "#46291c",
] as const;

export const HAIR_CUTS = [
  "none",
  "buzz",
  "crop",
  "sweep",
  "pixie",
  "curls",
  "afro",
  "bob",
  "waves",
  "long",
  "bun",
  "ponytail",
  "braids",
  "locs",
] as const;
export type HairCut = (typeof HAIR_CUTS)[number];

export const HAIR_COLOURS = {
  black: "#1f1a1a",
  "dark-brown": "#3d2a22",
  brown: "#6a432a",
  "light-brown": "#96683f",
  blond: "#d6b273",
  red: "#a9502a",
  grey: "#8f8d8c",
  white: "#dedad3",
  blue: "#3f6fb0",
  pink: "#d2679a",
} as const;
export type HairColour = keyof typeof HAIR_COLOURS;
export const HAIR_COLOUR_IDS = Object.keys(HAIR_COLOURS) as HairColour[];

export const SCARF_COLOURS = {
  black: "#26262c",
  white: "#f1efe9",
  sand: "#cdb394",
  navy: "#2b3a5e",
  green: "#4d6b57",
  rose: "#b9788a",
} as const;
type ScarfColour = keyof typeof SCARF_COLOURS;

export const BUILDS = ["slim", "medium", "broad", "curved", "large"] as const;
export type Build = (typeof BUILDS)[number];
export const HEIGHTS = ["short", "medium", "tall"] as const;
export type Height = (typeof HEIGHTS)[number];
export const AGES = ["young", "adult", "older"] as const;
export const GLASSES = ["none", "round", "square"] as const;
export const HEADSCARVES = ["none", ...(Object.keys(SCARF_COLOURS) as ScarfColour[])] as const;
export const BEARDS = ["none", "stubble", "moustache", "short", "long"] as const;
/** By the person's own left and right. */
export const PROSTHESES = ["left-arm", "right-arm", "left-leg", "right-leg"] as const;
export type Prosthesis = (typeof PROSTHESES)[number];

export type Likeness = {
  /** A place in `SKIN_TONES`. */
  skin: number;
  hairCut: HairCut;
  hairColour: HairColour;
  build: Build;
  height: Height;
  age: (typeof AGES)[number];
  glasses: (typeof GLASSES)[number];
  headscarf: (typeof HEADSCARVES)[number];
  beard: (typeof BEARDS)[number];
  wheelchair: boolean;
  prostheses: readonly Prosthesis[];
};
