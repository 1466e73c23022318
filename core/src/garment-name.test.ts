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
  expect(proposedName(seen({ sure: false }), ["#1c2742"])).toBeUndefined();
  expect(proposedName(seen({ kind: "shirt" }), [])).toBe("Shirt");
});

test("a kind is named however its category was guessed, but never one of another part of the body", () => {
  const hoodie = seen({ kind: "hoodie", sure: false });
  expect(proposedName(hoodie, ["#1c2742"])).toBe("Navy hoodie");
  const trousers = seen({ kind: "hoodie", category: "trouser" });
  expect(proposedName(trousers, ["#1c2742"])).toBe("Navy trousers");
});

test("who filed it is taken at their word, whatever the photo seems to show", () => {
  const named = (recognised: Recognised | undefined, filedAs: string) =>
    proposedName(recognised, ["#1c2742"], undefined, filedAs);
  expect(named(seen({ kind: "hoodie", sure: false }), "coat")).toBe("Navy hoodie");
  expect(named(seen({ kind: "tee" }), "trouser")).toBe("Navy trousers");
  expect(named(seen({ sure: false, pattern: "checked" }), "coat")).toBe("Navy checked coat");
  expect(named(seen({ sure: false, length: "hip" }), "coat")).toBe("Navy jacket");
  expect(named(undefined, "skirt")).toBe("Navy skirt");
  expect(named(undefined, "uncategorized")).toBeUndefined();
});

test("who filed it is also who says what else it could have been", () => {
  const filed = { coat: { kind: "bomber-jacket", length: "hip", neckline: "hood" } } as const;
  const coat = seen({ category: "trouser", kind: "jeans", length: "ankle", filed });
  expect(proposedName(coat, ["#1c2742"], undefined, "coat")).toBe("Navy bomber jacket");
  expect(proposedName(coat, ["#1c2742"], undefined, "trouser")).toBe("Navy jeans");
  expect(detailsFrom(coat, "coat")).toEqual({ length: "hip", neckline: "hood", pattern: "plain" });
});

test("no shoe is printed, whatever its straps look like", () => {
  const sandals = seen({ category: "shoes", kind: "sandals", pattern: "print" });
  expect(proposedName(sandals, ["#1c2742"])).toBe("Navy sandals");
  expect(detailsFrom(sandals, "shoes")).toEqual({ pattern: "plain" });
});

test("a top that buttons up to its collar is a shirt", () => {
  const buttoned = seen({ sleeve: "long", neckline: "collar", closure: "buttons" });
  expect(proposedName(buttoned, ["#1c2742"])).toBe("Navy shirt");
  expect(proposedName(seen({ sleeve: "long", neckline: "collar" }), [])).toBe("Long-sleeved top");
});

test("what was seen becomes details, without what was not", () => {
  expect(detailsFrom(seen({ sleeve: "long", pattern: "checked" }))).toEqual({
    sleeve: "long",
    pattern: "checked",
  });
  const cut = { length: "knee", neckline: "hood", closure: "zip" } as const;
  expect(detailsFrom(seen(cut))).toEqual({ ...cut, pattern: "plain" });
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
