import { z } from "zod";
import type { Environment } from "./words.ts";

const dollars = (name: string) =>
  z.coerce
    .number(`${name} must be an amount in US dollars, such as 0.5.`)
    .min(0, `${name} must be at least 0.`)
    .max(1e6, `${name} must be at most 1000000.`);

/** US dollars: for a million tokens read and written, and for a picture. What is absent keeps the table's price. */
export type Price = { input: number; output: number; picture: number };

const PRICE = /^(?<model>[^=\s]+)=(?:(?<input>[\d.]+)\/(?<output>[\d.]+)|(?<picture>[\d.]+))$/;

const pricesSchema = z.string().transform((text, context) => {
  const prices = new Map<string, Partial<Price>>();
  const parts = text.split(",").map((part) => part.trim());
  for (const part of parts.filter((part) => part !== "")) {
    const { model, ...amounts } = PRICE.exec(part)?.groups ?? {};
    const given = Object.entries(amounts).filter(([, amount]) => amount !== undefined);
    const price = Object.fromEntries(given.map(([name, amount]) => [name, Number(amount)]));
    if (model && Object.values(price).every(Number.isFinite)) prices.set(model, price);
    else context.addIssue(`MODEL_PRICES: "${part}" ${EXPECTED}`);
  }
  return prices;
});

const EXPECTED =
  "must be model=in/out, in US dollars for a million tokens, or model=price of one picture.";

const budgetsSchema = z.object({
  BUDGET_PERSON: dollars("BUDGET_PERSON").default(0.5),
  BUDGET_ADDRESS: dollars("BUDGET_ADDRESS").default(2),
  BUDGET_SERVER: dollars("BUDGET_SERVER").default(10),
  MODEL_PRICES: pricesSchema.default(new Map()),
});

/** What providers may cost, in US dollars a day (UTC). 0 spends nothing: the embedded engines answer. */
export function readBudgets(given: Environment) {
  return budgetsSchema
    .transform((values) => ({
      person: values.BUDGET_PERSON,
      address: values.BUDGET_ADDRESS,
      server: values.BUDGET_SERVER,
      prices: values.MODEL_PRICES,
    }))
    .safeParse(given);
}
