import { describe, expect, test } from "vitest";
import { called, weatherAt } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";
import { knowledgeOnDisk } from "../learned/on-disk.test-data.ts";

const KNOWN = knowledgeOnDisk();

const CLOSET = [
  called("white Oxford shirt", "top", "#f6f5f2"),
  called("teal silk blouse", "top", "#2b6f73"),
  called("grey running top", "top", "#83868b"),
  called("olive t-shirt", "top", "#666b45"),
  called("black roll-neck sweater", "top", "#1a1a1c"),
  called("navy merino sweater", "top", "#1f2a44"),
  called("cream lambswool cardigan", "top", "#efe6d2"),
  called("navy blazer", "coat", "#1f2a44"),
  called("olive bomber jacket", "coat", "#666b45"),
  called("black leather jacket", "coat", "#1a1a1c"),
  called("charcoal wool coat", "coat", "#3f4247"),
  called("black running tights", "trouser", "#1a1a1c"),
  called("black jeans", "trouser", "#1a1a1c"),
  called("grey wool trousers", "trouser", "#83868b"),
  called("burgundy midi skirt", "skirt", "#6d1f2e"),
  called("burgundy wrap dress", "dress", "#6d1f2e"),
  called("teal running shoes", "shoes", "#2b6f73"),
  called("black leather loafers", "shoes", "#1a1a1c"),
  called("burgundy ballet flats", "shoes", "#6d1f2e"),
  called("olive rain boots", "shoes", "#666b45"),
];

/** What is worn at each of the first seeds. */
const wornFor = (prompt: string, tempC: number): (readonly string[])[] =>
  [0, 1, 2, 3, 4, 5].map(
    (seed) =>
      suggestOutfit({ prompt, closet: CLOSET, weather: weatherAt(tempC), seed }, KNOWN).plan.items,
  );

const are = (ids: readonly string[], ...all: readonly string[]): boolean =>
  all.every((one) => ids.some((id) => id.includes(one)));

describe("what is never worn together", () => {
  const CASUAL = ["a gallery opening", "coffee with a friend", "a concert in a club", "the cinema"];

  test.each(CASUAL)("a collar and a roll-neck over it: %s", (prompt) => {
    for (const ids of wornFor(prompt, 12))
      expect(are(ids, "roll-neck") && (are(ids, "Oxford") || are(ids, "blouse"))).toBe(false);
  });

  test.each(CASUAL)("a coat over a jacket that no tailor cut, unless it freezes: %s", (prompt) => {
    for (const ids of wornFor(prompt, 12))
      expect(are(ids, "wool coat") && (are(ids, "bomber") || are(ids, "leather jacket"))).toBe(
        false,
      );
  });

  test.each([
    "a client meeting, then drinks",
    "lunch with a client",
    "a presentation to the board",
  ])("two layers on a mild day that asks for neither: %s", (prompt) => {
    for (const ids of wornFor(prompt, 19)) {
      const isKnitOverShirt =
        (are(ids, "Oxford") || are(ids, "blouse")) && (are(ids, "cardigan") || are(ids, "sweater"));
      expect(are(ids, "blazer") && isKnitOverShirt).toBe(false);
    }
  });
});

describe("what stays on its hook", () => {
  test.each(["sofa and a series", "working from home, no meetings"])(
    "coats and jackets at home: %s",
    (prompt) => {
      for (const ids of wornFor(prompt, 9))
        for (const coat of ["bomber", "leather jacket", "wool coat", "rain boots"])
          expect(are(ids, coat)).toBe(false);
    },
  );

  test("a jacket that lets everything in, where one runs; rubber boots, where the hill is dry", () => {
    for (const ids of wornFor("a run along the river", 11)) {
      expect(are(ids, "bomber") || are(ids, "leather jacket")).toBe(false);
      expect(are(ids, "running shoes")).toBe(true);
    }
    for (const ids of wornFor("a hike in the hills", 11))
      expect(are(ids, "rain boots")).toBe(false);
  });
});

test("a dress competes with a top and a skirt where both are right", () => {
  const worn = wornFor("a wedding as a guest", 23);
  expect(worn.some((ids) => are(ids, "wrap dress"))).toBe(true);
});
