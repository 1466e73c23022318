import { AxeBuilder } from "@axe-core/playwright";
import { askFor } from "./ask.ts";
import { expect, test } from "./test.ts";
import { JEANS, ownTyped, TEE, typed } from "./typed.ts";

const CLOSET = [
  TEE,
  JEANS,
  typed("white shirt", "shirt", "top", "white"),
  typed("navy blazer", "blazer", "coat", "navy"),
  typed("yellow raincoat", "raincoat", "coat", "yellow"),
  typed("white sneakers", "sneakers", "shoes", "white"),
];
const LENT =
  /yellow raincoat (back first|is with someone else this time)|someone else has your yellow raincoat/i;
const REQUEST = "coffee with a friend on a dry day, the raincoat is lent to my sister";

test("why a piece is not worn is asked with one press, and with another it is worn all the same", async ({
  page,
}) => {
  await ownTyped(page, CLOSET);
  await askFor(page, REQUEST);
  const answer = page.getByRole("region", { name: "Your outfit idea" });
  await answer.getByRole("button", { name: "Why not…" }).click();
  const dialog = page.getByRole("dialog", { name: "Why not which one?" });
  await dialog.getByLabel("Find it by its name").fill("rainc");
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page }).include("dialog").analyze();
  expect(violations).toEqual([]);
  await dialog.getByRole("button", { name: /raincoat/i }).click();
  await expect(dialog).toBeHidden();
  await expect(answer.getByText(/raincoat/i).first()).toBeVisible();
  await answer.getByRole("button", { name: /Wear .*raincoat.* all the same/i }).click();
  await expect(answer.getByRole("button", { name: /Keep .*raincoat/i })).toBeVisible();
});

test("an item says why the last idea goes without it, and the closet what would add most", async ({
  page,
}) => {
  await ownTyped(page, CLOSET);
  await askFor(page, REQUEST);
  await expect(page.getByRole("heading", { name: "Idea:" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: /Closet/ })
    .first()
    .click();
  await page.waitForURL("**/closet");
  await page.getByRole("button", { name: /Edit .*raincoat/i }).click();
  const editor = page.getByRole("dialog", { name: "Edit item" });
  await editor.getByRole("button", { name: "Why not this one?" }).click();
  await expect(editor.getByText(LENT)).toBeVisible();
  await editor.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "What should I buy next?" }).click();
  const next = page.getByRole("dialog", { name: "What to buy next" });
  await expect(next.getByText(/would add most|Nothing, honestly/)).toBeVisible({ timeout: 20_000 });
  const { violations } = await new AxeBuilder({ page }).include("dialog").analyze();
  expect(violations).toEqual([]);
});
