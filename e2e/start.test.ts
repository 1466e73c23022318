import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { imageSettings } from "../server/testing/image-settings.ts";

const root = join(import.meta.dirname, "..");
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fit-closet-start-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What `npm start` runs, once the address is told. */
async function start() {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PORT: "0",
    DATA_DIR: folder,
    WEATHER: "climate",
  };
  delete env["MALLOC_ARENA_MAX"];
  const child = spawn(process.execPath, [join(root, "scripts/start.mjs")], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  let said = "";
  child.stdout.on("data", (chunk) => (said += chunk));
  while (!/is open at .*\n/.test(said) && child.exitCode === null) await pause(20);
  const pid = Number(readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, "utf8"));
  return { child, pid, url: /is open at (\S+)/.exec(said)?.[1] ?? "" };
}

async function isGone(pid: number): Promise<boolean> {
  for (let tries = 0; tries < 200; tries++) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await pause(50);
  }
  return false;
}

test.skipIf(process.platform !== "linux")(
  "npm start gives the server glibc's settings of the image, and takes it along however it ends",
  async () => {
    for (const [signal, code] of [
      ["SIGTERM", 0],
      ["SIGINT", 0],
      ["SIGKILL", null],
    ] as const) {
      const { child, pid, url } = await start();
      expect((await fetch(`${url}/healthz`)).status).toBe(200);
      const environment = readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
      const image = Object.entries(imageSettings()).map(([name, value]) => `${name}=${value}`);
      expect(environment).toEqual(expect.arrayContaining(image));
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      expect([signal, child.exitCode, await isGone(pid)]).toEqual([signal, code, true]);
    }
  },
  120_000,
);
