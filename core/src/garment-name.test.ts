import { expect, test } from "vitest";
import type { Recognised } from "./cartoon/contract.ts";
import { detailsFrom, proposedName, tagsOf } from "./garment-name.ts";

const seen = (part: Partial<Recognised>): Recognised => ({
  category: "top",
  probability: 0.97,
  sure: true,
  pattern: "plain",
  ...part,
});

test.each([
  [seen({ kind: "T-shirt", sleeve: "short", pattern: "striped" }), "Navy striped T-shirt"],
  [seen({ sleeve: "long" }), "Navy long-sleeved top"],
  [seen({ sleeve: "none", pattern: "print" }), "Navy printed sleeveless top"],
  [seen({}), "Navy top"],
  [seen({ category: "trouser", pattern: "checked" }), "Navy checked trousers"],
  [seen({ category: "cap" }), "Navy cap"],
])("a name says what is known and no more: %o", (recognised, name) => {
  expect(proposedName(recognised, ["#1c2742", "#ffffff"])).toBe(name);
});

test("no name is proposed for what is not sure, and none without colours says one", () => {
  expect(proposedName(undefined, ["#1c2742"])).toBeUndefined();
  expect(proposedName(seen({ sure: false, kind: "shirt" }), ["#1c2742"])).toBeUndefined();
  expect(proposedName(seen({ kind: "shirt" }), [])).toBe("Shirt");
});

test("what was seen becomes details, without what was not", () => {
  expect(detailsFrom(seen({ sleeve: "long", pattern: "checked" }))).toEqual({
    sleeve: "long",
    pattern: "checked",
  });
  expect(detailsFrom(seen({}))).toEqual({ pattern: "plain" });
});

test("details become the stylist's words", () => {
  expect(
    tagsOf({
      sleeve: "long",
      pattern: "checked",
      material: "merino wool",
      warmth: 5,
      formality: 2,
      seasons: ["autumn", "winter"],
    }),
  ).toEqual([
    "long-sleeve",
    "checked",
    "merino wool",
    "very warm",
    "smart casual",
    "autumn",
    "winter",
  ]);
  expect(tagsOf({})).toEqual([]);
  expect(tagsOf({ pattern: "plain", warmth: 3 })).toEqual([]);
  expect(tagsOf({ formality: 0, seasons: ["summer", "winter"] })).toEqual(["lounge"]);
});
