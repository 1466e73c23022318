import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { closetOf } from "./cutout.ts";
import { closeNotice, expect, signUp, test } from "./test.ts";
import { addTyped, typed } from "./typed.ts";

const found = (page: Page) => page.getByRole("region", { name: "Found", exact: true });
const tile = (page: Page, name: string) => found(page).getByRole("button", { name });
const bar = (page: Page) => page.getByRole("region", { name: "Chosen items" });
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

test.beforeEach(async ({ page }) => {
  await signUp(page);
  await closeNotice(page);
  await addTyped(page, [
    typed("white tee", "tee", "top", "white"),
    typed("red scarf", "scarf", "scarf", "red"),
    typed("blue jeans", "jeans", "trouser", "blue"),
  ]);
  await page.goto("/closet/find");
  await tile(page, "white tee").waitFor();
});

test("several are chosen, changed at once, and as they were with one press", async ({ page }) => {
  const before = await closetOf(page);
  await page.getByRole("button", { name: "Select", exact: true }).click();
  await tile(page, "white tee").click();
  await tile(page, "red scarf").click();
  await expect(tile(page, "red scarf")).toHaveAttribute("aria-pressed", "true");
  await expect(bar(page).getByRole("status")).toHaveText("2 chosen");
  await bar(page).getByRole("button", { name: "Change" }).click();
  const dialog = page.getByRole("dialog", { name: "Change 2 items" });
  await expect(dialog.getByRole("button", { name: "Change 2" })).toBeDisabled();
  expect((await new AxeBuilder({ page }).include("dialog").analyze()).violations).toEqual([]);
  await dialog.getByLabel("Category").selectOption("hoodies");
  await dialog.getByText("winter", { exact: true }).click();
  await dialog.getByLabel("Add tags").fill("work, gift");
  await dialog.getByRole("button", { name: "Change 2" }).click();
  await expect(page.getByText("2 items are changed")).toBeVisible();
  await expect(bar(page)).toHaveCount(0);
  const changed = (await closetOf(page)).filter(({ category }) => category === "hoodies");
  expect(changed).toHaveLength(2);
  for (const item of changed)
    expect(item).toMatchObject({ tags: ["work", "gift"], details: { seasons: ["winter"] } });

  await undo(page).click();
  await expect(page.getByText("2 items are changed")).toHaveCount(0);
  const plain = (items: typeof before) => items.map((item) => ({ ...item, cartoonURL: "" }));
  expect(plain(await closetOf(page))).toEqual(plain(before));
});

test("the keyboard chooses, all go into the bin, and Control and Z bring them back", async ({
  page,
}) => {
  await tile(page, "blue jeans").focus();
  await page.keyboard.press("x");
  await expect(bar(page).getByRole("status")).toHaveText("1 chosen");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Space");
  await expect(bar(page).getByRole("status")).toHaveText("2 chosen");
  await page.keyboard.press("Escape");
  await expect(bar(page)).toHaveCount(0);

  await page.keyboard.press("x");
  await bar(page).getByRole("button", { name: "All 3" }).click();
  await expect(bar(page).getByRole("status")).toHaveText("3 chosen");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await bar(page).getByRole("button", { name: "Bin" }).click();
  await expect(page.getByText("3 items are in the bin")).toBeVisible();
  expect(await closetOf(page)).toEqual([]);
  await page.keyboard.press("Control+z");
  await expect(tile(page, "white tee")).toBeVisible();
  expect(await closetOf(page)).toHaveLength(3);
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 320, height: 640 } });

  test("a sticker that is held is chosen, and nothing scrolls sideways", async ({ page }) => {
    await tile(page, "red scarf").scrollIntoViewIfNeeded();
    const box = (await tile(page, "red scarf").boundingBox())!;
    const touch = await page.context().newCDPSession(page);
    const points = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: points });
    await expect(bar(page).getByRole("status")).toHaveText("1 chosen");
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await expect(bar(page).getByRole("status")).toHaveText("1 chosen");
    await tile(page, "white tee").tap();
    await expect(bar(page).getByRole("status")).toHaveText("2 chosen");
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
  });
});
