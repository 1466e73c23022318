import { describe, expect, test } from "vitest";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";
import { judged } from "./judged.testing.ts";

test("of two pieces that would both do one is chosen, not both and not a third", () => {
  const closet = [
    called("yellow jacket", "coat", "#e0c020"),
    called("navy jacket", "coat", "#1c2742"),
    called("grey jacket", "coat", "#808080"),
    called("white shirt", "top", "#ffffff"),
    called("black trousers", "trouser", "#111111"),
    called("black loafers", "shoes", "#111111"),
  ];
  const prompt = "which one for lunch with my aunt, the yellow jacket or the navy jacket?";
  const { items } = suggestOutfit({ prompt, closet, weather: weatherAt(12), seed: 1 }).plan;
  expect(items.filter((id) => id.endsWith("jacket"))).toHaveLength(1);
  expect(items).not.toContain("grey jacket");
});

test("each of two pieces of one kind is judged by its own name", () => {
  const closet = [
    called("running tights", "trouser", "#111111"),
    called("long hiking trousers", "trouser", "#4b5b3a"),
    called("white shirt", "top", "#ffffff"),
  ];
  const prompt = "which for the office, the running tights or the hiking trousers?";
  const pieces = judged(prompt, closet, weatherAt(16)).map(([id]) => id);
  expect(pieces).toEqual(["running tights", "long hiking trousers"]);
});

test("of two that would do the one that suits the day is chosen, in whatever order they are named", () => {
  const closet = [
    called("denim jacket", "coat", "#33557a"),
    called("wool coat", "coat", "#333333"),
    called("grey roll neck", "top", "#888888"),
    called("black trousers", "trouser", "#111111"),
    called("walking boots", "shoes", "#553311"),
  ];
  const worn = (prompt: string) =>
    suggestOutfit({ prompt, closet, weather: weatherAt(1), seed: 1 }).plan.items;
  for (const both of ["the denim jacket or the wool coat", "the wool coat or the denim jacket"]) {
    const items = worn(`lunch with my aunt, which of the two, ${both}?`);
    expect(items).toContain("wool coat");
    expect(items).not.toContain("denim jacket");
  }
});

describe("of two that are asked about one is worn", () => {
  const closet = [
    called("brown boots", "shoes", "#6b4423"),
    called("white trainers", "shoes", "#ffffff"),
    called("green cords", "trouser", "#3d5a3a"),
    called("brown belt", "belt", "#6b4423"),
    called("black belt", "belt", "#111111"),
    called("white shirt", "top", "#ffffff"),
  ];
  test.each([
    ["with the green cords, the brown boots or the white trainers? museum", "boots", "trainers"],
    ["brown boots or white trainers for my uncle's funeral, which", "boots", "trainers"],
    ["do I take the brown belt or the black belt? office", "brown belt", "black belt"],
  ])("%s", (prompt, one, other) => {
    const { plan, status } = suggestOutfit({ prompt, closet, weather: weatherAt(16), seed: 1 });
    const worn = plan.items.filter((id) => id.endsWith(one) || id.endsWith(other));
    expect(status).toBe("answer");
    expect(worn).toHaveLength(1);
  });

  test("and the one that is less wrong gets the yes where both are wrong", () => {
    const verdicts = judged("brown boots or white trainers for my uncle's funeral?", closet);
    expect(verdicts.filter(([, yes]) => yes)).toHaveLength(1);
  });
});

test("what somebody else says of one of two that are asked about wears nothing", () => {
  const closet = [
    called("blazer marine", "coat", "#1f2a44"),
    called("perfecto clouté", "coat", "#111111"),
    called("chemise blanche", "top", "#ffffff"),
    called("pantalon gris", "trouser", "#777777"),
  ];
  const prompt =
    "Lequel des deux pour mon oral de concours, le blazer marine ou le perfecto clouté ? ma coloc dit perfecto";
  const { plan } = suggestOutfit(
    { prompt, closet, weather: weatherAt(16), seed: 1 },
    knowledgeOnDisk(),
  );
  expect(plan.items).toContain("blazer marine");
  expect(plan.items).not.toContain("perfecto clouté");
});
