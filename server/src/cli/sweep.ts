// npm run sweep -- [--all] [--put-back]
import { parseArgs } from "node:util";
import { sweep } from "../sweep.ts";
import { printLine } from "./lines.ts";
import { openData, run } from "./open-data.ts";

const { values } = parseArgs({
  options: {
    all: { type: "boolean", default: false },
    "put-back": { type: "boolean", default: false },
  },
});

/** Sweeps once: with `--all` however many files no row knows, with `--put-back` the other way, everything out of the quarantine. */
await run(async () => {
  const { connection, files, close } = await openData();
  if (values["put-back"]) {
    let putBack = 0;
    for await (const { key } of files.listAside()) {
      await files.putBack(key);
      putBack++;
    }
    printLine({ putBack });
  } else printLine(await sweep({ connection, files }, Date.now(), values.all));
  await close();
});
