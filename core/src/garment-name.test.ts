import { expect, test } from "vitest";
import type { Recognised } from "./cartoon/contract.ts";
import { detailsFrom, proposedName } from "./garment-name.ts";
import { languageOf } from "./languages/index.ts";

const seen = (part: Partial<Recognised>): Recognised => ({
  category: "top",
  probability: 0.97,
  sure: true,
  pattern: "plain",
  ...part,
});

test.each([
  [seen({ kind: "tee", sleeve: "short", pattern: "striped" }), "Navy striped T-shirt"],
  [seen({ sleeve: "long" }), "Navy long-sleeved top"],
  [seen({ sleeve: "none", pattern: "print" }), "Navy printed sleeveless top"],
  [seen({}), "Navy top"],
  [seen({ category: "trouser", pattern: "checked" }), "Navy checked trousers"],
  [seen({ sleeve: "short" }), "Navy short-sleeved top"],
  [seen({ category: "cap" }), "Navy cap"],
  [seen({ category: "dress" }), "Navy dress"],
  [seen({ category: "skirt", pattern: "print" }), "Navy printed skirt"],
  [seen({ category: "shoes" }), "Navy shoes"],
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

test.each([
  ["en", "Navy striped T-shirt"],
  ["es", "Camiseta de rayas azul marino"],
  ["fr", "Tee-shirt à rayures bleu marine"],
  ["de", "T-Shirt mit Streifen in Marineblau"],
  ["it", "Maglietta a righe blu navy"],
  ["pt", "Camiseta de listras azul-marinho"],
] as const)("a name in %s", (language, name) => {
  const recognised = seen({ kind: "tee", sleeve: "short", pattern: "striped" });
  expect(proposedName(recognised, ["#1c2742"], languageOf(language))).toBe(name);
});
