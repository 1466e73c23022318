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

export const SCARF_COLOURS = {
  black: "#26262c",
  white: "#f1efe9",
  sand: "#cdb394",
  navy: "#2b3a5e",
  green: "#4d6b57",
  rose: "#b9788a",
} as const;

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) =>
  Object.keys(record) as Key[];

/** What there is to choose from, one of each. */
export const LIKENESS_CHOICES = {
  hairCut: [
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
  ],
  hairColour: keysOf(HAIR_COLOURS),
  build: ["slim", "medium", "broad", "curved", "large"],
  height: ["short", "medium", "tall"],
  age: ["young", "adult", "older"],
  glasses: ["none", "round", "square"],
  headscarf: ["none", ...keysOf(SCARF_COLOURS)],
  beard: ["none", "stubble", "moustache", "short", "long"],
} as const;
type Chosen = { [Key in keyof typeof LIKENESS_CHOICES]: (typeof LIKENESS_CHOICES)[Key][number] };

/** By the person's own left and right. */
export const PROSTHESES = ["left-arm", "right-arm", "left-leg", "right-leg"] as const;
export type Prosthesis = (typeof PROSTHESES)[number];

export type Likeness = Chosen & {
  /** A place in `SKIN_TONES`. */
  skin: number;
  wheelchair: boolean;
  prostheses: readonly Prosthesis[];
};

/** Where choosing begins. */
export const FIRST_LIKENESS: Likeness = {
  skin: 4,
  hairCut: "crop",
  hairColour: "dark-brown",
  build: "medium",
  height: "medium",
  age: "adult",
  glasses: "none",
  headscarf: "none",
  beard: "none",
  wheelchair: false,
  prostheses: [],
};
