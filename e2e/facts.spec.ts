import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { closetOf } from "./cutout.ts";
import { expect, test } from "./test.ts";
import { JEANS, ownTyped, TEE } from "./typed.ts";

const found = (page: Page) => page.getByRole("region", { name: "Found", exact: true });
const tile = (page: Page, name: string) => found(page).getByRole("button", { name });
const chip = (page: Page, name: string) =>
  page.getByRole("group").locator("label").filter({ hasText: name });

async function openItem(page: Page, name: string) {
  await tile(page, name).click();
  return page.getByRole("dialog", { name: "Edit item" });
}

test.beforeEach(async ({ page }) => {
  await ownTyped(page, [JEANS, TEE]);
  await page.goto("/closet/find");
  await tile(page, "white tee").waitFor();
});

test("facts are noted, kept over a reload, and tell what a wear costs", async ({ page }) => {
  const item = await openItem(page, "blue jeans");
  await item.getByLabel("Brand").fill("Café Noir");
  await item.getByLabel("Size").fill("32 / 34");
  await item.getByLabel("Price paid").fill("about 60");
  await item.getByRole("button", { name: "Save" }).click();
  await expect(item.getByRole("alert")).toHaveText(/price as a number/);
  await item.getByLabel("Price paid").fill("59,90");
  await item.getByLabel("Currency").selectOption("EUR");
  await item.getByLabel("Year").fill("2024");
  await item.getByLabel("Month").selectOption("May");
  await item.getByLabel("Wash", { exact: true }).selectOption("after 2 wears");
  await item.getByRole("button", { name: "Wore it today" }).click();
  await expect(item.getByText("Worn once, last on")).toBeVisible();
  const { violations } = await new AxeBuilder({ page }).include("dialog").analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
  await item.getByRole("button", { name: "Save" }).click();
  await expect(item).toHaveCount(0);

  await page.reload();
  await openItem(page, "blue jeans");
  await expect(item.getByLabel("Price paid")).toHaveValue("59.90");
  await expect(item.getByLabel("Month")).toHaveValue("05");
  await expect(item.getByLabel("Day", { exact: true })).toHaveValue("");
  await expect(
    item.getByText("€59.90 a wear. Worn once since its last wash, and washed after 2 wears."),
  ).toBeVisible();
});

test("what is lent has a note, is found by its chip, and comes back", async ({ page }) => {
  const item = await openItem(page, "white tee");
  await item.getByLabel("Where it is").selectOption("lent");
  await item.getByLabel("Lent to").fill("Robin");
  await page.keyboard.press("Enter");
  await expect(item.getByRole("button", { name: "Keep" })).toBeDisabled();
  await item.getByRole("button", { name: "Close" }).click();
  await chip(page, "lent").click();
  await expect(found(page).getByRole("button")).toHaveCount(1);
  await openItem(page, "white tee");
  await expect(item.getByLabel("Lent to")).toHaveValue("Robin");
  await item.getByLabel("Where it is").selectOption("here");
  await expect(item.getByLabel("Lent to")).toHaveCount(0);
  expect((await closetOf(page)).filter(({ status }) => status)).toEqual([]);
});

test("one item is archived with one press, taken back with another, and found by its chip", async ({
  page,
}) => {
  const item = await openItem(page, "white tee");
  await item.getByRole("button", { name: "Given away" }).click();
  await expect(page.getByText("1 item is archived")).toBeVisible();
  await expect(tile(page, "white tee")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(tile(page, "white tee")).toBeVisible();

  await openItem(page, "white tee");
  await item.getByRole("button", { name: "Worn out" }).click();
  await expect(tile(page, "white tee")).toHaveCount(0);
  await page.goto("/closet");
  await expect(page.getByRole("button", { name: "Remove Item" })).toHaveCount(1);
  await page.goto("/closet/find");
  await chip(page, "archived").click();
  await openItem(page, "white tee");
  await expect(item.getByRole("heading", { name: "Archived: worn out" })).toBeVisible();
  await item.getByRole("button", { name: "Bring it back" }).click();
  await expect(page.getByText("1 item is back in your closet")).toBeVisible();
  expect(await closetOf(page)).toHaveLength(2);
});

test("several are archived together, and brought back together", async ({ page }) => {
  const bar = page.getByRole("region", { name: "Chosen items" });
  const chooseAll = async () => {
    await page.getByRole("button", { name: "Select", exact: true }).click();
    await bar.getByRole("button", { name: "All 2" }).click();
    await expect(bar.getByRole("status")).toHaveText("2 chosen");
  };
  await chooseAll();
  await bar.getByRole("button", { name: "Archive" }).click();
  const dialog = page.getByRole("dialog", { name: "Archive 2 items" });
  expect((await new AxeBuilder({ page }).include("dialog").analyze()).violations).toEqual([]);
  await dialog.getByRole("button", { name: "Sold" }).click();
  await expect(page.getByText("2 items are archived")).toBeVisible();
  expect(await closetOf(page)).toEqual([]);
  // An empty closet still leads to what has left it.
  await chip(page, "archived").click();
  await expect(found(page).getByRole("button")).toHaveCount(2);
  await chooseAll();
  await bar.getByRole("button", { name: "Bring back" }).click();
  await expect(page.getByText("2 items are back in your closet")).toBeVisible();
  expect(await closetOf(page)).toHaveLength(2);
});
