import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const program = new URL("../../dist/cli/list.js", import.meta.url).pathname;

test("list prints a line of garments for each list", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fit-closet-list-"));
  const file = join(folder, "lists.jsonl");
  const lists = [
    { id: "a", language: "en", text: "3 white tees, no shoes yet" },
    { id: "b", language: "de", text: "Jeans (2)" },
  ];
  await writeFile(file, lists.map((list) => JSON.stringify(list)).join("\n"));
  const { stdout } = await promisify(execFile)(process.execPath, [program, file]);
  expect(
    stdout
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { id: "a", garments: [{ kind: "T-shirt", colour: "white", count: 3, name: "white tee" }] },
    { id: "b", garments: [{ kind: "jeans", colour: null, count: 2, name: "Jeans" }] },
  ]);
  await rm(folder, { recursive: true });
});
