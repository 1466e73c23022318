import { z } from "zod";
import { BAR_IDS } from "../wardrobe/bars.ts";
import { COLOUR_IDS } from "../wardrobe/colours.ts";
import { GEAR_IDS } from "../wardrobe/gear.ts";
import { MAIN_AREAS } from "../wardrobe/kind.ts";
import { PATTERN_IDS } from "../wardrobe/patterns.ts";
import { RULE_IDS } from "../wardrobe/rules.ts";
import { WISHES } from "../languages/wish-list.ts";

/** The languages every record is written in, in the order of the files. */
export const RECORD_LANGUAGES = ["en", "de", "fr", "es", "it", "pt"] as const;
export type RecordLanguage = (typeof RECORD_LANGUAGES)[number];

export const SURFACES = [
  "ice",
  "snow",
  "wet-mat",
  "tiles",
  "parquet",
  "carpet",
  "concrete",
  "gravel",
  "cobbles",
  "lawn",
  "mud",
  "sand",
  "deck",
] as const;

/** Who somebody is in a setting: it decides which of its lines are true for them. */
export const WHO = [
  "self-honoured",
  "guest",
  "host",
  "parent",
  "teacher",
  "beginner",
  "player",
  "performer",
  "spectator",
  "worker",
  "student",
  "patient",
  "visitor",
  "helper",
  "mourner",
] as const;

/** The parts of an outfit that a line may speak of. */
export { MAIN_AREAS as LINE_AREAS };
export type LineArea = (typeof MAIN_AREAS)[number];

/** What a line explains: a piece chosen, a piece left out, the shoes, a thing to carry, a tip. */
export const DECISIONS = ["choose", "leave", "shoes", "carry", "tip"] as const;

export const idSchema = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "An id is lower case, with hyphens.");
export const degree = z.int().min(0).max(3);
export const share = z.number().min(0).max(1);
export const listOf = <T extends z.ZodType>(item: T) =>
  z.union([item.transform((one) => [one]), z.array(item).min(1)]);

/** One piece, by what is known of it. A property that is not known makes the condition false. */
const pieceSchema = z.strictObject({
  area: listOf(z.enum(MAIN_AREAS)).optional(),
  kind: listOf(idSchema).optional(),
  fabric: listOf(idSchema).optional(),
  colour: listOf(idSchema).optional(),
  pattern: listOf(idSchema).optional(),
  length: listOf(idSchema).optional(),
  sleeve: listOf(idSchema).optional(),
  cut: listOf(idSchema).optional(),
  closure: listOf(idSchema).optional(),
  sole: listOf(idSchema).optional(),
  heel: listOf(idSchema).optional(),
  opens: z.boolean().optional(),
  light: z.boolean().optional(),
  washable: z.boolean().optional(),
});
export type PieceCondition = z.infer<typeof pieceSchema>;

export const weatherShape = {
  /** °C, felt, outside. */
  tempBelow: z.number().min(-40).max(50).optional(),
  tempFrom: z.number().min(-40).max(50).optional(),
  precip: z.union([z.boolean(), listOf(z.enum(["rain", "snow"]))]).optional(),
};

const conditionSchema = z.strictObject({
  ...pieceSchema.shape,
  ...weatherShape,
  /** An area that has no piece. */
  missing: listOf(z.enum(MAIN_AREAS)).optional(),
  /** Another area's piece. */
  also: pieceSchema.optional(),
  /** No piece of the plan is so. */
  none: pieceSchema.optional(),
  who: listOf(z.enum(WHO)).optional(),
  variant: listOf(idSchema).optional(),
});
export type LineCondition = z.infer<typeof conditionSchema>;

const NAME = /^~?!?[\p{Ll}0-9'-]+\*?( !?[\p{Ll}0-9'-]+\*?)*$/u;

export const inEachLanguage = <T extends z.ZodType>(value: T) =>
  z.strictObject({ en: value, de: value, fr: value, es: value, it: value, pt: value });

export const lineSchema = z.strictObject({
  id: idSchema,
  do: z.enum(DECISIONS),
  if: conditionSchema,
  /** Speaks of standing, walking or legs that bend: nothing for who uses a wheelchair. */
  afoot: z.literal(true).optional(),
  say: inEachLanguage(z.string().min(20).max(220)),
});
export type SituationLine = z.infer<typeof lineSchema>;

