import { expect, test } from "vitest";
import { called, weatherAt } from "../closet.testing.ts";
import { readBrief } from "../understand/read-brief.ts";
import { eachMisfit } from "./misfit.ts";
import { needsOf } from "./needs.ts";
import { readPiece } from "./piece.ts";

function misfitsOf(name: string, category: string, tempC: number): string[] {
  const brief = readBrief({ prompt: "a walk in town", weather: weatherAt(tempC), language: "en" });
  const found: string[] = [];
  eachMisfit(readPiece(called(name, category), 0), brief, needsOf(brief), (one) => found.push(one));
  return found;
}

test("lined boots are too warm for a mild day, and right for the cold", () => {
  expect(misfitsOf("lined boots", "shoes", 17)).toContain("too-warm");
  expect(misfitsOf("lined boots", "shoes", 4)).not.toContain("too-warm");
  expect(misfitsOf("leather boots", "shoes", 17)).not.toContain("too-warm");
});
