import { FitError } from "@fit-closet/core";
import type { Config } from "./config.ts";
import { connect } from "./database/connect.ts";
import { forgetStoring } from "./database/storing.ts";
import { lockOf } from "./database/locks.ts";
import { openFiles } from "./files/open.ts";
import { openPair } from "./pairing.ts";

type Places = Pick<Config, "databaseUrl" | "dataDir" | "bucket">;

/**
 * Opens the database, its tables brought up to date, and the files, and sees that they belong together. A bucket that is away does
 * not hold up the start; the sweep asks again before it takes anything.
 * @param onTrouble hears of a bucket that is away, and of idle connections that are lost
 * @throws SetupError when they do not belong together or one cannot be used
 */
export async function openPaired(
  { databaseUrl: url, dataDir: folder, bucket }: Places,
  onTrouble: (error: Error) => void = () => {},
) {
  const connection = await connect({ url, folder, onLost: onTrouble });
  try {
    const files = await openFiles({ bucket, folder }, lockOf(connection));
    await openPair({ connection, files }).catch((error: unknown) => {
      if (!bucket || !(error instanceof FitError)) throw error;
      onTrouble(error);
    });
    if (connection.kind === "sqlite") await forgetStoring(connection.db);
    return { connection, files };
  } catch (error) {
    await connection.close();
    throw error;
  }
}
