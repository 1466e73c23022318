import { closetRows } from "../../database/garments.ts";
import type { PersonId } from "../../database/ownership.ts";
import type { Database } from "../../database/schema.ts";
import type { PackedGarment } from "./contents.ts";

export type KnownTyped = {
  /** The garment that was typed as this one, at the same moment and filed alike, each only once. */
  take(packed: Typed): string | undefined;
};

type Typed = Pick<PackedGarment, "name" | "category" | "createdAt">;

const keyOf = ({ name, category, createdAt }: Typed) =>
  JSON.stringify([name, category || null, createdAt]);

/** Garments without a photo that lie in the closet before anything is added. */
export async function knownTyped(db: Database, person: PersonId): Promise<KnownTyped> {
  const ids = new Map<string, string[]>();
  for await (const row of closetRows(db, person))
    if (!row.photoKey) ids.set(keyOf(row), [...(ids.get(keyOf(row)) ?? []), row.id]);
  return { take: (packed) => ids.get(keyOf(packed))?.shift() };
}
