import { z } from "zod";
import { colourSchema } from "./garment.ts";
import { COLOUR_IDS } from "./wardrobe/colours.ts";
import { KIND_IDS } from "./wardrobe/kinds.ts";
import { MATERIAL_IDS } from "./wardrobe/materials.ts";
import type { Plan } from "./plan.ts";
import type { Weather } from "./weather.ts";

export const OCCASIONS = [
  "beach",
  "office",
  "interview",
  "date",
  "sport",
  "wedding",
  "funeral",
  "travel",
  "hike",
  "picnic",
  "dinner",
  "festival",
  "cocktail",
  "wfh",
  "campus",
  "theatre",
  "party",
  "concert",
  "conference",
  "lounge",
  "brunch",
  "gala",
  "worship",
  "errands",
  "casual",
] as const;

export type Occasion = (typeof OCCASIONS)[number];

export const TIMES_OF_DAY = ["morning", "day", "evening", "night"] as const;

export const SLOTS = ["base", "mid", "outer", "legs", "head", "feet", "accessory"] as const;

export type Slot = (typeof SLOTS)[number];

/** A person wearing the outfit, or its pieces laid out. */
export const PICTURE_STYLES = ["figure", "flat-lay"] as const;

export type PictureStyle = (typeof PICTURE_STYLES)[number];

/**
 * A piece that the person does not own, proposed to complete the outfit: a kind in a colour, of a material where that says
 * something. Plans of earlier versions, and of clients that know only those, have words alone.
 */
export const suggestionSchema = z.object({
  kind: z.enum(KIND_IDS).optional(),
  colour: z.enum(COLOUR_IDS).optional(),
  material: z.enum(MATERIAL_IDS).optional(),
  slot: z.enum(SLOTS),
  /** The same in English. */
  name: z.string().max(120),
  /** In the idea's language where that is another, for whoever reads it. */
  label: z.string().max(120).optional(),
  colours: z.array(colourSchema).max(4),
});

export type Suggestion = z.infer<typeof suggestionSchema>;

/** One thing the stylist understood, and whether the outfit keeps it. */
export const chipSchema = z.object({
  label: z.string().max(120),
  kept: z.boolean(),
  reason: z.string().max(300).optional(),
});

export type Chip = z.infer<typeof chipSchema>;

/**
 * `outfit`: dressed. `redirect`: not an outfit request. `decline`: a harmful one, with another idea offered.
 * `clarify`: too little to go on, so a question is asked. `answer`: a verdict on what was asked, with an outfit.
 */
export const IDEA_STATUSES = ["outfit", "answer", "redirect", "decline", "clarify"] as const;
export type IdeaStatus = (typeof IDEA_STATUSES)[number];

/** True where something to wear comes with it: an outfit, or the answer to a question with what to wear. */
export const isDressed = (status: IdeaStatus): boolean =>
  status === "outfit" || status === "answer";

export type Idea = {
  status: IdeaStatus;
  /** BCP 47 primary subtag of the text: en, es, fr, de, it or pt. */
  language: string;
  text: string;
  /** Ids of what the text tells of settings, so that the next answers may tell something else. */
  lines?: string[];
  plan: Plan;
  /** True where it is the last outfit, changed. */
  changed?: boolean;
  /** What was said of the last outfit: pieces that were to stay, and pieces, or all of it, that were passed over. */
  reacted?: { kept: string[]; passed: string[]; another: boolean };
  understood: Chip[];
  /** What it was made for: the weather that was given, with what the request itself says of it. */
  weather: Weather | null;
};
