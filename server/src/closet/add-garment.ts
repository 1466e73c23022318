import { randomUUID } from "node:crypto";
import { type ClosetItem, colourSchema } from "@fit-closet/core";
import { asClosetItem, type GarmentRow, insertGarment } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import type { Database } from "../database/schema.ts";
import type { Cartoonist, DrawnCartoon } from "../engines/engines.ts";
import type { FileStore } from "../files/file-store.ts";
import type { PhotoAddress } from "./file-names.ts";
import { storePhoto } from "./store-photo.ts";

export type ClosetParts = { db: Database; files: FileStore; cartoonist: Cartoonist };

export type Upload = {
  photo: Uint8Array;
  address: PhotoAddress;
  category: string;
  /** The page's own guess, as the form sent it. */
  dominantColors: string | undefined;
};

/**
 * Original, cartoon, row, answer: in this order, so that a crash leaves at most a file that no row knows, which is swept, and
 * never a row without its files. What fails before the row takes its files with it.
 * @throws FitError file_is_no_picture, picture_damaged, picture_too_large, busy, unavailable
 */
export async function addGarment(
  parts: ClosetParts,
  person: PersonId,
  upload: Upload,
  signal: AbortSignal,
): Promise<ClosetItem> {
  const { files } = parts;
  const photo = await storePhoto(parts, person, upload.address, upload.photo);
  const id = randomUUID();
  const cartoonKey = `cartoons/${person}/${id}.webp`;
  const cartoon = await drawAndStore(parts, cartoonKey, upload.photo, signal).catch(
    async (error: unknown) => {
      if (photo.fresh) await files.delete(photo.row.key);
      throw error;
    },
  );
  const garment: GarmentRow = {
    id,
    userId: person,
    category: upload.category,
    name: null,
    colours: JSON.stringify(coloursOf(cartoon, upload.dominantColors)),
    tags: "[]",
    cutOut: cartoon.cutOut ? 1 : 0,
    photoKey: photo.row.key,
    cartoonKey,
    createdAt: Date.now(),
  };
  // Should this fail, the files stay for the sweep: a lost connection does not tell whether the row was written.
  await insertGarment(parts.db, garment, photo.fresh ? photo.row : null);
  return asClosetItem(garment);
}

async function drawAndStore(
  { files, cartoonist }: ClosetParts,
  key: string,
  photo: Uint8Array,
  signal: AbortSignal,
): Promise<DrawnCartoon> {
  const cartoon = await cartoonist.draw({ photo }, signal);
  await files.put(key, cartoon.webp, "image/webp");
  return cartoon;
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
