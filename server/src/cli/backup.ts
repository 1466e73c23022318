// npm run backup -- FILE.zip
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { openStores } from "../backup/open-stores.ts";
import { writeBackup } from "../backup/write-backup.ts";
import { readConfig, SetupError } from "../config.ts";
import { printLine, usage } from "./lines.ts";
import { run } from "./open-data.ts";

const [file, ...rest] = process.argv.slice(2);
if (!file || rest.length > 0) usage("npm run -s backup -- FILE.zip");

await run(async () => {
  const start = performance.now();
  const config = readConfig();
  if (!config.databaseUrl && !existsSync(join(config.dataDir, "closet.sqlite")))
    throw new SetupError(`There is no closet in ${config.dataDir} yet. Is DATA_DIR the server's?`);
  const stores = await openStores(config);
  const { tables, files, missing } = await writeBackup(stores, file, new Date());
  await stores.close();
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  const ms = Math.round(performance.now() - start);
  printLine({ file, bytes: statSync(file).size, rows, files: files.count, missing, ms });
});
