import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { THREAD_FLAGS } from "./thread.ts";

const worker = createRequire(import.meta.url).resolve("#compose-worker");

/** In a process of its own, since the fault ends it: a pool given up again and again while its thread is loading. */
const GIVE_UP_WHILE_LOADING = `
  import { Piscina } from "piscina";
  const [filename, ...execArgv] = process.argv.slice(1);
  for (let wait = 20; wait < 250; wait += 4) {
    const pool = new Piscina({ filename, minThreads: 1, maxThreads: 1, execArgv });
    pool.on("error", () => {});
    await new Promise((resolve) => setTimeout(resolve, wait));
    await pool.destroy().catch(() => {});
  }
  console.log("alive");
`;

test("a thread that is ended while it loads takes nobody with it", () => {
  const args = ["--input-type=module", "--eval", GIVE_UP_WHILE_LOADING, "--", worker];
  const { stdout, stderr } = spawnSync(process.execPath, [...args, ...THREAD_FLAGS], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  expect({ stdout, stderr }).toEqual({ stdout: "alive\n", stderr: "" });
});
