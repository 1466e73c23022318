import type { Page } from "@playwright/test";
import { closeNotice, expect, signUp } from "./test.ts";

export const chooser = (page: Page) => page.getByLabel("Choose photos");
export const list = (page: Page) => page.getByRole("list", { name: "Photos to add" });
export const cards = (page: Page) => list(page).getByRole("listitem");
export const DRAWING = { timeout: 60_000 };

export async function open(page: Page) {
  await signUp(page);
  await closeNotice(page);
  await page.goto("/closet/add");
}

/** Until nothing is left to be drawn. */
export async function drawn(page: Page, count: number) {
  await expect(cards(page)).toHaveCount(count);
  await expect(page.locator('li[aria-busy="true"]')).toHaveCount(0, DRAWING);
}

/** Says what is nothing sure, as somebody would; each is a press that opens the list and one that chooses. */
export async function sayCategories(page: Page, category = "top"): Promise<number> {
  const open = cards(page).filter({ has: page.locator('option[value=""]:checked') });
  const count = await open.count();
  for (let left = count; left > 0; left -= 1)
    await open.first().getByLabel("Category").selectOption(category);
  return count * 2;
}
