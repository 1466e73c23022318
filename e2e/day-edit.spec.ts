import type { Page } from "@playwright/test";
import { closetOf, editorIn, expectAlpha, openEditor, previewIn, stroke } from "./cutout.ts";
import { closeNotice, expect, signUp, test, upload } from "./test.ts";

const CHEST = { x: 0.5, y: 0.5 };

const item = (page: Page) => page.getByRole("dialog", { name: "Edit item" });
const question = (page: Page) => page.getByRole("alertdialog", { name: "Drop your changes?" });
const openItem = (page: Page) => page.getByRole("button", { name: /^Edit/ }).click();

/** A hole in the middle of the T-shirt. */
async function cutHole(page: Page) {
  const { dialog, canvas, sticker } = editorIn(page);
  await dialog.getByText("Remove", { exact: true }).click();
  await dialog.getByRole("slider").fill("9");
  await stroke(page, canvas, CHEST, { x: 0.5, y: 0.6 });
  await expectAlpha(sticker, CHEST, 0);
}

test.describe("Somebody corrects what is in their closet", () => {
  test.beforeEach(async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    await upload(page, "top");
    await page.getByRole("banner").getByRole("link", { name: "Closet", exact: true }).click();
    await openItem(page);
    await expect(item(page)).toBeVisible();
  });

  test("Back closes the dialog and stays on the page; the edit is there again", async ({
    page,
  }) => {
    await page.goBack();
    await expect(item(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/closet$/);
    await openItem(page);
    await item(page).getByLabel("Name").fill("the red one");
    await page.goBack();
    await expect(item(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/closet$/);
    await openItem(page);
    await expect(item(page).getByLabel("Name")).toHaveValue("the red one");
    await expect(item(page).getByText("They are not saved yet.")).toBeVisible();
    expect((await closetOf(page))[0]?.name).not.toBe("the red one");
    await item(page).getByRole("button", { name: "Save" }).click();
    await expect(item(page)).toHaveCount(0);
    expect((await closetOf(page))[0]?.name).toBe("the red one");
    // The dialog's own steps in the history are gone: one step leads where the person came from.
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
  });

  test("an edit survives a reload, and is gone once it is saved", async ({ page }) => {
    await item(page).getByLabel("Material").fill("linen");
    await page.reload();
    await openItem(page);
    await expect(item(page).getByLabel("Material")).toHaveValue("linen");
    await item(page).getByRole("button", { name: "Save" }).click();
    await expect(item(page)).toHaveCount(0);
    await openItem(page);
    await expect(item(page).getByText("not saved yet")).toHaveCount(0);
  });

  test("Escape asks before it drops an edit, however often it is pressed", async ({ page }) => {
    await item(page).getByLabel("Name").fill("the red one");
    for (let time = 0; time < 3; time++) {
      await page.keyboard.press("Escape");
      await expect(question(page)).toBeVisible();
      await expect(question(page).getByRole("button", { name: "Keep editing" })).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(question(page)).toHaveCount(0);
      await expect(item(page).getByLabel("Name")).toHaveValue("the red one");
    }
    await item(page).getByRole("button", { name: "Cancel" }).click();
    await page.keyboard.press("Enter");
    await expect(question(page)).toHaveCount(0);
    await page.keyboard.press("Escape");
    await question(page).getByRole("button", { name: "Drop changes" }).click();
    await expect(item(page)).toHaveCount(0);
    await expect(page.getByRole("button", { name: /^Edit/ })).toBeFocused();
    await openItem(page);
    await expect(item(page).getByLabel("Name")).not.toHaveValue("the red one");
    await page.keyboard.press("Escape");
    await expect(item(page)).toHaveCount(0);
  });

  test("Back closes the question first, then the cut-out, then the item", async ({ page }) => {
    await item(page).getByRole("button", { name: "Edit cut-out" }).click();
    const { dialog, sticker } = editorIn(page);
    await previewIn(dialog).waitFor();
    await cutHole(page);
    await page.keyboard.press("Escape");
    await expect(question(page)).toBeVisible();
    await page.goBack();
    await expect(question(page)).toHaveCount(0);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(item(page)).toBeVisible();
    await item(page).getByRole("button", { name: "Edit cut-out" }).click();
    await expectAlpha(sticker, CHEST, 0);
    await page.goBack();
    await page.goBack();
    await expect(item(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/closet$/);
  });
});

test("strokes on a photo that is not sent yet: Escape asks, Back keeps them", async ({ page }) => {
  await page.goto("/home");
  await closeNotice(page);
  const { dialog, sticker } = await openEditor(page);
  await cutHole(page);
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: "Keep editing" }).click();
  await page.goBack();
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL(/\/home$/);
  await page.getByRole("button", { name: "Edit cut-out" }).click();
  await expectAlpha(sticker, CHEST, 0);
  await page.keyboard.press("Escape");
  await question(page).getByRole("button", { name: "Drop changes" }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Edit cut-out" }).click();
  await expectAlpha(sticker, CHEST, 255);
});
