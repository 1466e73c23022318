import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { faultOf } from "../scripts/patterns/judge.mjs";

test.each([
  [/\S+@\S+\.\S+/g, "the one that stopped a server for two minutes"],
  [/\S*$/, "a run that is begun anew at each of its letters"],
  [/^(a+)+$/, "repetitions of repetitions"],
  [/\{(\w+)(?:#([^/}]*)\/([^}]*))?\}/g, "a pump of several letters, which only the attack finds"],
  [/(no|any)\s*\s*rain/, "two repetitions beside each other"],
])("%s is refused: %s", (pattern) => {
  expect(faultOf(pattern.source, pattern.flags)).not.toBeNull();
});

test.each([[/\S+/g], [/(?<!\S)\S*$/], [/\b(rain|wind\w*|sun)\b/i], [/^[a-z][a-z0-9 -]{0,39}$/]])(
  "%s passes",
  (pattern) => {
    expect(faultOf(pattern.source, pattern.flags)).toBeNull();
  },
);

test("a check that read no patterns fails", () => {
  const empty = mkdtempSync(join(tmpdir(), "fit-closet-patterns-"));
  for (const workspace of ["core", "server", "web"])
    mkdirSync(join(empty, workspace, "src"), { recursive: true });
  const { status, stdout } = spawnSync(process.execPath, ["scripts/patterns.mjs", empty], {
    encoding: "utf8",
  });
  rmSync(empty, { recursive: true });
  expect(stdout).toContain("Only 0 patterns were read.");
  expect(status).toBe(1);
});
