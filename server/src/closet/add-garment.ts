import { randomUUID } from "node:crypto";
import { type ClosetItem, colourSchema, FitError } from "@fit-closet/core";
import {
  anyGarmentOf,
  asClosetItem,
  type GarmentRow,
  insertGarment,
  NEW_GARMENT,
  type PhotoRow,
} from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import { type Quota, refuseFull } from "../database/quota.ts";
import type { Database } from "../database/schema.ts";
import type { DrawnCartoon } from "../engines/engines.ts";
import type { DrawCartoon, Lists } from "../engines/ports.ts";
import type { FileStore } from "../files/file-store.ts";
import { idInBatch } from "../database/batch-id.ts";
import { drawSticker, type StickerRequest } from "./draw-sticker.ts";
import type { PhotoAddress } from "./file-names.ts";
import { accepted, seenIn } from "./proposal.ts";
import { storePhoto } from "./store-photo.ts";
import { letGo } from "./stored-files.ts";

export type ClosetParts = { db: Database; files: FileStore; draw: DrawCartoon; lists: Lists };

/** Where something is added, there is a limit to how much. */
export type GrowingCloset = ClosetParts & { quota: Quota };

export type Upload = StickerRequest & {
  address: PhotoAddress;
  category: string;
  /** What the person calls it. */
  name: string | undefined;
  /** Sent twice, added once. */
  batch: string | undefined;
  /** The page's own guess, as the form sent it. */
  dominantColors: string | undefined;
};

/**
 * Original, cartoon, row, answer: in this order, so that a crash leaves at most a file that no row knows, which is swept, and
 * never a row without its files. What fails before the row takes its files with it.
 * @throws FitError file_is_no_picture, picture_damaged, picture_too_large, cut_out_unusable, quota_reached, busy, unavailable
 */
export async function addGarment(
  parts: GrowingCloset,
  person: PersonId,
  upload: Upload,
  signal: AbortSignal,
): Promise<ClosetItem> {
  const { db, files, quota } = parts;
  await refuseFull(db, person, quota, { items: 1, bytes: upload.photo.byteLength });
  const photo = await storePhoto(parts, person, upload.address, upload.photo);
  const sticker = await drawSticker(parts, person, upload, signal).catch(async (error: unknown) => {
    if (photo.fresh) await letGo(files, [photo.row.key]);
    throw error;
  });
  const known: GarmentRow = {
    ...NEW_GARMENT,
    ...sticker.row,
    id: upload.batch ? idInBatch(person, upload.batch, 0) : randomUUID(),
    userId: person,
    category: upload.category,
    ...(upload.name && { name: upload.name, edited: JSON.stringify(["name"]) }),
    colours: JSON.stringify(coloursOf(sticker.drawn, upload.dominantColors)),
    photoKey: photo.row.key,
    createdAt: Date.now(),
  };
  const garment = { ...known, ...accepted(known, seenIn(sticker.drawn, known)) };
  const add = { garment, photo: photo.fresh ? photo.row : null };
  const added = await insert(parts, person, upload, add).catch(async (error: unknown) => {
    const twin = isTaken(error) && (await addedBefore(db, person, upload.batch));
    if (twin) return twin;
    throw error;
  });
  return asClosetItem(added);
}

const isTaken = (error: unknown) => error instanceof FitError && error.code === "already_exists";

/** What came of a photo that was sent before, whether it is still in the closet or in the bin. */
export async function addedBefore(
  db: Database,
  person: PersonId,
  batch: string | undefined,
): Promise<GarmentRow | null> {
  return batch === undefined ? null : anyGarmentOf(db, person, idInBatch(person, batch, 0));
}

type Addition = { garment: GarmentRow; photo: PhotoRow | null };

/**
 * Two cartoons of one original that was uploaded beforehand: the later one gets a copy of it.
 * Should the database fail, the files stay for the sweep: a lost connection does not tell whether the row was written.
 */
async function insert(
  parts: GrowingCloset,
  person: PersonId,
  upload: Upload,
  { garment, photo }: Addition,
): Promise<GarmentRow> {
  const { db, files, quota } = parts;
  try {
    await insertGarment(db, garment, photo, quota);
    return garment;
  } catch (error) {
    if (!(error instanceof FitError) || error.code === "unavailable") throw error;
    if (isTaken(error) && !photo && !(await addedBefore(db, person, upload.batch))) {
      const copy = (await storePhoto(parts, person, upload.address, upload.photo)).row;
      const own = { garment: { ...garment, photoKey: copy.key }, photo: copy };
      return insert(parts, person, upload, own);
    }
    await letGo(files, [photo && photo.key, garment.cartoonKey, garment.maskKey]);
    throw error;
  }
}

/** The engine knows the garment from its background; the page's guess counts only where nothing was cut out. */
function coloursOf(cartoon: DrawnCartoon, dominantColors: string | undefined): string[] {
  const guessed = cartoon.cutOut ? [] : guessedColours(dominantColors);
  return guessed.length > 0 ? guessed : cartoon.colours;
}

function guessedColours(text: string | undefined): string[] {
  try {
    return colourSchema
      .array()
      .max(12)
      .parse(JSON.parse(text ?? "[]"));
  } catch {
    return [];
  }
}
