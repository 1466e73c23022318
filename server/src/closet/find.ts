import {
  COLOUR_FAMILIES,
  compareCategories,
  type Counted,
  type Facet,
  FACETS,
  familyOf,
  type FindQuery,
  type Found,
  FOUND_STATES,
  type Garment,
  type GarmentDetails,
  PATTERNS,
  SEASONS,
  UNCATEGORIZED,
  UNWORN_DAYS,
} from "@fit-closet/core";
import type { GarmentRow } from "../database/garments.ts";

/** A garment as a search sees it: its words for the reader, and the chips that it is under. */
export type Entry = {
  garment: Garment;
  category: string;
  /** What it is called where it is shown. */
  name: string;
  createdAt: number;
  under: Readonly<Record<Facet, readonly string[]>>;
};

type Searched = Pick<
  GarmentRow,
  | "id"
  | "category"
  | "name"
  | "colours"
  | "tags"
  | "details"
  | "status"
  | "archivedAt"
  | "createdAt"
>;

/** The colours that are most present, as everywhere where a garment is told by them. */
const MAIN_COLOURS = 2;

/** @param unwornSince what was last worn before that day was not worn for long. @param lastWorn undefined for never */
export function entryOf(row: Searched, unwornSince: string, lastWorn: string | undefined): Entry {
  const colours = JSON.parse(row.colours) as string[];
  const details = JSON.parse(row.details) as GarmentDetails;
  const tags = JSON.parse(row.tags) as string[];
  const category = row.category || UNCATEGORIZED;
  const named = row.name ? { name: row.name } : {};
  return {
    garment: { id: row.id, category: row.category ?? "", ...named, colours, tags, details },
    category,
    name: row.name || category,
    createdAt: row.createdAt,
    under: {
      category: [category],
      colour: [...new Set(colours.slice(0, MAIN_COLOURS).map(familyOf))],
      season: details.seasons ?? [],
      pattern: details.pattern ? [details.pattern] : [],
      state: statesOf(row, (lastWorn ?? dayOf(row.createdAt)) < unwornSince),
    },
  };
}

/** What is archived is that and nothing else: no chip but its own finds it. */
function statesOf({ status, archivedAt }: Searched, isUnworn: boolean): string[] {
  if (archivedAt !== null) return [ARCHIVED];
  return [...(status === "ready" ? [] : [status]), ...(isUnworn ? ["unworn"] : [])];
}

const ARCHIVED = "archived" satisfies (typeof FOUND_STATES)[number];

export const isArchived = ({ under }: Entry): boolean => under.state.includes(ARCHIVED);

const DAY_MS = 86_400_000;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, "2026-11-22".length);

/** The first of the days that count as lately. @param today as 2026-11-22; undefined or no day for the server's own */
export function unwornSince(today: string | undefined): string {
  const told = Date.parse(`${today}T00:00:00Z`);
  return dayOf((Number.isNaN(told) ? Date.now() : told) - UNWORN_DAYS * DAY_MS);
}

/** Which of a closet's items are under the chosen chips, in the asked order, and what the other chips would find. */
export function find(
  entries: readonly Entry[],
  query: FindQuery,
): Pick<Found, "sections" | "facets"> & { ids: string[] } {
  const chosen = byFacet((facet) => new Set(query[facet].split(",").filter(Boolean)));
  const isUnder = (entry: Entry, facet: Facet): boolean =>
    (chosen[facet].size === 0 && !(facet === "state" && isArchived(entry))) ||
    entry.under[facet].some((id) => chosen[facet].has(id));
  const except = (one?: Facet) =>
    entries.filter((entry) => FACETS.every((facet) => facet === one || isUnder(entry, facet)));
  const facets = byFacet((facet) => countedIn(except(facet), facet, chosen[facet]));
  const sorted = ordered(except(), query.order);
  return {
    ids: sorted.map(({ garment }) => garment.id),
    sections: sectionsIn(sorted, (entry) => headingOf(entry, query)),
    facets,
  };
}

const byFacet = <Value>(valueOf: (facet: Facet) => Value): Record<Facet, Value> => ({
  category: valueOf("category"),
  colour: valueOf("colour"),
  season: valueOf("season"),
  pattern: valueOf("pattern"),
  state: valueOf("state"),
});

const place = (order: readonly string[]) => (one: string, other: string) =>
  order.indexOf(one) - order.indexOf(other);

const ORDERS: Readonly<Record<Facet, (one: string, other: string) => number>> = {
  category: compareCategories,
  colour: place(COLOUR_FAMILIES),
  season: place(SEASONS),
  pattern: place(PATTERNS),
  state: place(FOUND_STATES),
};

/** What is chosen stays to be taken back, also where it finds nothing any more. */
function countedIn(entries: readonly Entry[], facet: Facet, chosen: ReadonlySet<string>) {
  const counts = new Map<string, number>([...chosen].map((id) => [id, 0]));
  for (const { under } of entries)
    for (const id of under[facet]) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts]
    .map(([id, count]): Counted => ({ id, count }))
    .toSorted((one, other) => ORDERS[facet](one.id, other.id));
}

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Given newest first, which is the order among what is alike. */
function ordered(entries: Entry[], order: FindQuery["order"]): Entry[] {
  if (order === "newest") return entries;
  if (order === "oldest") return entries.toReversed();
  const named = (one: Entry, other: Entry) => byName.compare(one.name, other.name);
  if (order === "name") return entries.toSorted(named);
  return entries.toSorted(
    (one, other) => compareCategories(one.category, other.category) || named(one, other),
  );
}

const MINUTE = 60_000;
const OTHER_LETTERS = "#";

function headingOf({ createdAt, name, category }: Entry, { order, zone }: FindQuery): string {
  if (order === "category") return category;
  if (order === "name") {
    const letter = name.normalize("NFKD").charAt(0).toUpperCase();
    return /[A-Z]/.test(letter) ? letter : OTHER_LETTERS;
  }
  return new Date(createdAt + zone * MINUTE).toISOString().slice(0, "2026-11".length);
}

/** What stands one after the other under one heading. Letters of other scripts come in two places, and are one heading in each. */
function sectionsIn(entries: readonly Entry[], heading: (entry: Entry) => string): Counted[] {
  const sections: Counted[] = [];
  for (const entry of entries) {
    const id = heading(entry);
    const last = sections.at(-1);
    if (last?.id === id) last.count++;
    else sections.push({ id, count: 1 });
  }
  return sections;
}
