import { buffer } from "node:stream/consumers";
import { FitError } from "@fit-closet/core";
import { changeGarment, type GarmentRow } from "../database/garments.ts";
import type { Owned, PersonId } from "../database/ownership.ts";
import type { ClosetParts } from "./add-garment.ts";
import { drawSticker, type Sticker, type StickerRequest } from "./draw-sticker.ts";
import { accepted, forTheUnknown, seenIn } from "./proposal.ts";
import { letGo } from "./stored-files.ts";
import { lookOf, redrawTyped } from "./typed-garment.ts";

/**
 * Draws a garment anew as the person asked. Of two at once the last one wins, and neither leaves a file behind.
 * @throws FitError not_found when the garment was removed meanwhile, cut_out_unusable, busy, unavailable
 */
export async function recutGarment(
  parts: ClosetParts,
  person: PersonId,
  row: Owned<GarmentRow>,
  asked: Omit<StickerRequest, "photo">,
  signal?: AbortSignal,
): Promise<GarmentRow> {
  if (!row.photoKey) throw new FitError("no_file");
  const photo = await bytesOf(parts, row.photoKey);
  const sticker = await drawSticker(parts, person, { ...asked, photo }, signal);
  const recut = await swap(parts, person, row.id, sticker, () => true);
  if (!recut) throw new FitError("not_found");
  return recut;
}

/**
 * Draws a garment anew just as it was cut before, for an engine that draws better by now.
 * @returns null when the person removed it or had it cut otherwise meanwhile: their word is the later one
 */
export async function redrawGarment(
  parts: ClosetParts,
  person: PersonId,
  row: Owned<GarmentRow>,
): Promise<GarmentRow | null> {
  const look = lookOf(row);
  if (look) return redrawTyped(parts, person, row, look);
  if (!row.photoKey) return null;
  const photo = await bytesOf(parts, row.photoKey);
  const mask = row.maskKey ? await bytesOf(parts, row.maskKey) : undefined;
  const cut = row.cut === "card" ? "card" : "found";
  const sticker = await drawSticker(parts, person, { photo, mask, cut });
  return swap(parts, person, row.id, sticker, (now) => now.cartoonKey === row.cartoonKey);
}

/** Files come before the row and go after it. Should the row's change fail, all files stay for the sweep to tell apart. */
async function swap(
  { db, files }: ClosetParts,
  person: PersonId,
  id: string,
  { drawn, row }: Sticker,
  stillWanted: (now: GarmentRow) => boolean,
): Promise<GarmentRow | null> {
  const changed = await changeGarment(db, person, id, (now) =>
    stillWanted(now)
      ? {
          ...row,
          drawing: now.drawing + 1,
          ...accepted(now, forTheUnknown(now, seenIn(drawn, now))),
        }
      : null,
  );
  const { cartoonKey, maskKey } = changed?.before ?? row;
  await letGo(files, [cartoonKey, maskKey]);
  return changed?.after ?? null;
}

const bytesOf = async ({ files }: ClosetParts, key: string) =>
  buffer((await files.get(key)).stream);
