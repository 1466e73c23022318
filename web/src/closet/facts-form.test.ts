import { expect, test } from "vitest";
import { factsEditOf, factsFormOf, factsObjection } from "./facts-form.ts";

const FACTS = { brand: "Noir", price: 2490, currency: "EUR", quantity: 2 };
const before = factsFormOf(FACTS);
const edited = (change: Partial<typeof before>) => factsEditOf(before, { ...before, ...change });

test("nothing changed is nothing to send", () => {
  expect(edited({})).toBeUndefined();
  expect(edited({ brand: " Noir ", price: "24,9", quantity: "02" })).toBeUndefined();
  expect(factsEditOf(factsFormOf(), { ...factsFormOf(), currency: "EUR" })).toBeUndefined();
});

test("only what differs is sent, and what was emptied is cleared", () => {
  expect(edited({ brand: "", quantity: "3", acquiredOn: "2024-05" })).toEqual({
    brand: null,
    quantity: 3,
    acquiredOn: "2024-05",
  });
});

test("a price travels with its currency, and a currency without a price is none", () => {
  expect(edited({ currency: "JPY", price: "2490" })).toEqual({ price: 2490, currency: "JPY" });
  expect(edited({ price: "19.9" })).toEqual({ price: 1990, currency: "EUR" });
  expect(edited({ price: "" })).toEqual({ price: null, currency: null });
});

test.each([
  { price: "cheap" },
  { quantity: "0" },
  { quantity: "a few" },
  { washAfterWears: "1.5" },
])("%j is objected to", (change) => expect(factsObjection(edited(change)!)).toMatch(/^Please/));
