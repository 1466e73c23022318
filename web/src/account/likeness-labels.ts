import type { Likeness, PictureStyle } from "@fit-closet/core";

/** What each choice is called; nobody's body is judged. */

export const CUT_LABELS: Record<Likeness["hairCut"], string> = {
  none: "No hair",
  buzz: "Buzz cut",
  crop: "Crop",
  sweep: "Swept back",
  pixie: "Pixie",
  curls: "Curls",
  afro: "Afro",
  bob: "Bob",
  waves: "Waves",
  long: "Long and straight",
  bun: "Bun",
  ponytail: "Ponytail",
  braids: "Braids",
  locs: "Locs",
};

export const HAIR_LABELS: Record<Likeness["hairColour"], string> = {
  black: "Black",
  "dark-brown": "Dark brown",
  brown: "Brown",
  "light-brown": "Light brown",
  blond: "Blond",
  red: "Red",
  grey: "Grey",
  white: "White",
  blue: "Blue",
  pink: "Pink",
};

export const BUILD_LABELS: Record<Likeness["build"], string> = {
  slim: "Slim",
  medium: "Medium",
  broad: "Broad shoulders",
  curved: "Wide hips",
  large: "Large",
};

export const HEIGHT_LABELS: Record<Likeness["height"], string> = {
  short: "Short",
  medium: "Medium",
  tall: "Tall",
};

export const AGE_LABELS: Record<Likeness["age"], string> = {
  young: "Young",
  adult: "In between",
  older: "Older",
};

export const GLASSES_LABELS: Record<Likeness["glasses"], string> = {
  none: "None",
  round: "Round",
  square: "Square",
};

export const SCARF_LABELS: Record<Likeness["headscarf"], string> = {
  none: "None",
  black: "Black",
  white: "White",
  sand: "Sand",
  navy: "Navy",
  green: "Green",
  rose: "Rose",
};

export const BEARD_LABELS: Record<Likeness["beard"], string> = {
  none: "None",
  stubble: "Stubble",
  moustache: "Moustache",
  short: "Short beard",
  long: "Long beard",
};

export const PROSTHESIS_LABELS: Record<Likeness["prostheses"][number], string> = {
  "left-arm": "Left arm",
  "right-arm": "Right arm",
  "left-leg": "Left leg",
  "right-leg": "Right leg",
};

export const STYLE_LABELS: Record<PictureStyle, string> = {
  figure: "On a person",
  "flat-lay": "Laid out",
};
export const STYLES = Object.keys(STYLE_LABELS) as PictureStyle[];
