import { execFile } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { dataFolder, keptSecret, lockFolder, makeFolder } from "./data-folder.ts";

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
  expect(() => makeFolder(dataFolder(join(file, "below")))).toThrow(/cannot be written to/);
});

test.each(["", "short", "\0".repeat(43)])(
  "a secret that a full disk or a power cut left as %j is refused and kept",
  (text) => {
    const file = join(folder, "auth-secret");
    writeFileSync(file, text);
    expect(() => keptSecret(folder)).toThrow(/auth-secret is empty or damaged/);
    expect(readFileSync(file, "utf8")).toBe(text);
  },
);

test("many first starts at once agree on one secret and leave nothing beside it", async () => {
  const module = new URL("../dist/data-folder.js", import.meta.url).href;
  const script = `const { keptSecret } = await import(${JSON.stringify(module)}); console.log(keptSecret(${JSON.stringify(folder)}));`;
  const starts = Array.from({ length: 6 }, () =>
    promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]),
  );
  const said = new Set((await Promise.all(starts)).map(({ stdout }) => stdout.trim()));
  expect([...said]).toEqual([keptSecret(folder)]);
  expect(readdirSync(folder)).toEqual(["auth-secret"]);
});

test("a place with too little room is told in a sentence", () => {
  const place = { ...dataFolder(folder), leastBytes: Number.MAX_SAFE_INTEGER };
  expect(() => makeFolder(place)).toThrow(/lies on a disk that is full.*DATA_DIR/);
});

test("a lock that is garbage is told as what it is, and nothing is done to it", () => {
  const file = join(folder, "lock.sqlite");
  const garbage = randomBytes(8192);
  writeFileSync(file, garbage);
  expect(() => lockFolder(folder)).toThrow(/lock\.sqlite is damaged/);
  expect(readFileSync(file)).toEqual(garbage);
});
