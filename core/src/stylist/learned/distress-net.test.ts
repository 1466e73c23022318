import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readWords } from "../understand/text.ts";
import { distressOf } from "./distress-model.ts";
import { distressBytes, distressShape, knowledgeOnDisk } from "./on-disk.test-data.ts";
import { openDistressNet } from "./open-distress-net.ts";

test("the net is the one that is described, whole", () => {
  const { sha256 } = distressShape;
  expect(createHash("sha256").update(distressBytes).digest("hex")).toBe(sha256);
  const open = (bytes: Uint8Array) => () => openDistressNet(distressShape, bytes);
  expect(open(distressBytes.subarray(0, -2))).toThrow(TypeError);
  expect(open(Buffer.concat([distressBytes, distressBytes]))).toThrow(TypeError);
  expect(() => openDistressNet({ tables: {} }, distressBytes)).toThrow(/tensors/);
  expect(distressBytes.byteLength).toBeLessThan(1_100_000);
});

const linesOf = (name: string) =>
  readFileSync(
    new URL(`../../../../training/stylist/care/b/${name}.jsonl`, import.meta.url),
    "utf8",
  )
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { language: string; prompt: string });

const both = knowledgeOnDisk().learned!.distress;
const { net: _net, ...terms } = both;

const found = (model: typeof terms, name: string): number =>
  linesOf(name).filter(
    ({ prompt, language }) => distressOf(model, readWords(prompt), language) !== null,
  ).length;

test("more who are in danger are found with the net than by terms alone", () => {
  expect(found(both, "danger")).toBeGreaterThan(found(terms, "danger"));
});

test("of those whose words only alarm few are taken for them", () => {
  expect(found(both, "innocent") / linesOf("innocent").length).toBeLessThan(0.08);
});

test("of no words nothing is known", () => {
  expect(distressOf(both, [], "en")).toBeNull();
});
