import type { Quality } from "./wardrobe/qualities.ts";

/** How light or loud a colour is, where that is worth a word. */
export const SHADES = ["dark", "light", "bright"] as const;
export type Shade = (typeof SHADES)[number];

/** Cuts and finishes that people see and have a taste in. */
export const TASTE_CUTS = [
  "tight",
  "loose",
  "narrow-legs",
  "wide-legs",
  "bare-knees",
  "trailing",
  "short-hem",
  "high-neck",
  "low-cut",
  "collared",
  "hood",
  "sleeveless",
  "bare-shoulders",
  "bare-midriff",
  "wide-sleeves",
  "see-through",
  "shiny",
  "fluffy",
  "logo",
  "heeled",
] as const satisfies readonly Quality[];
export type TasteCut = (typeof TASTE_CUTS)[number];

/** What the eye judges of pieces together, by the names that its weights have. */
export const TASTE_LOOKS = [
  "contrast",
  "same-colour",
  "monochrome",
  "neutrals",
  "echo",
  "hue-kin",
  "hue-opposite",
  "hue-clash",
  "hue-count",
  "bright-count",
  "pattern-clash",
  "same-volume",
  "balanced-volume",
  "sport-mix",
  "formality-spread",
  "adornment",
] as const;
export type TasteLook = (typeof TASTE_LOOKS)[number];

/** What is more or less of something. */
export const TASTE_TRAITS = ["dressy", "warm"] as const;
export type TasteTrait = (typeof TASTE_TRAITS)[number];

/** What a feature of somebody's taste is about. */
export const TASTE_TOPICS = [
  "colour",
  "shade",
  "tone",
  "kind",
  "cut",
  "pattern",
  "material",
  "trait",
  "look",
] as const;
export type TasteTopic = (typeof TASTE_TOPICS)[number];

/** A feature by its name: `colour:blue`, `tone:dark-blue`, `kind:jeans`, `look:contrast`. */
export type TasteFeatureId = `${TasteTopic}:${string}`;

/** What a person does about an outfit or a piece of one. */
export const REACTIONS = ["worn", "saved", "kept", "left-out", "another", "not-this"] as const;
export type ReactionAct = (typeof REACTIONS)[number];

/** Amounts of features by name: how far what was kept has more of each than what was passed over. */
export type Told = Readonly<Record<string, number>>;

/** What somebody's taste adds to the weight of features, by name. */
export type Taste = Readonly<Record<string, number>>;

/** One learned weight: in the outfit score's units, its standard deviation, and how many reactions had something to say of it. */
export type Leaning = { weight: number; spread: number; from: number };
export type Leanings = Readonly<Record<string, Leaning>>;
