import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptSecret, lockFolder, makeFolder } from "./data-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "fit-closet-folder-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("the secret is made once, kept, and readable by its owner alone", () => {
  const secret = keptSecret(folder);
  expect(secret.length).toBeGreaterThanOrEqual(32);
  expect(keptSecret(folder)).toBe(secret);
  expect(statSync(join(folder, "auth-secret")).mode & 0o777).toBe(0o600);
});

test("a folder that cannot be made is told in a sentence", () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  expect(() => makeFolder(join(file, "below"))).toThrow(/cannot be written to/);
});

/** The compiled server: what `npm start` runs. */
function start(settings: Record<string, string>) {
  const main = join(import.meta.dirname, "../dist/main.js");
  const env = { ...process.env, PORT: "0", DATA_DIR: folder, WEATHER: "climate", ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ["ignore", "pipe", "pipe"] });
  const said = { out: "", err: "" };
  child.stdout.on("data", (chunk) => (said.out += chunk));
  child.stderr.on("data", (chunk) => (said.err += chunk));
  return { child, said };
}

async function opens({ child, said }: ReturnType<typeof start>): Promise<string> {
  while (!said.out.includes("\n") && child.exitCode === null)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return said.out;
}

async function ends(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  return child.exitCode;
}

test("a second server on the same folder is turned away, and after kill -9 the next one opens at once", async () => {
  const first = start({});
  expect(await opens(first)).toMatch(/^Fit Closet is open at http:\/\/localhost:\d+\n$/);
  // As long as a first server runs, its rubbish is collected: an idle lock must not be among it.
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const second = start({});
  expect(await ends(second.child)).toBe(1);
  expect(second.said.err).toMatch(/^Another Fit Closet is already running on .*\n$/);
  expect(() => lockFolder(folder)).toThrow(/already running/);

  first.child.kill("SIGKILL");
  await ends(first.child);
  const third = start({});
  expect(await opens(third)).toContain("is open at");
  third.child.kill("SIGTERM");
  expect(await ends(third.child)).toBe(0);
}, 120_000);

test("a taken port and a wrong configuration are one clear message each, and exit 1", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await once(taken, "listening");
  const { port } = taken.address() as { port: number };
  const onTaken = start({ PORT: String(port) });
  const mistaken = start({ PORT: "http", WEATHER: "sunny" });
  expect(await ends(onTaken.child)).toBe(1);
  expect(await ends(mistaken.child)).toBe(1);
  expect(onTaken.said.err).toMatch(new RegExp(`^Port ${port} is already in use\\..*\\n$`));
  expect(mistaken.said.err).toMatch(/^The configuration has mistakes:\n- PORT .*\n- WEATHER .*\n$/);
  taken.close();
}, 120_000);
