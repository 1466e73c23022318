import { existsSync } from "node:fs";
import { join } from "node:path";
import { FitError } from "@fit-closet/core";
import { type Config, readConfig, SetupError } from "../config.ts";
import { lockFolder } from "../data-folder.ts";
import { openPaired } from "../open-paired.ts";

/**
 * Opens the server's own database and files for a command that changes them. On SQLite the folder belongs to one process, so that
 * the server must be stopped; on Postgres the command works beside its replicas.
 * @throws SetupError when a server is running on the folder, or there is no closet in it
 */
export async function openData(config: Config = readConfig()) {
  const { databaseUrl: url, dataDir: folder } = config;
  if (!url) {
    if (!existsSync(join(folder, "closet.sqlite")))
      throw new SetupError(`There is no closet in ${folder} yet. Is DATA_DIR the server's?`);
    lockFolder(folder);
  }
  const { connection, files } = await openPaired(config);
  const close = async () => {
    files.close();
    await connection.close();
  };
  return { connection, db: connection.db, files, config, close };
}

/** Runs a command; what whoever runs it can put right is told in a sentence. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof SetupError || error instanceof FitError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
