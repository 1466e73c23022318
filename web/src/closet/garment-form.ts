import {
  ASKED_FACTS,
  type AskedFact,
  askedOf,
  type ClosetItem,
  type GarmentEdit,
  type Season,
} from "@fit-closet/core";
import {
  FACT_FIELDS,
  factsEditOf,
  type FactsForm,
  factsFormOf,
  factsObjection,
} from "./facts-form.ts";
import { objectionToTags, tagsIn } from "./tags.ts";

/** A garment as its form shows it: every field there, empty where nothing is known. */
export type GarmentForm = FactsForm & {
  name: string;
  category: string;
  colours: string[];
  sleeve: string;
  length: string;
  neckline: string;
  closure: string;
  pattern: string;
  material: string;
  warmth: string;
  formality: string;
  seasons: Season[];
  /** Separated by commas. */
  tags: string;
};

type Details = NonNullable<GarmentEdit["details"]>;

export const COLOURS_MOST = 5;

export function formOf({ name, category, colours, tags, details, facts }: ClosetItem): GarmentForm {
  return {
    name: name ?? "",
    category: category ?? "",
    colours,
    sleeve: details.sleeve ?? "",
    length: details.length ?? "",
    neckline: details.neckline ?? "",
    closure: details.closure ?? "",
    pattern: details.pattern ?? "",
    material: details.material ?? "",
    warmth: details.warmth === undefined ? "" : String(details.warmth),
    formality: details.formality === undefined ? "" : String(details.formality),
    seasons: details.seasons ?? [],
    tags: tags.join(", "),
    ...factsFormOf(facts),
  };
}

/** What a garment's form asks for: what its category may have, and whatever was known or is being changed all the same. */
export function factsAsked(before: GarmentForm, changes: Partial<GarmentForm>): Set<AskedFact> {
  const known = ASKED_FACTS.filter((fact) => before[fact] !== "" || changes[fact] !== undefined);
  return new Set([...askedOf(changes.category ?? before.category), ...known]);
}

/** Only what differs from `item`: a field that is sent counts as the person's own from then on. */
export function editOf(item: ClosetItem, changes: Partial<GarmentForm>): GarmentEdit {
  const before = formOf(item);
  const edit: GarmentEdit = {};
  const details: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(changes) as [keyof GarmentForm, unknown][]) {
    const after = typeof value === "string" ? value.trim() : value;
    if (JSON.stringify(after) === JSON.stringify(before[field])) continue;
    if (field === "tags") edit.tags = tagsIn(String(after));
    else if (field === "colours") edit.colours = after as string[];
    else if (field === "name" || field === "category") edit[field] = (after as string) || null;
    else if (!isFact(field)) details[field] = detailOf(field, after);
  }
  const facts = factsEditOf(before, { ...before, ...changes });
  return {
    ...edit,
    ...(Object.keys(details).length > 0 && { details: details as Details }),
    ...(facts && { facts }),
  };
}

const isFact = (field: string) => (FACT_FIELDS as readonly string[]).includes(field);

/** Emptied is null, which clears what the server knows. */
function detailOf(field: keyof GarmentForm, value: unknown): unknown {
  if (value === "" || (Array.isArray(value) && value.length === 0)) return null;
  return field === "warmth" || field === "formality" ? Number(value) : value;
}

/** What keeps an edit from being sent, in a sentence. */
export function objectionTo({ tags = [], facts }: GarmentEdit): string | undefined {
  const wrong = facts && factsObjection(facts);
  if (wrong) return wrong;
  return objectionToTags(tags);
}

/** The item as it will be once the server has taken the edit. */
export function withEdit(item: ClosetItem, edit: GarmentEdit): ClosetItem {
  const { name, category, colours, tags, details = {}, facts } = edit;
  return {
    ...item,
    ...(name !== undefined && { name: name ?? undefined }),
    ...(category !== undefined && { category: category ?? undefined }),
    ...(colours && { colours }),
    ...(tags && { tags }),
    details: known({ ...item.details, ...details }),
    ...(facts && { facts: known({ ...item.facts, ...facts }) }),
  };
}

const known = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
