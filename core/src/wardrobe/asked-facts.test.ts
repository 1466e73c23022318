import { expect, test } from "vitest";
import { type AskedFact, ASKED_FACTS, askedOf } from "./asked-facts.ts";
import { CATEGORIES } from "./categories.ts";
import { KIND_IDS, kindOf } from "./kinds.ts";
import { wearsToWash } from "./wash.ts";

test("trousers are not asked for sleeves or a collar, jewellery for nothing, and who is not filed for all", () => {
  expect(askedOf("trouser")).toEqual(["length", "closure", "pattern", "warmth", "washAfterWears"]);
  expect(askedOf("jewellery")).toEqual([]);
  expect(askedOf("")).toEqual(ASKED_FACTS);
  expect(askedOf("kimonos")).toEqual(ASKED_FACTS);
});

test("what the kinds of a category are known by is asked of it", () => {
  const lacking = KIND_IDS.map(kindOf).flatMap((kind) => {
    const { id, category, sleeve, length, neckline, closure, pattern } = kind;
    const known: Partial<Record<AskedFact, unknown>> = { sleeve, length, neckline, closure };
    known.pattern = pattern;
    known.washAfterWears = wearsToWash(kind) ?? undefined;
    return ASKED_FACTS.filter((fact) => known[fact] !== undefined)
      .filter((fact) => !askedOf(category).includes(fact))
      .map((fact) => `${id} (${category}): ${fact}`);
  });
  expect(lacking).toEqual([]);
});

test("only what may cover the upper body is asked for everything", () => {
  const all = CATEGORIES.filter((category) => askedOf(category).length === ASKED_FACTS.length);
  expect(all).toEqual(["top", "hoodies", "coat", "dress", "jumpsuit", "other"]);
});
