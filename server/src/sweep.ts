import { BIN_DAYS } from "@fit-closet/core";
import { forgetBatches } from "./database/batches.ts";
import { forgetBinned } from "./database/bin.ts";
import { FILE_PREFIXES, knownFiles } from "./database/known-files.ts";
import { forgetForecasts } from "./database/forecasts.ts";
import { forgetLoosePhotos } from "./database/photos.ts";
import { forgetExpired } from "./database/pictures.ts";
import { forgetSpending } from "./database/spending.ts";
import { storingSince } from "./database/storing.ts";
import { inBatches } from "./files/batches.ts";
import type { Stores } from "./pairing.ts";
import { today } from "./spending/budget.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Long enough to notice that something is missing, come back from a week away, and put the right database in its place. */
const QUARANTINE = 7 * DAY;

/** More than this of all files, the quarantine's among them, is no crash's leavings: something is wrong with the rows. */
const SHARE = 0.05;
/** What one upload leaves that was cut short: photo, cartoon and cut-out. */
const FEW = 3;
/** Keys that are held at once; the rest is the next sweep's. */
const MOST = 50_000;

/** Counts of files. */
export type Swept = {
  /** Of what was in the bin for thirty days, of photos and pictures whose rows had expired, and of the quarantine's that were a week there. */
  deleted: number;
  setAside: number;
  /** Out of the quarantine, since rows know them. */
  putBack: number;
  /** That no row knows, and that were too many to be taken without an operator's word. */
  refused: number;
};

/**
 * Removes what nothing refers to any more. What a row says is over (what was in the bin long enough, a photo that never became a
 * garment, a picture of yesterday that no idea holds) goes at once, the row first; the database refuses those that something stands on by now. Files that no row
 * knows, as a crash leaves them, go into quarantine for a week, and no more than a small share of all at once. They must be an hour
 * old and older than whatever is being brought in, so that one whose row is about to be written is left alone.
 * @param all is an operator's word that the rows are right, however many files they do not know
 */
export async function sweep(stores: Stores, now: number, all = false): Promise<Swept> {
  const { connection, files } = stores;
  const { db } = connection;
  const expired = [
    ...(await forgetBinned(db, now - BIN_DAYS * DAY)),
    ...(await forgetLoosePhotos(db, now - HOUR)),
    ...(await forgetExpired(db, now - DAY)),
  ];
  for (const key of expired) await files.delete(key);
  await forgetBatches(db, now - HOUR);
  await forgetForecasts(db, now - DAY);
  await forgetSpending(db, today(new Date(now - 2 * DAY)));
  const { putBack, deleted, kept } = await sortQuarantine(stores, now - QUARANTINE);
  const before = Math.min(now, (await storingSince(connection)) ?? now) - HOUR;
  const { loose, seen } = await findLoose(stores, before);
  const most = Math.max(FEW, Math.floor(SHARE * (seen + kept)));
  const take = all || loose.length + kept <= most ? loose : [];
  for (const key of take) await files.setAside(key);
  const counts = { setAside: take.length, putBack, refused: loose.length - take.length };
  return { ...counts, deleted: expired.length + deleted };
}

/** What rows know by now goes back to its place, what was there long enough is deleted. */
async function sortQuarantine({ connection: { db }, files }: Stores, before: number) {
  const counts = { putBack: 0, deleted: 0, kept: 0 };
  for await (const batch of inBatches(files.listAside())) {
    const known = await knownFiles(
      db,
      batch.map(({ key }) => key),
    );
    for (const { key, storedAt } of batch) {
      const fate = known.has(key) ? "putBack" : storedAt < before ? "deleted" : "kept";
      if (fate === "putBack") await files.putBack(key);
      if (fate === "deleted") await files.delete(key);
      counts[fate]++;
    }
  }
  return counts;
}

async function findLoose({ connection: { db }, files }: Stores, before: number) {
  const loose: string[] = [];
  let seen = 0;
  for (const prefix of FILE_PREFIXES)
    for await (const batch of inBatches(files.list(prefix))) {
      seen += batch.length;
      const old = batch.filter(({ storedAt }) => storedAt < before).map(({ key }) => key);
      const known = await knownFiles(db, old);
      if (loose.length < MOST) loose.push(...old.filter((key) => !known.has(key)));
    }
  return { loose, seen };
}
