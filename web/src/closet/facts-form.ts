import type { FactsEdit, GarmentFacts } from "@fit-closet/core";
import { priceIn, priceText } from "./money.ts";

export const FACT_FIELDS = [
  "brand",
  "size",
  "price",
  "currency",
  "acquiredOn",
  "quantity",
  "washAfterWears",
] as const;

/** What is noted of a garment as its form shows it: empty where nothing is. */
export type FactsForm = Record<(typeof FACT_FIELDS)[number], string>;

const textOf = (value: number | undefined) => (value === undefined ? "" : String(value));

export function factsFormOf(facts: GarmentFacts = {}): FactsForm {
  const { brand = "", size = "", price, currency = "", acquiredOn = "" } = facts;
  return {
    brand,
    size,
    price: price === undefined ? "" : priceText(price, currency),
    currency,
    acquiredOn,
    quantity: textOf(facts.quantity),
    washAfterWears: textOf(facts.washAfterWears),
  };
}

/** Only what differs, however it is written; undefined where nothing does. What is no number is NaN, to be objected to. */
export function factsEditOf(before: FactsForm, after: FactsForm): FactsEdit | undefined {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const differing = FACT_FIELDS.filter((field) => !Object.is(was[field], is[field]));
  if (differing.length === 0) return undefined;
  const edit = Object.fromEntries(differing.map((field) => [field, is[field]]));
  // A price is so many of its currency's smallest unit: the one does not change without the other.
  const { price, currency } = is;
  return "price" in edit || "currency" in edit ? { ...edit, price, currency } : edit;
}

const numberIn = (text: string) => (text.trim() ? Number(text) : null);

function valuesOf(form: FactsForm) {
  const isPriced = form.price.trim() !== "";
  return {
    brand: form.brand.trim() || null,
    size: form.size.trim() || null,
    price: isPriced ? priceIn(form.price, form.currency) : null,
    currency: isPriced ? form.currency : null,
    acquiredOn: form.acquiredOn || null,
    quantity: numberIn(form.quantity),
    washAfterWears: numberIn(form.washAfterWears),
  } satisfies FactsEdit;
}

/** What keeps facts from being sent, in a sentence. */
export function factsObjection(edit: FactsEdit): string | undefined {
  const { price, quantity, washAfterWears, acquiredOn } = edit;
  if (acquiredOn != null && acquiredOn.length < "2024".length)
    return "Please write the year with four digits.";
  if (price != null && !(price >= 0)) return "Please write the price as a number, such as 24.90.";
  if (quantity != null && !(Number.isInteger(quantity) && quantity >= 1 && quantity <= 999))
    return "Please say how many there are as a number from 1 to 999.";
  if (washAfterWears != null && !(Number.isInteger(washAfterWears) && washAfterWears >= 0))
    return "Please say after how many wears as a number.";
  return undefined;
}
