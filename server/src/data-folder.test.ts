import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { keptSecret, makeFolder } from "./data-folder.ts";

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
