import { expect, test } from "vitest";
import { likelyCurrency, moneyWords, priceIn, priceText } from "./money.ts";

test.each([
  ["24.90", "EUR", 2490],
  ["24,9", "EUR", 2490],
  ["1.234,50", "EUR", 123450],
  ["1,234.50", "USD", 123450],
  ["1 234", "SEK", 123400],
  ["1'234.05", "CHF", 123405],
  ["2,490", "JPY", 2490],
  ["0.1", "EUR", 10],
  ["8.29", "EUR", 829],
])("%s in %s is %i of its smallest unit", (text, currency, amount) => {
  expect(priceIn(text, currency)).toBe(amount);
});

test.each(["", "about 20", "-3", "2e3", ".", "24.90 EUR"])("%j is no amount", (text) => {
  expect(priceIn(text, "EUR")).toBeNaN();
});

test("an amount comes back as it was typed", () => {
  expect(priceText(priceIn("24,90", "EUR"), "EUR")).toBe("24.90");
  expect(priceText(2490, "JPY")).toBe("2490");
});

test("words name the currency, also one that nobody knows", () => {
  expect(moneyWords(2490, "EUR")).toBe("€24.90");
  expect(moneyWords(2490, "XY")).toBe("24.9 XY");
});

test.each([
  ["de-CH", "CHF"],
  ["en-GB", "GBP"],
  ["pt-BR", "BRL"],
  ["de", "EUR"],
  ["", "EUR"],
])("whoever reads %s likely pays in %s", (language, currency) => {
  expect(likelyCurrency(language)).toBe(currency);
});
