import {
  ARCHIVE_REASONS,
  categorySchema,
  colourSchema,
  CUTS,
  daySchema,
  detailsSchema,
  drawnAsSchema,
  factsSchema,
  FitError,
  IDEA_NOTE_MAX,
  LOOK_NAME_MAX,
  NOTE_MAX,
  picturedSchema,
  PROMPT_MAX,
  REACTIONS,
  REACTIONS_MAX,
  STATUSES,
  TAGS_MAX,
  tagSchema,
  tasteFeatureSchema,
  WORN_MAX,
  WRITER_MAX,
} from "@fit-closet/core";
import { z } from "zod";

/** Raised when an older server could not read what is written. */
export const VERSION = 3;

/** The one file of an archive that says what the others are. */
export const CONTENTS = "closet.json";

/** What one closet may bring with it. */
export const MOST = {
  garments: 5000,
  ideas: 5000,
  looks: 3000,
  wears: 4000,
  contentsBytes: 32 * 1024 ** 2,
};

const fileSchema = z.object({
  path: z.string().min(1).max(400),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});

const garmentSchema = z.object({
  id: z.string().min(1).max(64),
  category: categorySchema.nullable(),
  name: z.string().trim().min(1).max(200).nullable(),
  colours: z.array(colourSchema).max(12),
  tags: z.array(z.string().trim().min(1).max(60)).max(24),
  details: detailsSchema,
  edited: z.array(z.string().max(40)).max(40),
  cut: z.enum(CUTS),
  cutOut: z.boolean(),
  drawnBy: z.string().max(80),
  createdAt: z.number().int().min(0),
  status: z.enum(STATUSES).optional(),
  statusNote: z.string().max(NOTE_MAX).optional(),
  facts: factsSchema.optional(),
  /** Since when it has left the closet, and why. */
  archived: z.object({ at: z.number().int().min(0), reason: z.enum(ARCHIVE_REASONS) }).optional(),
  /** Days on which it was worn. */
  wears: z.array(daySchema).max(MOST.wears).optional(),
  /** Days on which it came back from the wash. */
  washes: z.array(daySchema).max(MOST.wears).optional(),
  /** Null for a garment that was typed, which then says what it is drawn as; version 1 knew none. */
  photo: fileSchema.nullable(),
  drawnAs: drawnAsSchema.nullish(),
  cartoon: fileSchema,
  mask: fileSchema.nullable(),
});

const ideaSchema = z.object({
  prompt: z.string().min(1).max(PROMPT_MAX),
  text: z.string().min(1).max(8000),
  by: z.string().max(WRITER_MAX).nullish(),
  /** What its picture showed, in words; the picture itself stays behind. */
  pictureAlt: z.string().max(600).nullable(),
  garments: z.array(z.string().max(64)).max(20),
  tags: z.array(tagSchema).max(TAGS_MAX).optional(),
  note: z.string().min(1).max(IDEA_NOTE_MAX).optional(),
  createdAt: z.number().int().min(0),
});

const idsSchema = z.array(z.string().max(64)).max(WORN_MAX);

const reactionSchema = z.object({
  act: z.enum(REACTIONS),
  day: daySchema,
  kept: idsSchema,
  passed: idsSchema,
  /** How far what was kept has more of each feature. */
  told: z.record(tasteFeatureSchema, z.number().min(-100).max(100)),
  createdAt: z.number().int().min(0),
});

/** What was learned goes along to be read; whoever takes it in learns from the reactions. */
const tasteSchema = z.object({
  reactions: z.array(reactionSchema).max(REACTIONS_MAX),
  /** Since when a feature is learned anew. */
  forgotten: z.record(tasteFeatureSchema, z.number().int().min(0)),
});

const lookSchema = z.object({
  name: z.string().trim().min(1).max(LOOK_NAME_MAX),
  day: daySchema,
  garments: z.array(z.string().max(64)).max(WORN_MAX),
  createdAt: z.number().int().min(0),
});

/** Each version can be read for good; what a later one added is missing in an earlier one's. */
export const contentsSchema = z.object({
  format: z.literal("fit-closet"),
  version: z.union([z.literal(1), z.literal(2), z.literal(VERSION)]),
  garments: z.array(garmentSchema).max(MOST.garments),
  ideas: z.array(ideaSchema).max(MOST.ideas),
  /** Planned for a day, or worn as planned. */
  looks: z.array(lookSchema).max(MOST.looks).optional(),
  /** How the person is drawn; earlier exports say nothing of it. */
  pictured: picturedSchema.optional(),
  taste: tasteSchema.optional(),
});

export type Contents = z.infer<typeof contentsSchema>;
export type PackedGarment = Contents["garments"][number];
export type PackedLook = z.infer<typeof lookSchema>;
export type PackedIdea = Contents["ideas"][number];
export type PackedTaste = NonNullable<Contents["taste"]>;
export type PackedFile = z.infer<typeof fileSchema>;

/**
 * Takes long for a list that was made to: it is called in a thread of its own (list-reader.ts).
 * @throws FitError archive_unusable
 */
export function parseContents(json: Buffer): Contents {
  const value = parseJson(json);
  const parsed = contentsSchema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { version } = (value ?? {}) as { version?: unknown };
  if (typeof version === "number" && version > VERSION)
    throw unusable("That closet was exported by a newer Fit Closet than this one.");
  throw unusable(`The list in it, ${CONTENTS}, is not a closet's: ${firstOf(parsed.error)}.`);
}

const firstOf = ({ issues: [issue] }: z.ZodError) =>
  [...(issue?.path ?? []), issue?.message].join(" ");

function parseJson(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString("utf8"));
  } catch (cause) {
    throw unusable(`The list in it, ${CONTENTS}, is not JSON.`, cause);
  }
}

export function unusable(message: string, cause?: unknown): FitError {
  return new FitError("archive_unusable", { message, cause });
}
