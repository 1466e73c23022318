// npm run pair -- [--yes]
import { parseArgs } from "node:util";
import { openStores } from "../backup/open-stores.ts";
import { readConfig } from "../config.ts";
import { lockFolder } from "../data-folder.ts";
import { migrate } from "../database/migrations.ts";
import { compare, findPairs, pairAnyway } from "../pairing.ts";
import { printLine } from "./lines.ts";
import { run } from "./open-data.ts";

const { values } = parseArgs({ options: { yes: { type: "boolean", default: false } } });

/** Tells how far the database and the files that the settings name agree, and with `--yes` pairs them whatever they are. */
await run(async () => {
  const config = readConfig();
  if (!config.databaseUrl) lockFolder(config.dataDir);
  const stores = await openStores(config);
  const { db, kind } = stores.connection;
  await migrate(db, kind);
  printLine({ ...(await findPairs(stores)), ...(await compare(stores)) });
  if (values.yes) {
    await pairAnyway(stores);
    printLine({ paired: (await findPairs(stores)).inStore?.id });
  }
  await stores.close();
});
