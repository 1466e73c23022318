import {
  AGES,
  BEARDS,
  BUILDS,
  GLASSES,
  HAIR_COLOUR_IDS,
  HAIR_CUTS,
  HEADSCARVES,
  HEIGHTS,
  type Likeness,
  PROSTHESES,
  SKIN_TONES,
} from "./likeness.ts";

/** A person of whom tests change one thing at a time. */
export const SOMEBODY: Likeness = {
  skin: 3,
  hairCut: "crop",
  hairColour: "brown",
  build: "medium",
  height: "medium",
  age: "adult",
  glasses: "none",
  headscarf: "none",
  beard: "none",
  wheelchair: false,
  prostheses: [],
};

/** Everything that can be chosen, of prostheses at most one. */
export const CHOICES: { [Key in keyof Likeness]: readonly Likeness[Key][] } = {
  skin: SKIN_TONES.map((_, i) => i),
  hairCut: HAIR_CUTS,
  hairColour: HAIR_COLOUR_IDS,
  build: BUILDS,
  height: HEIGHTS,
  age: AGES,
  glasses: GLASSES,
  headscarf: HEADSCARVES,
  beard: BEARDS,
  wheelchair: [false, true],
  prostheses: [[], ...PROSTHESES.map((one) => [one])],
};
