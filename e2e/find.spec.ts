import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { addTyped, typed } from "./typed.ts";
import { closeNotice, expect, signUp, test } from "./test.ts";

/** 17 items, the last of which is the oldest. */
const CLOSET = [
  typed("blue jeans", "jeans", "trouser", "blue"),
  typed("grey trousers", "trousers", "trouser", "grey"),
  typed("white tee", "tee", "top", "white", 9),
  typed("red dress", "dress", "dress", "red"),
  typed("Chelsea boots", "boots", "boots", "brown"),
  typed("striped tee", "tee", "top", "navy", 1, "striped"),
  typed("black boots", "boots", "boots", "black", 3),
];

const tiles = (page: Page) => page.getByRole("region", { name: "Found" }).getByRole("button");

const jumps = (page: Page) => page.getByRole("navigation", { name: "Jump to" }).getByRole("button");

const chip = (page: Page, name: string) =>
  page.getByRole("group").locator("label").filter({ hasText: name });

/** However many are in the document. In these words and no others: “4 of 17 items” are not yet all. */
const said = (page: Page, words: string) =>
  expect(page.getByRole("status").getByText(words, { exact: true })).toBeVisible();

async function open(page: Page) {
  await signUp(page);
  await closeNotice(page);
  await addTyped(page, CLOSET);
  await page.goto("/closet");
  await page.getByRole("link", { name: "Find it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Find it" })).toBeVisible();
  await expect(tiles(page)).toHaveCount(17);
}

test("a closet is searched in any language, narrowed down and sorted; the address keeps it", async ({
  page,
}) => {
  await open(page);
  await page.getByLabel("Search", { exact: true }).fill("Hose");
  await expect(tiles(page)).toHaveText(["blue jeans", "grey trousers"]);
  await said(page, "2 of 17 items");
  await chip(page, "blue").click();
  await expect(tiles(page)).toHaveText(["blue jeans"]);
  await page.reload();
  await expect(page.getByLabel("Search", { exact: true })).toHaveValue("Hose");
  await expect(tiles(page)).toHaveText(["blue jeans"]);

  await page.getByRole("button", { name: "Show everything" }).click();
  await page.getByLabel("Sort").selectOption("By category");
  await expect(jumps(page)).toHaveText(["Top", "Trouser", "Dress", "Boots"]);
  await page.getByLabel("Sort").selectOption("Oldest first");
  await expect(tiles(page).first()).toHaveText("black boots");
});

test("an empty result says what to do", async ({ page }) => {
  await open(page);
  await page.getByLabel("Search", { exact: true }).fill("parka");
  await expect(page.getByRole("heading", { name: "Nothing found for “parka”" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Show everything" }).last().click();
  await expect(tiles(page)).toHaveCount(17);
  await page.getByLabel("Search", { exact: true }).fill("boots");
  await chip(page, "black").click();
  await page.getByLabel("Search", { exact: true }).fill("robe");
  await page.getByRole("button", { name: "Search without the chips" }).click();
  await expect(tiles(page)).toHaveText(["red dress"]);
});

test("it all goes by the keyboard", async ({ page }) => {
  await open(page);
  await page.getByLabel("Sort").selectOption("By name");
  await page.getByRole("link", { name: "Fit Closet" }).last().focus();
  await page.keyboard.press("/");
  await expect(page.getByLabel("Search", { exact: true })).toBeFocused();
  await page.keyboard.type("boots");
  await expect(tiles(page)).toHaveCount(4);
  await page.keyboard.press("Escape");
  await said(page, "17 items");
  await tiles(page).first().focus();
  await page.keyboard.press("ArrowRight");
  await expect(tiles(page).nth(1)).toBeFocused();
  await page.keyboard.press("End");
  await expect(tiles(page).last()).toBeFocused();
  await page.keyboard.press("Home");
  await expect(tiles(page).first()).toBeFocused();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Edit item" });
  await dialog.getByLabel("Name").fill("zebra boots");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toHaveCount(0);
  await jumps(page).getByText("Z").click();
  await expect(page.getByRole("button", { name: "zebra boots" })).toBeInViewport();
});

test("of five thousand only what is seen is fetched and kept in the page", async ({ page }) => {
  await signUp(page);
  await closeNotice(page);
  const asked: number[] = [];
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXY".split("");
  await page.route("**/api/closet/search?*", (route) => {
    const from = Number(new URL(route.request().url()).searchParams.get("from"));
    asked.push(from);
    const items = Array.from({ length: 60 }, (_, at) => itemAt(from + at));
    const counts = letters.map((id) => ({ id, count: 200 }));
    return route.fulfill({
      json: { items: items.slice(0, 5000 - from), total: 5000, sections: counts, closet: 5000 },
    });
  });
  const gif = Buffer.from("R0lGODlhAQABAAAAACw=", "base64");
  await page.route(`**${STICKER}`, (route) =>
    route.fulfill({ contentType: "image/gif", body: gif }),
  );
  await page.goto("/closet/find?order=name");
  await said(page, "5000 items");
  await expect(tiles(page).first()).toHaveText("item 0");
  await jumps(page).getByText("Y").click();
  await expect(page.getByRole("heading", { level: 2, name: "Y" })).toBeInViewport();
  await expect(tiles(page).filter({ hasText: "item 4800" })).toBeInViewport();
  await expect(page.getByRole("button", { name: "Y", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
  expect(new Set(asked).size).toBeLessThan(8);
  expect(await tiles(page).count()).toBeLessThan(120);
  await tiles(page).last().focus();
  await page.keyboard.press("End");
  await expect(tiles(page).filter({ hasText: "item 4999" })).toBeFocused();
});

const STICKER = "/one-sticker.gif";
const itemAt = (at: number) => ({ id: `i${at}`, name: `item ${at}`, cartoonURL: STICKER });

test("an item is opened, changed and found by its new name", async ({ page }) => {
  await open(page);
  await page.getByLabel("Search", { exact: true }).fill("vestido");
  await expect(tiles(page)).toHaveText(["red dress"]);
  await tiles(page).first().click();
  const dialog = page.getByRole("dialog", { name: "Edit item" });
  await dialog.getByLabel("Name").fill("opera skirt");
  await dialog.getByLabel("Category").selectOption("skirt");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: /Nothing found/ })).toBeVisible();
  await page.getByLabel("Search", { exact: true }).fill("oper");
  await expect(tiles(page)).toHaveText(["opera skirt"]);
});

for (const colorScheme of ["light", "dark"] as const)
  test(`it meets WCAG 2.2 AA and fits from 320 px on, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await open(page);
    for (const width of [320, 390, 900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(tiles(page).first()).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      const root = page.locator("html");
      expect(await root.evaluate((html) => html.scrollWidth - html.clientWidth)).toBe(0);
    }
  });
