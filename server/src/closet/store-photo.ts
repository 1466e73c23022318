import { buffer } from "node:stream/consumers";
import { FitError, pictureType } from "@fit-closet/core";
import type { PhotoRow } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import { loosePhotoOf } from "../database/photos.ts";
import type { Database } from "../database/schema.ts";
import type { FileStore } from "../files/file-store.ts";
import { numbered, type PhotoAddress, photoKey } from "./file-names.ts";

export type StoredPhoto = {
  row: PhotoRow;
  /** False where the very same photo lay at that address already, uploaded beforehand and not yet used. */
  fresh: boolean;
};

type Stores = { db: Database; files: FileStore };

/**
 * Lays the original where it belongs, or beside it (`_2`, `_3` …) when the name is taken: nothing is ever overwritten.
 * The row is left to the caller, to be written together with what stands on it.
 * @throws FitError file_is_no_picture
 */
export async function storePhoto(
  { db, files }: Stores,
  person: PersonId,
  address: PhotoAddress,
  bytes: Uint8Array,
): Promise<StoredPhoto> {
  const type = pictureType(bytes);
  if (!type) throw new FitError("file_is_no_picture");
  const uploaded = await loosePhotoOf(db, person, photoKey(person, address));
  if (uploaded && (await holdsSame(files, uploaded.key, bytes)))
    return { row: uploaded, fresh: false };
  return { row: await storeBeside(files, person, address, bytes, type), fresh: true };
}

/** Lays a photo where its name is free. @returns the row that is still to be written */
export async function storeBeside(
  files: FileStore,
  person: PersonId,
  address: PhotoAddress,
  bytes: Uint8Array,
  type: string,
): Promise<PhotoRow> {
  const key = await putBeside(files, person, address, bytes, type);
  return { key, userId: person, type, size: bytes.byteLength, createdAt: Date.now() };
}

/** @returns the key that was free */
async function putBeside(
  files: FileStore,
  person: PersonId,
  address: PhotoAddress,
  bytes: Uint8Array,
  type: string,
): Promise<string> {
  const keyAt = (n: number) =>
    photoKey(person, { ...address, fileName: numbered(address.fileName, n) });
  for (let n = 1; ; n = await nextFree(files, keyAt, n)) {
    const key = keyAt(n);
    if (await takes(files, key, bytes, type)) return key;
  }
}

async function takes(files: FileStore, key: string, bytes: Uint8Array, type: string) {
  try {
    await files.put(key, bytes, type);
    return true;
  } catch (error) {
    if (error instanceof FitError && error.code === "already_exists") return false;
    throw error;
  }
}

/** Every phone calls its photos image.jpg, so the search doubles its steps instead of asking for thousands of names. */
async function nextFree(files: FileStore, keyAt: (n: number) => string, taken: number) {
  let low = taken;
  let high = taken + 1;
  while (await files.has(keyAt(high))) [low, high] = [high, high * 2];
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if (await files.has(keyAt(middle))) low = middle;
    else high = middle;
  }
  return high;
}

async function holdsSame(files: FileStore, key: string, bytes: Uint8Array): Promise<boolean> {
  return (await buffer((await files.get(key)).stream)).equals(bytes);
}
