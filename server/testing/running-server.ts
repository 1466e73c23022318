import { spawn } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";

const main = createRequire(import.meta.url).resolve("#main");

export type RunningServer = {
  url: string;
  dataDir: string;
  pid: number;
  /** Ends it as an operator would, and takes the data folder away where it was made here. Gives the exit code. */
  close(): Promise<number | null>;
  /** Ends it as a power cut would: no handler runs. */
  kill(): Promise<void>;
  /** What it wrote after it opened, on either output. */
  said(): string;
};

/**
 * Starts the built server on a free port, without network, as `npm start` would; on an empty data folder, or on `DATA_DIR`
 * where that is among the settings.
 * @param program another checkout's built server
 */
export async function startServer(
  settings: Record<string, string> = {},
  program = main,
): Promise<RunningServer> {
  const own = settings["DATA_DIR"];
  const dataDir = own ?? (await mkdtemp(join(tmpdir(), "fit-closet-e2e-")));
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: "0",
      DATA_DIR: dataDir,
      WEATHER: "climate",
      // Every test signs up from one address; the limits have tests of their own.
      LIMIT_SIGN_UP: "100000",
      LIMIT_SIGN_IN: "100000",
      LIMIT_EMAILS: "100000",
      LIMIT_IDEAS: "100000",
      LIMIT_PICTURES: "100000",
      LIMIT_CARTOONS: "100000",
      LIMIT_CONTACT: "100000",
      LIMIT_IMPORTS: "100000",
      QUOTA_UPLOADS: "100000",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (chunk: Buffer) => {
    said += chunk.toString();
    process.stderr.write(chunk);
  });
  const url = await announcedAddress(child.stdout);
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  };
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    kill: () => end("SIGKILL"),
    said: () => said,
    async close() {
      await end("SIGTERM");
      if (!own) await rm(dataDir, { recursive: true, force: true });
      return child.exitCode;
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
