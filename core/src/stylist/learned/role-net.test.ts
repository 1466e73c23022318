import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Role } from "../../languages/cue-list.ts";
import type { LanguageCode } from "../../languages/index.ts";
import { decisionOf } from "../read/decision.ts";
import { readRequest } from "../read/read-request.ts";
import { knowledgeOnDisk, netBytes, netShape } from "./on-disk.test-data.ts";
import { openRoleNet } from "./open-role-net.ts";

const { net: _net, ...terms } = knowledgeOnDisk().learned!.roles;
const both = knowledgeOnDisk().learned!.roles;

test("the net is the one that is described, whole", () => {
  expect(createHash("sha256").update(netBytes).digest("hex")).toBe(netShape.sha256);
  expect(() => openRoleNet(netShape, netBytes.subarray(0, -2))).toThrow(TypeError);
  expect(() => openRoleNet(netShape, Buffer.concat([netBytes, netBytes]))).toThrow(TypeError);
  expect(() => openRoleNet({ tables: {} }, netBytes)).toThrow(/tensors/);
  expect(netBytes.byteLength).toBeLessThan(3_300_000);
});

const folder = new URL("../../../../training/stylist/graded/", import.meta.url);
const MARK = /\[\[([^|\]]+)\|([a-z-]+)\]\]/g;

type Marked = {
  prompt: string;
  language: LanguageCode;
  marks: { text: string; role: Role }[];
};

/** Requests that nothing was learned of, with what is said of each of their garments. */
const MARKED = readdirSync(folder).flatMap((file) =>
  readFileSync(new URL(file, folder), "utf8")
    .trim()
    .split("\n")
    .map((line): Marked => {
      const { p } = JSON.parse(line) as { p: string };
      const marks = [...p.matchAll(MARK)].map(([, text, role]) => ({
        text: text!,
        role: role as Role,
      }));
      return {
        prompt: p.replaceAll(MARK, "$1"),
        language: file.slice(0, 2) as LanguageCode,
        marks,
      };
    })
    .filter(({ marks }) => marks.length > 1),
);

/** How many of their garments are decided rightly: to wear, not to wear, asked about. */
function rightly(learned: typeof terms): number {
  let right = 0;
  for (const { prompt, language, marks } of MARKED) {
    const { mentions } = readRequest(prompt, { learned, language });
    for (const { text, role } of marks) {
      const found = mentions.find((one) => one.text.includes(text) || text.includes(one.text));
      if (found && decisionOf(found.role) === decisionOf(role)) right++;
    }
  }
  return right;
}

test("where several garments are spoken of, more are read rightly with the net than without", () => {
  const [without, withNet] = [rightly(terms), rightly(both)];
  expect(MARKED.length).toBeGreaterThan(100);
  expect(withNet).toBeGreaterThan(without);
}, 120_000);
