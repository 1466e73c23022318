import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { askFor } from "./ask.ts";
import { day } from "./date.ts";
import { expect, test } from "./test.ts";
import { JEANS, ownTyped, TEE } from "./typed.ts";

test.beforeEach(async ({ page }) => {
  await ownTyped(page, [JEANS, TEE]);
});

const tiles = (page: Page) => page.getByRole("region", { name: "Found" }).getByRole("button");
const openItem = async (page: Page, name: string) => {
  await tiles(page).filter({ hasText: name }).click();
  return page.getByRole("dialog", { name: "Edit item" });
};

test("an item is worn today and on another day, and both are taken back", async ({ page }) => {
  await page.goto("/closet/find");
  const item = await openItem(page, "white tee");
  await expect(item.getByText("Not worn yet")).toBeVisible();
  await item.getByRole("button", { name: "Wore it today" }).click();
  await expect(item.getByText("Worn once, last on")).toBeVisible();
  await item.getByLabel("Worn on another day").fill(day(-20));
  await page.keyboard.press("Enter");
  await expect(item.getByRole("list", { name: "Days worn" }).getByRole("listitem")).toHaveCount(2);
  const { violations } = await new AxeBuilder({ page }).include("dialog").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await item.getByRole("button", { name: "Worn today" }).click();
  await expect(item.getByText("Worn once, last on")).toBeVisible();
  await item.getByRole("button", { name: /^Take back/ }).click();
  await expect(item.getByText("Not worn yet")).toBeVisible();
});

test("what is in the wash is told where it is missed, found by its chip, and washed with one press", async ({
  page,
}) => {
  await page.goto("/closet/find");
  const item = await openItem(page, "blue jeans");
  await item.getByRole("button", { name: "Put in the wash" }).click();
  await expect(item.getByText("It is in the wash")).toBeVisible();
  await item.getByRole("button", { name: "Close" }).click();
  await expect(tiles(page).filter({ hasText: "In the wash" })).toHaveCount(1);

  await page.goto("/home#idea");
  await askFor(page, "what to wear for a walk in the park");
  const answer = page.getByRole("region", { name: "Your outfit idea" });
  await expect(answer).toContainText(/blue jeans.* in the wash/);
  await expect(answer.getByRole("button", { name: "Keep blue jeans" })).toHaveCount(0);

  await page.goto("/closet/find");
  await page.getByRole("group").locator("label").filter({ hasText: "in the wash" }).click();
  await expect(tiles(page)).toHaveCount(1);
  await page.getByRole("button", { name: "All washed" }).click();
  await expect(page.getByRole("heading", { name: /Nothing/ })).toBeVisible();
});

test("an idea that was worn is noted with one press, piece by piece, and taken back", async ({
  page,
}) => {
  await page.goto("/home#idea");
  await askFor(page, "what to wear for a walk in the park");
  await page.getByRole("button", { name: "Wore this today" }).click();
  await expect(page.getByRole("button", { name: "Worn today" })).toBeVisible();
  await page.getByRole("button", { name: "Save idea" }).click();
  await expect(page.getByRole("link", { name: "Saved. See your ideas" })).toBeVisible();
  await page.goto("/closet/find");
  const item = await openItem(page, "white tee");
  await expect(item.getByText("Worn once, last on")).toBeVisible();
  await item.getByRole("button", { name: "Close" }).click();

  await page.goto("/ideas");
  await page.getByRole("button", { name: "Wore this today" }).click();
  // It is noted already, once a day.
  await page.getByRole("button", { name: "Worn today" }).click();
  await page.goto("/closet/find");
  await openItem(page, "white tee");
  await expect(item.getByText("Worn once, last on")).toBeVisible();
});
