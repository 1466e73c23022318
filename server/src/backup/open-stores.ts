import type { Config } from "../config.ts";
import { openDatabase } from "../database/connect.ts";
import { lockOf } from "../database/locks.ts";
import { openFiles } from "../files/open.ts";
import type { Stores } from "./write-backup.ts";

/** The database and the files that the server would open, its tables left as they are. */
export async function openStores(
  config: Pick<Config, "databaseUrl" | "dataDir" | "bucket">,
): Promise<Stores & { close: () => Promise<void> }> {
  const { databaseUrl: url, dataDir: folder, bucket } = config;
  const connection = openDatabase({ url, folder });
  const files = await openFiles({ bucket, folder }, lockOf(connection));
  const close = async () => {
    files.close();
    await connection.close();
  };
  return { connection, files, close };
}
