import type { FactsEdit, GarmentFacts } from "@fit-closet/core";
import type { GarmentRow } from "./garments.ts";

type FactColumns = Pick<
  GarmentRow,
  "brand" | "size" | "price" | "currency" | "acquiredOn" | "quantity" | "washAfterWears"
>;

/** What nobody noted anything of. */
export const NO_FACTS = {
  brand: null,
  size: null,
  price: null,
  currency: null,
  acquiredOn: null,
  quantity: 1,
  washAfterWears: null,
} as const satisfies FactColumns;

export function factsOf(row: FactColumns): GarmentFacts {
  const { brand, size, price, currency, acquiredOn, quantity, washAfterWears } = row;
  const all = { brand, size, price, currency, acquiredOn, quantity, washAfterWears };
  const noted = Object.entries(all).filter(
    ([name, value]) => value !== null && !(name === "quantity" && value === 1),
  );
  return Object.fromEntries(noted);
}

/** What is absent stays, null clears. */
export function factColumns({ quantity, ...facts }: FactsEdit): Partial<FactColumns> {
  return { ...facts, ...(quantity !== undefined && { quantity: quantity ?? 1 }) };
}
