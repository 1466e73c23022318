import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const main = join(import.meta.dirname, "../server/dist/main.js");

export type RunningServer = { url: string; dataDir: string; close(): Promise<void> };

/** Starts the built server on a free port and an empty data folder, without network, as `npm start` would. */
export async function startServer(settings: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "fit-closet-e2e-"));
  const child = spawn(process.execPath, [main], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      WEATHER: "climate",
      // Every test signs up from one address; the limits have tests of their own.
      LIMIT_SIGN_UP: "1000",
      LIMIT_SIGN_IN: "1000",
      LIMIT_IDEAS: "1000",
      LIMIT_PICTURES: "1000",
      LIMIT_CARTOONS: "1000",
      LIMIT_CONTACT: "1000",
      ...settings,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await announcedAddress(child.stdout);
  return {
    url,
    dataDir,
    async close() {
      child.kill("SIGTERM");
      if (child.exitCode === null) await once(child, "exit");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function announcedAddress(output: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface({ input: output })) {
    const address = /https?:\/\/\S+?(?=[\s.]*$)/.exec(line)?.[0];
    if (address) return address;
  }
  throw new Error("The server ended without saying where it is open.");
}
