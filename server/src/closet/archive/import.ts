import { FitError, type ImportResponse, pictureType, UNCATEGORIZED } from "@fit-closet/core";
import { type GarmentRow, insertGarments, type PhotoRow } from "../../database/garments.ts";
import { insertIdeas } from "../../database/ideas.ts";
import { insertWashes, type WashRow } from "../../database/laundry.ts";
import { insertLooks } from "../../database/looks.ts";
import type { PersonId } from "../../database/ownership.ts";
import { addPictured } from "../../database/pictured.ts";
import { forgetFeatures, insertReactions } from "../../database/tastes.ts";
import { insertWears, type WearRow } from "../../database/wears.ts";
import type { Database } from "../../database/schema.ts";
import { refuseBeyond, refuseFull } from "../../database/quota.ts";
import type { Tastes } from "../../taste/tastes.ts";
import type { GrowingCloset } from "../add-garment.ts";
import { drawSticker, keepDrawing, type StickerRow } from "../draw-sticker.ts";
import { storeBeside } from "../store-photo.ts";
import { letGo } from "../stored-files.ts";
import { filed, ILLUSTRATOR } from "../typed-garment.ts";
import { CONTENTS, MOST, type PackedGarment, type PackedTaste, unusable } from "./contents.ts";
import { isMask, isSticker } from "./drawings.ts";
import { factsOf, looksOf, newIdeas } from "./imported-rows.ts";
import { type KnownPhotos, knownPhotos } from "./known-photos.ts";
import { type KnownTyped, knownTyped } from "./known-typed.ts";
import { readContents } from "./read-contents.ts";
import type { Zip } from "./unzip.ts";

/** Far above what a sticker or a cut-out comes to. */
const DRAWN_BYTES = 2 * 1024 ** 2;

type Import = {
  parts: GrowingCloset & { tastes: Tastes };
  person: PersonId;
  zip: Zip;
  maxUploadBytes: number;
  signal: AbortSignal;
};

type Ready = {
  garment: GarmentRow;
  photo: PhotoRow | null;
  days: Pick<PackedGarment, "wears" | "washes">;
};

/**
 * Adds an exported closet to a person's own, all of it or nothing: every file first, then every row at once. What is in the closet
 * already, told by its photo's bytes, is passed over.
 * @throws FitError archive_unusable, body_too_large, quota_reached, busy, unavailable
 */
export async function importCloset(work: Import): Promise<ImportResponse> {
  const { parts, person, zip, signal } = work;
  const contents = await readContents(await zip.read(CONTENTS, MOST.contentsBytes), signal);
  const known = {
    photos: await knownPhotos(parts, person),
    typed: await knownTyped(parts.db, person),
  };
  const ready: Ready[] = [];
  const ids = new Map<string, string>();
  try {
    for (const packed of contents.garments) {
      signal.throwIfAborted();
      const added = await prepare(work, packed, known);
      if (typeof added !== "string") {
        ready.push(added);
        await refuseFull(parts.db, person, parts.quota, sizeOf(ready));
      }
      ids.set(packed.id, typeof added === "string" ? added : added.garment.id);
    }
  } catch (error) {
    await letAllGo(parts, ready);
    throw error;
  }
  const ideas = await newIdeas(parts.db, person, contents.ideas, ids);
  // Should this fail, the files stay for the sweep: a lost connection does not tell whether the rows were written.
  const insert = parts.db.transaction().execute(async (trx) => {
    await refuseBeyond(trx, person, parts.quota, { ...sizeOf(ready), ideas: ideas.length });
    await insertGarments(trx, ready);
    await insertWears(trx, ready.flatMap(rowsOn("wears")));
    await insertWashes(trx, ready.flatMap(rowsOn("washes")));
    await insertIdeas(trx, ideas);
    await insertLooks(trx, person, looksOf(person, contents.looks, ids));
    if (contents.pictured) await addPictured(trx, person, contents.pictured);
    if (contents.taste) await addTaste(trx, person, contents.taste, ids);
  });
  await insert.catch(async (error: unknown) => {
    if (error instanceof FitError && error.code === "quota_reached") await letAllGo(parts, ready);
    throw error;
  });
  if (contents.taste) parts.tastes.learnAnew(person);
  const all = contents.garments.length + contents.ideas.length;
  const [garments, told] = [ready.length, ideas.length];
  return { garments, ideas: told, skipped: all - garments - told };
}

