// npm run restore -- FILE.zip [--replace]
import { openBackup } from "../backup/read-backup.ts";
import { openStores } from "../backup/open-stores.ts";
import { restoreBackup } from "../backup/restore-backup.ts";
import { readConfig } from "../config.ts";
import { dataFolder, lockFolder, makeFolder } from "../data-folder.ts";
import { printLine, usage } from "./lines.ts";
import { run } from "./open-data.ts";

const given = process.argv.slice(2);
const replace = given.includes("--replace");
const [file, ...rest] = given.filter((word) => word !== "--replace");
if (!file || rest.length > 0) usage("npm run -s restore -- FILE.zip [--replace]");

await run(async () => {
  const start = performance.now();
  const config = readConfig();
  const backup = await openBackup(file);
  if (!config.databaseUrl || !config.bucket) makeFolder(dataFolder(config.dataDir));
  if (!config.databaseUrl) lockFolder(config.dataDir);
  const stores = await openStores(config);
  await restoreBackup(stores, backup, replace);
  await stores.close();
  backup.close();
  const { createdAt, tables, files } = backup.manifest;
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  printLine({
    file,
    createdAt,
    rows,
    files: files.count,
    ms: Math.round(performance.now() - start),
  });
});
