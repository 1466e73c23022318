// @ts-check
// `npm run torture -- [rounds]`: kills the server 100 times amid work on each database and holds it to what it acknowledged.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { build, checkNode, install, root } from "./workspace.mjs";
import { ensureStores } from "./machine.mjs";

const rounds = process.argv[2] ?? "100";

checkNode();
install("everything");
ensureStores();
build(["server"]);
const vitest = join(root, "node_modules", "vitest", "vitest.mjs");
const result = spawnSync(process.execPath, [vitest, "run", "e2e/torture", "--reporter=verbose"], {
  cwd: root,
  env: { ...process.env, TORTURE_ROUNDS: rounds },
  stdio: "inherit",
});
process.exit(result.status ?? 1);
