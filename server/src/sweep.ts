import { forgetForecasts } from "./database/forecasts.ts";
import { cartoonsAmong, masksAmong } from "./database/garments.ts";
import { forgetLoosePhotos, photosAmong } from "./database/photos.ts";
import { forgetExpired, picturesAmong } from "./database/pictures.ts";
import type { Database } from "./database/schema.ts";
import { forgetSpending } from "./database/spending.ts";
import type { FileStore } from "./files/file-store.ts";
import { today } from "./spending/budget.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BATCH = 200;

type Stores = { db: Database; files: FileStore };

/**
 * Removes what nothing refers to any more: photos that never became a garment, pictures of yesterday that no idea holds, and
 * files that a crash left without a row. Rows go first, and the database refuses those that something stands on by now; a
 * file must be an hour old, so that one whose row is about to be written is left alone.
 * @returns how many files went
 */
export async function sweep({ db, files }: Stores, now: number): Promise<number> {
  await forgetLoosePhotos(db, now - HOUR);
  await forgetExpired(db, now - DAY);
  await forgetForecasts(db, now - DAY);
  await forgetSpending(db, today(new Date(now - 2 * DAY)));
  const known: [prefix: string, among: (keys: string[]) => Promise<string[]>][] = [
    ["users", (keys) => photosAmong(db, keys)],
    ["cartoons", (keys) => cartoonsAmong(db, keys)],
    ["masks", (keys) => masksAmong(db, keys)],
    ["pictures", (keys) => knownPictures(db, keys)],
  ];
  let gone = 0;
  for (const [prefix, among] of known) gone += await sweepFiles(files, prefix, among, now - HOUR);
  return gone;
}

async function sweepFiles(
  files: FileStore,
  prefix: string,
  among: (keys: string[]) => Promise<string[]>,
  before: number,
): Promise<number> {
  let gone = 0;
  for await (const keys of batches(files, prefix, before)) {
    const known = new Set(await among(keys));
    const loose = keys.filter((key) => !known.has(key));
    for (const key of loose) await files.delete(key);
    gone += loose.length;
  }
  return gone;
}

async function* batches(files: FileStore, prefix: string, before: number) {
  let batch: string[] = [];
  for await (const { key, storedAt } of files.list(`${prefix}/`)) {
    if (storedAt < before) batch.push(key);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

async function knownPictures(db: Database, keys: string[]): Promise<string[]> {
  const nameOf = (key: string) => key.replace(/^pictures\/|\.webp$/g, "");
  const names = new Set(await picturesAmong(db, keys.map(nameOf)));
  return keys.filter((key) => names.has(nameOf(key)));
}
