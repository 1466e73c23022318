import { FitError } from "@fit-closet/core";
import { changeGarment, type GarmentRow } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import { refuseBeyond, refuseFull } from "../database/quota.ts";
import type { GrowingCloset } from "./add-garment.ts";
import { drawSticker, type StickerRequest } from "./draw-sticker.ts";
import { accepted, forTheUnknown, seenIn } from "./proposal.ts";
import { storePhoto } from "./store-photo.ts";
import { letGo } from "./stored-files.ts";

/**
 * Gives a garment that was typed its photo: the photo's sticker takes the drawing's place, and everything else stays.
 * @throws FitError already_exists where it has one, not_found, file_is_no_picture, picture_damaged, picture_too_large, quota_reached, busy, unavailable
 */
export async function givePhoto(
  parts: GrowingCloset,
  person: PersonId,
  row: GarmentRow,
  { fileName, ...asked }: StickerRequest & { fileName: string },
  signal: AbortSignal,
): Promise<GarmentRow> {
  const { db, files, quota } = parts;
  const bytes = asked.photo.byteLength;
  await refuseFull(db, person, quota, { bytes });
  const address = { category: row.category ?? "other", fileName };
  const photo = await storePhoto(parts, person, address, asked.photo);
  const mine = photo.fresh ? [photo.row.key] : [];
  const sticker = await drawSticker(parts, person, asked, signal).catch(async (error: unknown) => {
    await letGo(files, mine);
    throw error;
  });
  const { cartoonKey, maskKey } = sticker.row;
  const given = db.transaction().execute(async (trx) => {
    await refuseBeyond(trx, person, quota, { bytes });
    if (photo.fresh) await trx.insertInto("photo").values(photo.row).execute();
    const changed = await changeGarment(trx, person, row.id, (now) =>
      now.photoKey
        ? null
        : {
            ...sticker.row,
            photoKey: photo.row.key,
            drawnAs: null,
            drawing: now.drawing + 1,
            ...accepted(now, forTheUnknown(now, seenIn(sticker.drawn, now))),
          },
    );
    if (!changed) throw new FitError("not_found");
    return changed;
  });
  const { before, after } = await given.catch(async (error: unknown) => {
    if (error instanceof FitError && error.code !== "unavailable")
      await letGo(files, [...mine, cartoonKey, maskKey]);
    throw error;
  });
  await letGo(files, [before.cartoonKey]);
  return after;
}
