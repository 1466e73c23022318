import { AxeBuilder } from "@axe-core/playwright";
import { askFor } from "./ask.ts";
import { closeNotice, expect, signUp, test } from "./test.ts";

const LIST = `3 white tees, blue jeans (2), that green parka from my brother
black boots
no hats yet`;

test.describe("a closet that is typed", () => {
  test("is read, corrected, added and worn", async ({ page }) => {
    const start = Date.now();
    await signUp(page);
    await closeNotice(page);
    await page.goto("/closet");
    await page.getByRole("button", { name: "Type your closet" }).click();
    const dialog = page.getByRole("dialog", { name: "Type your closet" });
    await dialog.getByLabel("What do you own?").fill(LIST);
    await dialog.getByRole("button", { name: "Show my stickers" }).click();

    const read = dialog.getByRole("list", { name: "What was understood" }).getByRole("listitem");
    await expect(read).toHaveCount(4);
    await expect(dialog.getByRole("button", { name: "Add 7" })).toBeVisible();
    const parka = read.nth(2);
    await expect(parka.getByLabel("Name")).toHaveValue("green parka from my brother");
    await expect(parka.getByLabel("Colour")).toHaveValue("green");
    await expect(parka.getByLabel("Category")).toHaveValue("coat");

    // The parka is olive, there are four tees, and the boots were sold.
    await parka.getByLabel("Colour").selectOption("olive");
    await read.nth(0).getByLabel("Count").fill("4");
    await dialog.getByRole("button", { name: "Leave out black boots" }).click();
    await expect(read).toHaveCount(3);
    await expect(dialog.getByRole("button", { name: "Leave out green parka" })).toBeFocused();
    for (const sticker of await read.locator("img").all())
      await expect
        .poll(() => sticker.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(512);
    const scan = await new AxeBuilder({ page }).include("dialog").analyze();
    expect(scan.violations).toEqual([]);

    await dialog.getByRole("button", { name: "Add 7" }).click();
    await expect(dialog.getByRole("status")).toContainText("7 stickers are in your closet");
    await dialog.getByRole("link", { name: "Ask what to wear" }).click();
    await page.waitForURL("**/home#idea");
    await askFor(page, "what to wear for a walk in the park");
    const answer = page.getByRole("region", { name: "Your outfit idea" });
    await expect(answer.getByRole("button", { name: "Keep white tee" })).toBeVisible();
    expect(Date.now() - start).toBeLessThan(60_000);

    await page.goto("/closet");
    await expect(page.getByRole("button", { name: "Edit white tee" })).toHaveCount(4);
    await expect(page.getByRole("button", { name: "Edit blue jeans" })).toHaveCount(2);
    await page.getByRole("button", { name: "Edit green parka from my brother" }).click();
    const editor = page.getByRole("dialog", { name: "Edit item" });
    await expect(editor.getByLabel("Give it a photo")).toBeAttached();
  });

  test("a list that names no clothes says so, and is kept when the dialog closes", async ({
    page,
  }) => {
    await signUp(page);
    await closeNotice(page);
    await page.goto("/closet");
    await page.getByRole("button", { name: "Type your closet" }).click();
    const dialog = page.getByRole("dialog", { name: "Type your closet" });
    await dialog.getByLabel("What do you own?").fill("phone charger");
    await dialog.getByRole("button", { name: "Show my stickers" }).click();
    await expect(dialog.getByRole("alert")).toContainText("We found no clothes in that");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Type your closet" })).toBeFocused();
    await page.getByRole("button", { name: "Type your closet" }).click();
    await expect(dialog.getByLabel("What do you own?")).toHaveValue("phone charger");
  });
});
