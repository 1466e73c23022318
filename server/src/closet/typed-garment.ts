import { type DrawnAs, kindOf, kindOfCategory } from "@fit-closet/core";
import { changeGarment, type GarmentRow } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import type { Look } from "../engines/ports.ts";
import type { ClosetParts } from "./add-garment.ts";
import { keepDrawing } from "./draw-sticker.ts";
import { letGo } from "./stored-files.ts";

/** Who draws what has no photo, as it is kept beside it. */
export const ILLUSTRATOR = "illustrator";

/** A kind that is filed elsewhere than it belongs is what it is filed under. */
export function filed({ kind, ...look }: DrawnAs, category: string | null): DrawnAs {
  const usual = kindOf(kind).category === category ? undefined : kindOfCategory(category ?? "");
  return { ...look, kind: usual?.id ?? kind };
}

/** What a garment without a photo looks like; null for one that has one. */
export function lookOf(row: GarmentRow): Look | null {
  if (row.photoKey || !row.drawnAs) return null;
  const drawnAs = JSON.parse(row.drawnAs) as DrawnAs;
  return { ...filed(drawnAs, row.category), colours: JSON.parse(row.colours) as string[] };
}

/**
 * Draws the sticker of a garment without a photo anew, after it was changed or for a better illustrator.
 * @returns the row as it is then; null when it was removed, changed again or given a photo meanwhile
 */
export async function redrawTyped(
  { db, files, lists }: ClosetParts,
  person: PersonId,
  row: GarmentRow,
  look: Look,
): Promise<GarmentRow | null> {
  const keys = await keepDrawing(files, person, await lists.draw(look), undefined);
  const changed = await changeGarment(db, person, row.id, (now) =>
    now.cartoonKey === row.cartoonKey ? { ...keys, drawing: now.drawing + 1 } : null,
  );
  await letGo(files, [changed ? changed.before.cartoonKey : keys.cartoonKey]);
  return changed?.after ?? null;
}
