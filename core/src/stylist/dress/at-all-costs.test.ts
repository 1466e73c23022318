import { expect, test } from "vitest";
import { called } from "../closet.testing.ts";
import { readBrief } from "../understand/read-brief.ts";
import { isForbidden } from "./constraints.ts";
import { readCloset } from "./piece.ts";
import { withSpared } from "./spared.ts";

const closet = [
  called("loafers", "shoes", "#222222"),
  called("white sandals", "sandals", "#f4f4f2"),
];
const pieces = readCloset(closet, "en");

/** What stays out of a request, where each piece suits it as much as `suiting` says. */
function barred(prompt: string, suiting: Readonly<Record<string, number>>): string[] {
  const brief = readBrief({ prompt, weather: null, closet });
  const asked = withSpared({ ...brief, fits: ({ name }) => suiting[name ?? ""] ?? 0 }, pieces);
  return pieces.filter((piece) => isForbidden(piece, asked)).map(({ name }) => name!);
}

test("a pair that suits at all costs is not meant by a no to all", () => {
  expect(barred("no shoes in their house", { loafers: 9 })).toEqual(["loafers", "white sandals"]);
  expect(barred("no shoes in their house", { loafers: 12 })).toEqual(["white sandals"]);
});

test("nothing outweighs a refusal of one owned piece, a reason, or an allergy", () => {
  const suiting = { loafers: 30, "white sandals": 30 };
  expect(barred("no white sandals", suiting)).toContain("white sandals");
  expect(barred("the loafers are in the wash", suiting)).toContain("loafers");
});

test("a rule gives way to what suits at all costs, and to nothing less", () => {
  const rule = "dinner, closed shoes only";
  expect(barred(rule, { "white sandals": 9 })).toContain("white sandals");
  expect(barred(rule, { "white sandals": 12 })).not.toContain("white sandals");
});
