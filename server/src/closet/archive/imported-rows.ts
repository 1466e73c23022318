import { randomUUID } from "node:crypto";
import { factColumns } from "../../database/facts.ts";
import { NEW_GARMENT } from "../../database/garments.ts";
import { hasIdea, type IdeaRow } from "../../database/ideas.ts";
import type { LookRow } from "../../database/looks.ts";
import type { PersonId } from "../../database/ownership.ts";
import type { Database } from "../../database/schema.ts";
import type { PackedGarment, PackedIdea, PackedLook } from "./contents.ts";

/** What is known of a garment, without its pictures. */
export function factsOf(packed: PackedGarment, now: number) {
  const { category, name, colours, tags, details, edited, status, createdAt } = packed;
  const { statusNote = null, facts = {}, archived } = packed;
  return {
    ...NEW_GARMENT,
    id: randomUUID(),
    category,
    name,
    createdAt: Math.min(createdAt, now),
    colours: JSON.stringify(colours),
    tags: JSON.stringify(tags),
    details: JSON.stringify(details),
    edited: JSON.stringify(edited),
    ...(status && { status }),
    statusNote,
    ...factColumns(facts),
    ...(archived && { archivedAt: archived.at, archiveReason: archived.reason }),
  };
}

/** With their garments by their new names; a look that has none of them left is none. */
export function looksOf(
  person: PersonId,
  looks: readonly PackedLook[] = [],
  ids: ReadonlyMap<string, string>,
): LookRow[] {
  return looks.flatMap(({ garments, ...look }) => {
    const here = garments.flatMap((id) => ids.get(id) ?? []);
    const row = { id: randomUUID(), userId: person, ...look };
    return here.length > 0 ? [{ ...row, garmentIds: JSON.stringify(here) }] : [];
  });
}

/** Those that are not here yet, with their garments by their new names. */
export async function newIdeas(
  db: Database,
  person: PersonId,
  ideas: PackedIdea[],
  ids: ReadonlyMap<string, string>,
): Promise<IdeaRow[]> {
  const rows: IdeaRow[] = [];
  for (const { prompt, text, by = null, pictureAlt, garments, createdAt, ...noted } of ideas) {
    const said = { prompt, text, createdAt: Math.min(createdAt, Date.now()) };
    if (await hasIdea(db, person, said)) continue;
    const garmentIds = JSON.stringify(garments.flatMap((id) => ids.get(id) ?? []));
    rows.push({
      id: randomUUID(),
      userId: person,
      ...said,
      by,
      pictureName: null,
      pictureAlt,
      garmentIds,
      tags: JSON.stringify(noted.tags ?? []),
      note: noted.note ?? null,
    });
  }
  return rows;
}