/** Reactions that are not here yet, of garments by their new names; what was forgotten anywhere is. */
async function addTaste(
  trx: Database,
  person: PersonId,
  { reactions, forgotten }: PackedTaste,
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  const here = (list: string[]) => list.map((id) => ids.get(id) ?? id);
  const now = Date.now();
  const rows = reactions.map(({ kept, passed, createdAt, ...rest }) => ({
    ...rest,
    kept: here(kept),
    passed: here(passed),
    createdAt: Math.min(createdAt, now),
  }));
  if (rows.length > 0) await insertReactions(trx, person, rows);
  if (Object.keys(forgotten).length > 0) await forgetFeatures(trx, person, forgotten);
}

/** On each day once, whatever the list says. */
const rowsOn =
  (what: "wears" | "washes") =>
  ({ garment: { id, userId, createdAt }, days }: Ready): (WearRow & WashRow)[] =>
    [...new Set(days[what])].map((day) => ({ garmentId: id, userId, day, createdAt }));

function sizeOf(ready: Ready[]) {
  const bytes = ready.reduce(
    (sum, { garment, photo }) => sum + (photo?.size ?? 0) + garment.drawnBytes,
    0,
  );
  return { items: ready.length, bytes };
}

async function letAllGo({ files }: GrowingCloset, ready: Ready[]): Promise<void> {
  for (const { garment } of ready)
    await letGo(files, [garment.photoKey, garment.cartoonKey, garment.maskKey]);
}

/** @returns the garment with its files stored, or the id of the one in the closet that has the same photo */
async function prepare(
  work: Import,
  packed: PackedGarment,
  known: { photos: KnownPhotos; typed: KnownTyped },
): Promise<Ready | string> {
  const { parts, person, zip, maxUploadBytes } = work;
  if (!packed.photo) return known.typed.take(packed) ?? prepareTyped(work, packed);
  const bytes = await zip.readChecked(packed.photo, maxUploadBytes);
  const type = pictureType(bytes);
  if (!type) throw unusable("A photo in that archive is no picture.");
  const same = await known.photos.take(bytes);
  if (same) return same;
  const fileName = packed.photo.path.split("/").at(-1) ?? "photo";
  const address = { category: packed.category ?? UNCATEGORIZED, fileName };
  const photo = await storeBeside(parts.files, person, address, bytes, type);
  try {
    const sticker = await stickerOf(work, packed, bytes);
    const facts = factsOf(packed, Date.now());
    const garment = { ...facts, ...sticker, userId: person, photoKey: photo.key };
    return { garment, photo, days: packed };
  } catch (error) {
    await letGo(parts.files, [photo.key]);
    throw error;
  }
}

/** What was typed needs no more than its drawing. */
async function prepareTyped({ parts, person, zip }: Import, packed: PackedGarment): Promise<Ready> {
  const { drawnAs, colours, category } = packed;
  if (!drawnAs) throw unusable("A garment in that archive has neither a photo nor a kind.");
  const packedSticker = await zip.readChecked(packed.cartoon, DRAWN_BYTES);
  const sticker = (await isSticker(packedSticker))
    ? packedSticker
    : await parts.lists.draw({ ...filed(drawnAs, category), colours });
  const garment = {
    ...factsOf(packed, Date.now()),
    ...(await keepDrawing(parts.files, person, sticker, undefined)),
    userId: person,
    cutOut: 1,
    drawnBy: ILLUSTRATOR,
    photoKey: null,
    drawnAs: JSON.stringify(drawnAs),
  };
  return { garment, photo: null, days: packed };
}

/** The archive's own drawing where it is one as we make them, else one that is drawn from its photo: nothing else is ever served. */
async function stickerOf(
  { parts, person, zip, signal }: Import,
  packed: PackedGarment,
  photo: Buffer,
): Promise<StickerRow> {
  const cartoon = await zip.readChecked(packed.cartoon, DRAWN_BYTES);
  const mask = packed.mask ? await zip.readChecked(packed.mask, DRAWN_BYTES) : undefined;
  const cut = packed.cut === "card" ? "card" : "found";
  if (!(await isSticker(cartoon)) || (mask && !(await isMask(mask))))
    return (await drawSticker(parts, person, { photo, mask, cut }, signal)).row;
  const keys = await keepDrawing(parts.files, person, cartoon, mask);
  const { cutOut, drawnBy } = packed;
  return { ...keys, cut: mask ? "own" : cut, cutOut: cutOut ? 1 : 0, drawnBy };
}
