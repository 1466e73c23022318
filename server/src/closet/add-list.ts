import {
  type ClosetItem,
  COLOURS,
  FitError,
  type GarmentDetails,
  type GarmentsToAdd,
  type ListedGarment,
  patternAndWider,
  PATTERNS,
} from "@fit-closet/core";
import {
  anyTaken,
  asClosetItem,
  garmentsOf,
  type GarmentRow,
  insertGarments,
  NEW_GARMENT,
} from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import { refuseBeyond, refuseFull } from "../database/quota.ts";
import type { GrowingCloset } from "./add-garment.ts";
import { idInBatch } from "../database/batch-id.ts";
import { keepDrawing } from "./draw-sticker.ts";
import { letGo } from "./stored-files.ts";
import { filed, ILLUSTRATOR } from "./typed-garment.ts";

/**
 * Adds what somebody typed, each garment with a drawn sticker: every file first, then every row at once. A batch that was added
 * before is answered with what it added and is still in the closet.
 * @throws FitError quota_reached, busy, unavailable
 */
export async function addList(
  parts: GrowingCloset,
  person: PersonId,
  { batch, garments }: GarmentsToAdd,
): Promise<ClosetItem[]> {
  const { db, files, quota } = parts;
  const wanted = garments.flatMap((garment) =>
    Array.from({ length: garment.count }, () => garment),
  );
  const ids = wanted.map((_, at) => idInBatch(person, batch, at));
  if (await anyTaken(db, ids)) return garmentsOf(db, person, ids);
  await refuseFull(db, person, quota, { items: wanted.length });
  const rows: GarmentRow[] = [];
  const now = Date.now();
  try {
    for (const [at, garment] of wanted.entries())
      rows.push(await rowOf(parts, person, garment, { id: ids[at]!, createdAt: now - at }));
  } catch (error) {
    await letAllGo(parts, rows);
    throw error;
  }
  // Should this fail, the files stay for the sweep: a lost connection does not tell whether the rows were written.
  const insert = db.transaction().execute(async (trx) => {
    const bytes = rows.reduce((sum, { drawnBytes }) => sum + drawnBytes, 0);
    await refuseBeyond(trx, person, quota, { items: rows.length, bytes });
    if (await anyTaken(trx, ids)) throw new FitError("already_exists");
    await insertGarments(
      trx,
      rows.map((garment) => ({ garment, photo: null })),
    );
  });
  return insert.then(
    () => rows.map(asClosetItem),
    async (error: unknown) => {
      if (!(error instanceof FitError) || error.code === "unavailable") throw error;
      await letAllGo({ files }, rows);
      if (error.code === "already_exists") return garmentsOf(db, person, ids);
      throw error;
    },
  );
}

const letAllGo = ({ files }: Pick<GrowingCloset, "files">, rows: readonly GarmentRow[]) =>
  letGo(
    files,
    rows.map(({ cartoonKey }) => cartoonKey),
  );

async function rowOf(
  { files, lists }: GrowingCloset,
  person: PersonId,
  { kind, material, pattern, category, name, colours }: ListedGarment,
  own: Pick<GarmentRow, "id" | "createdAt">,
): Promise<GarmentRow> {
  const drawnAs = filed(
    { kind, ...(material && { material }), ...(pattern && { pattern }) },
    category,
  );
  const hexes = colours.map((id) => COLOURS[id].hex);
  const sticker = await lists.draw({ ...drawnAs, colours: hexes });
  const details: GarmentDetails = { ...(pattern && { pattern: patternOf(pattern) }) };
  return {
    ...NEW_GARMENT,
    ...own,
    ...(await keepDrawing(files, person, sticker, undefined)),
    userId: person,
    category,
    name,
    colours: JSON.stringify(hexes),
    details: JSON.stringify(details),
    // Their own words, which a photo given later does not change.
    edited: JSON.stringify(["category", ...(hexes.length > 0 ? ["colours"] : []), "name"]),
    cutOut: 1,
    drawnBy: ILLUSTRATOR,
    photoKey: null,
    drawnAs: JSON.stringify(drawnAs),
  };
}

/** The nearest of the few patterns that a garment's details know. */
function patternOf(id: NonNullable<ListedGarment["pattern"]>): (typeof PATTERNS)[number] {
  const wider = patternAndWider(id);
  return PATTERNS.find((one) => wider.includes(one)) ?? "print";
}
