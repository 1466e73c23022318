import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const program = new URL("../../dist/cli/rate.js", import.meta.url).pathname;

const CLOSET = [
  { id: "shirt", category: "top", name: "white dress shirt", colours: ["#f6f6f4"] },
  { id: "trousers", category: "trouser", name: "grey suit trousers", colours: ["#70727a"] },
  { id: "oxfords", category: "shoes", name: "black oxfords", colours: ["#191a1c"] },
  { id: "joggers", category: "trouser", name: "red joggers", colours: ["#c1242b"] },
  { id: "sliders", category: "shoes", name: "green sliders", colours: ["#2f6b3c"] },
];
const request = (id: string, prompt: string) => ({
  id,
  prompt,
  closet: CLOSET,
  weather: null,
  outfits: [
    ["shirt", "trousers", "oxfords"],
    ["shirt", "joggers", "sliders"],
  ],
});

test("rate prints a line of scores a request, higher for the better outfit", async () => {
  const folder = await mkdtemp(join(tmpdir(), "fit-closet-rate-"));
  const file = join(folder, "outfits.jsonl");
  await writeFile(
    file,
    [request("bank", "job interview at a bank"), request("sofa", "a lazy day at home")]
      .map((one) => JSON.stringify(one))
      .join("\n"),
  );
  const { stdout } = await promisify(execFile)(process.execPath, [program, file]);
  const [bank, sofa] = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { id: string; scores: [number, number] });
  expect([bank!.id, sofa!.id]).toEqual(["bank", "sofa"]);
  expect(bank!.scores[0]).toBeGreaterThan(bank!.scores[1]);
  expect(sofa!.scores[1]).toBeGreaterThan(sofa!.scores[0]);
  await rm(folder, { recursive: true });
});
