import { COLOUR_IDS } from "../wardrobe/colours.ts";
import { CLOSURES, FITS, HEELS, LENGTHS, SLEEVE_CUTS, SOLES } from "../wardrobe/cuts.ts";
import { KIND_IDS } from "../wardrobe/kinds.ts";
import { MATERIAL_IDS } from "../wardrobe/materials.ts";
import { PATTERN_IDS } from "../wardrobe/patterns.ts";
import type { KnownIds } from "./check.ts";

/** Colours that a rule may name together. */
const COLOUR_GROUPS = [
  "light",
  "dark",
  "bright",
  "neon",
  "pastel",
  "earthy",
  "neutral",
  "metallic",
  "print",
  "black-head-to-toe",
  "white-head-to-toe",
];
/** Dress of a culture, whatever its kind. */
const KIND_GROUPS = ["traditional"];
/** Words for a cut that are no fit of their own: "pencil" and "narrow" stop the knee, "relaxed" does not. */
const CUT_GROUPS = ["relaxed", "narrow", "pencil"];

/** What records may name: the wardrobe's ids and the groups above. */
export const knownIds = (): KnownIds => ({
  kind: new Set<string>([...KIND_IDS, ...KIND_GROUPS]),
  fabric: new Set<string>(MATERIAL_IDS),
  colour: new Set<string>([...COLOUR_IDS, ...COLOUR_GROUPS]),
  pattern: new Set<string>(PATTERN_IDS),
  length: new Set<string>([...LENGTHS, "mini", "midi", "maxi"]),
  sleeve: new Set<string>(SLEEVE_CUTS),
  cut: new Set<string>([...FITS, ...CUT_GROUPS]),
  closure: new Set<string>(CLOSURES),
  sole: new Set<string>(SOLES),
  heel: new Set<string>(HEELS),
});
