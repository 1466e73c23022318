import { randomUUID } from "node:crypto";
import { type ClosetItem, colourSchema } from "@fit-closet/core";
import { asClosetItem, type GarmentRow, insertGarment, NEW_GARMENT } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import type { Database } from "../database/schema.ts";
import type { Cartoonist, DrawnCartoon } from "../engines/engines.ts";
import type { FileStore } from "../files/file-store.ts";
import { drawSticker, type StickerRequest } from "./draw-sticker.ts";
import type { PhotoAddress } from "./file-names.ts";
import { accepted, seenIn } from "./proposal.ts";
import { storePhoto } from "./store-photo.ts";
import { letGo } from "./stored-files.ts";

export type ClosetParts = { db: Database; files: FileStore; cartoonist: Cartoonist };

export type Upload = StickerRequest & {
  address: PhotoAddress;
  category: string;
  /** The page's own guess, as the form sent it. */
  dominantColors: string | undefined;
};

/**
 * Original, cartoon, row, answer: in this order, so that a crash leaves at most a file that no row knows, which is swept, and
 * never a row without its files. What fails before the row takes its files with it.
 * @throws FitError file_is_no_picture, picture_damaged, picture_too_large, cut_out_unusable, busy, unavailable
 */
export async function addGarment(
  parts: ClosetParts,
  person: PersonId,
  upload: Upload,
  signal: AbortSignal,
): Promise<ClosetItem> {
  const { files } = parts;
  const photo = await storePhoto(parts, person, upload.address, upload.photo);
  const sticker = await drawSticker(parts, person, upload, signal).catch(async (error: unknown) => {
    if (photo.fresh) await letGo(files, [photo.row.key]);
    throw error;
  });
  const known: GarmentRow = {
    ...NEW_GARMENT,
    ...sticker.row,
    id: randomUUID(),
    userId: person,
    category: upload.category,
    colours: JSON.stringify(coloursOf(sticker.drawn, upload.dominantColors)),
    photoKey: photo.row.key,
    createdAt: Date.now(),
  };
  const garment = { ...known, ...accepted(known, seenIn(sticker.drawn)) };
  // Should this fail, the files stay for the sweep: a lost connection does not tell whether the row was written.
  await insertGarment(parts.db, garment, photo.fresh ? photo.row : null);
  return asClosetItem(garment);
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
