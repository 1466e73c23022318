import type { Page } from "@playwright/test";
import { closeNotice, expect, holdBack, signUp, test } from "./test.ts";
import { photograph } from "./wardrobe.ts";

const choose = async (page: Page, name: string, buffer?: Buffer) =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: "image/jpeg", buffer: buffer ?? (await photograph()) });
const submit = (page: Page) => page.getByRole("button", { name: "Submit" });

test.beforeEach(async ({ page }) => {
  await signUp(page);
  await closeNotice(page);
});

test.describe("a file that is no picture", () => {
  test.use({ expectedNoise: [/415|422|400/] });

  test("is said, and no longer once the next good photo is chosen", async ({ page }) => {
    await choose(page, "notes.jpg", Buffer.from("these are not the pixels you look for"));
    await page.getByLabel("Category").selectOption("top");
    await submit(page).click();
    const said = page.getByText("That file is not a picture we can read.");
    await expect(said).toBeVisible();
    await choose(page, "shirt.jpg");
    await expect(said).toBeHidden();
    await page.getByLabel("Category").selectOption("top");
    await submit(page).click();
    await expect(page.getByText("Outfit uploaded & stylized successfully!")).toBeVisible({
      timeout: 30_000,
    });
  });
});

test("a category chosen by hand is for its photo; one chosen before any photo is for the first", async ({
  page,
}) => {
  await page.getByLabel("Category").selectOption("coat");
  await choose(page, "first.jpg");
  await expect(page.getByRole("img", { name: "Preview of first.jpg" })).toBeVisible();
  await expect(page.getByLabel("Category")).toHaveValue("coat");
  await page.getByLabel("Category").selectOption("cap");
  await choose(page, "second.jpg");
  await expect(page.getByRole("img", { name: "Preview of second.jpg" })).toBeVisible();
  await expect(page.getByLabel("Category")).not.toHaveValue("cap");
});

test("“Nothing is sent yet.” is said until the photo is being sent, and not while it is", async ({
  page,
}) => {
  await choose(page, "shirt.jpg");
  await page.getByLabel("Category").selectOption("top");
  await expect(page.getByText("Nothing is sent yet.")).toBeVisible({ timeout: 30_000 });
  const release = await holdBack(page, "**/api/cartoonize");
  await submit(page).click();
  await expect(page.getByRole("button", { name: "Uploading" })).toBeVisible();
  await expect(page.getByText("Nothing is sent yet.")).toBeHidden();
  release();
  await expect(page.getByText("Outfit uploaded & stylized successfully!")).toBeVisible({
    timeout: 30_000,
  });
});
