import { randomUUID } from "node:crypto";
import { z } from "zod";
import { SetupError } from "./config.ts";
import type { Connection } from "./database/connect.ts";
import { FILE_PREFIXES, knownFiles } from "./database/known-files.ts";
import { countNamedFiles, type Pair, pairOf, setPair } from "./database/pairing.ts";
import { lockOf } from "./database/locks.ts";
import { inBatches } from "./files/batches.ts";
import type { FileStore } from "./files/file-store.ts";

export type Stores = { connection: Pick<Connection, "db" | "kind">; files: FileStore };

const markSchema = z.object({ id: z.string().min(1), opened: z.number().int().min(0) });

/** How far rows and files that never had an id may disagree, in shares, to be taken for one closet: what crashes leave behind. */
const MISSING = 0.1;
const LOOSE = 0.5;

/**
 * Sees to it that a database is opened with its own files and no others, and counts the times: one that has been opened less often
 * than its files is an older copy of itself. Where one of the two has no id yet they are paired if they are both empty, or agree.
 * To be called at the start and before anything is swept.
 * @throws SetupError when they do not belong together; nothing was changed then
 */
export function openPair(stores: Stores): Promise<void> {
  const { connection, files } = stores;
  return lockOf(connection)("pairing", async () => {
    const found = await findPairs(stores);
    const { inDatabase, inStore } = found;
    const given =
      inDatabase && inStore ? sameOf(inDatabase, inStore) : await adopted(stores, found);
    const opened = { ...given, opened: given.opened + 1 };
    // The database first: cut off in between, it is ahead of its files and never behind them.
    await setPair(connection.db, opened);
    await files.setMark(JSON.stringify(opened));
  });
}

/** Pairs them on an operator's word, whatever they are. */
export async function pairAnyway(stores: Stores): Promise<void> {
  const found = await findPairs(stores);
  const id = found.inStore?.id ?? found.inDatabase?.id ?? randomUUID();
  const opened = Math.max(found.inStore?.opened ?? 0, found.inDatabase?.opened ?? 0);
  await setPair(stores.connection.db, { id, opened });
  await stores.files.setMark(JSON.stringify({ id, opened }));
}

export async function findPairs({ connection, files }: Stores) {
  return { inDatabase: await pairOf(connection.db), inStore: pairIn(await files.mark()) };
}

/** A mark that cannot be read says nothing, and the rows and files are compared instead. */
function pairIn(mark: string | null): Pair | null {
  try {
    return markSchema.parse(JSON.parse(mark ?? ""));
  } catch {
    return null;
  }
}

function sameOf(inDatabase: Pair, inStore: Pair): Pair {
  if (inDatabase.id !== inStore.id) throw new SetupError(STRANGERS);
  if (inDatabase.opened < inStore.opened)
    throw new SetupError(
      `This database is older than its files: it was opened ${inDatabase.opened} times, they were ${inStore.opened} times. ${OLDER}`,
    );
  return inDatabase;
}

async function adopted(stores: Stores, found: Awaited<ReturnType<typeof findPairs>>) {
  const { stored, known, named } = await compare(stores);
  const bothEmpty = stored === 0 && named === 0;
  const agree = known > 0 && named - known <= MISSING * named && stored - known <= LOOSE * stored;
  if (!bothEmpty && !agree)
    throw new SetupError(
      `This database and these files do not go together: of ${stored} files it knows ${known}, and of ${named} that it names ${named - known} are missing. ${WRONG_PLACE}`,
    );
  return found.inDatabase ?? found.inStore ?? { id: randomUUID(), opened: 0 };
}

/** How far the rows and the files agree: files that are stored, those of them that rows know, and files that rows name. */
export async function compare({ connection: { db }, files }: Stores) {
  const count = { stored: 0, known: 0, named: await countNamedFiles(db) };
  const all = [...FILE_PREFIXES.map((prefix) => files.list(prefix)), files.listAside()];
  for (const listing of all)
    for await (const batch of inBatches(listing)) {
      const keys = batch.map(({ key }) => key);
      count.stored += keys.length;
      count.known += (await knownFiles(db, keys)).size;
    }
  return count;
}

const ON_PURPOSE =
  "If they are all that is left, say so with the server stopped: npm run -s pair -- --yes";
const STRANGERS = `This database and these files belong to different closets. Nothing was changed. Check DATA_DIR, DATABASE_URL and S3_BUCKET. ${ON_PURPOSE}`;
const OLDER = `Nothing was changed. Put the newer one back, closet.sqlite together with closet.sqlite-wal, or restore a backup. ${ON_PURPOSE}`;
const WRONG_PLACE = `Nothing was changed. Check DATA_DIR, DATABASE_URL and S3_BUCKET, and that closet.sqlite-wal lies beside closet.sqlite. ${ON_PURPOSE}`;