export const namesSchema = inEachLanguage(
  z
    .array(
      z.string().regex(NAME, "Words in lower case, a * at the end, a ! before, a ~ before all."),
    )
    .min(1),
);

/** What nobody takes part without, below or from a felt temperature, or only where a language is spoken. */
export const gearSchema = z.array(
  z.strictObject({
    gear: z.enum(GEAR_IDS),
    tempBelow: z.number().min(-40).max(50).optional(),
    tempFrom: z.number().min(-40).max(50).optional(),
    in: z.array(z.enum(RECORD_LANGUAGES)).min(1).optional(),
  }),
);
export type GearNeed = z.infer<typeof gearSchema>[number];

/** Small things that are not worn or carried there. */
export const barsSchema = z.array(z.enum(BAR_IDS)).min(1);

/** Rules that clothes keep to there, though nobody says so: all in white at the pool's edge. */
export const demandsSchema = z
  .array(
    z.strictObject({
      rule: z.enum(RULE_IDS),
      colours: z.array(z.enum(COLOUR_IDS)).min(1).optional(),
    }),
  )
  .min(1);
export type RecordDemand = z.infer<typeof demandsSchema>[number];

/** Colours and patterns that nobody wears there: green before a green screen. */
export const avoidsSchema = z.strictObject({
  colours: z.array(z.enum(COLOUR_IDS)).optional(),
  patterns: z.array(z.enum(PATTERN_IDS)).optional(),
});
export type RecordAvoids = z.infer<typeof avoidsSchema>;

const advice = z.strictObject({
  in: z.array(z.strictObject({ ids: z.array(idSchema).min(1), why: z.string().min(5) })),
  out: z.array(z.strictObject({ ids: z.array(idSchema).min(1), why: z.string().min(5) })),
});

/** What a setting asks of clothes. `share`s are of the hours, temperatures °C, degrees 0 none … 3 much. */
export const situationSchema = z.strictObject({
  id: idSchema,
  /**
   * Who names the day when two are mentioned in one breath: 2 an occasion that the day is about (a funeral, a wedding), 1 what
   * one goes to, 0 what happens beside it (a brunch, the commute).
   */
  rank: z.int().min(0).max(2),
  /**
   * What names the setting beyond doubt, folded: words that must all be near each other ("wedding beach"), `*` for any ending,
   * `!` for a word that must be absent, `~` first for what is dressed for alike and is something else. An accent is written only where it tells two words apart ("marché" is no "marche"). The
   * name with the most words wins over others'.
   */
  names: namesSchema,
  /** As it stands after "for", with its article; German in the accusative: "den Elternabend". */
  called: inEachLanguage(z.string().min(2).max(60)),
  /** What people type; never shown. */
  ways: inEachLanguage(z.array(z.string().min(3).max(120)).min(12)),
  variants: z.strictObject({ of: z.array(idSchema).min(2), usual: idSchema.nullable() }).optional(),
  usualWho: z.enum(WHO),
  /** What is wished at the end to whoever goes there. */
  wish: z.enum(WISHES).optional(),
  surface: z.array(z.enum(SURFACES)).min(1),
  mess: degree,
  messOf: z.array(z.string()),
  wet: degree,
  motion: degree,
  seatedShare: share,
  outdoorShare: share,
  /** Door to door. */
  hours: z.tuple([z.number().positive(), z.number().positive()]),
  indoorC: z.tuple([z.number(), z.number()]).nullable(),
  /** 0 lounge, 1 casual, 2 smart casual, 3 business casual, 4 formal, 5 black or white tie. */
  dressCode: z.tuple([z.number().min(0).max(5), z.number().min(0).max(5)]),
  attention: degree,
  photos: degree,
  handsNeeded: degree,
  shoesOff: z.enum(["no", "maybe", "yes", "swap"]),
  coverRules: z.array(z.strictObject({ area: z.string(), rule: z.string(), why: z.string() })),
  etiquette: z.array(z.strictObject({ note: z.string(), region: z.array(z.string()).optional() })),
  colours: advice,
  fabrics: advice,
  shoes: advice,
  requires: gearSchema.optional(),
  bars: barsSchema.optional(),
  demands: demandsSchema.optional(),
  avoids: avoidsSchema.optional(),
  carries: z.array(idSchema),
  forgets: z.array(idSchema),
  lines: z.array(lineSchema),
});
export type Situation = z.infer<typeof situationSchema>;
