import { closeNotice, expect, holdBack, signUp, test, upload } from "./test.ts";
import { photograph } from "./wardrobe.ts";

test.describe("2. Home: the upload panel", () => {
  test("Back closes the beta notice and stays on the page, where all goes on", async ({ page }) => {
    await page.goto("/faq");
    await page.getByRole("banner").getByRole("link", { name: "Fit Closet" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole("banner").getByRole("link", { name: "Closet", exact: true }).click();
    await expect(page).toHaveURL(/\/closet$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole("alertdialog")).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(/\/faq$/);
  });

  test("a link pressed right after the notice is followed", async ({ page }) => {
    await page.goto("/faq");
    await page.getByRole("banner").getByRole("link", { name: "Fit Closet" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>('[role="alertdialog"] button')?.click();
      // The page has put the notice away, and the browser has not yet gone back over its entry.
      await new Promise((resolve) => setTimeout(resolve));
      document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click();
    });
    await expect(page).toHaveTitle(/^FAQ/);
    await page.waitForTimeout(500);
    await expect(page).toHaveTitle(/^FAQ/);
    await page.goBack();
    await expect(page).toHaveURL(/\/home$/);
  });

  test("the beta notice greets once per browser session", async ({ page }) => {
    await page.goto("/home");
    await expect(page.getByRole("alertdialog")).toContainText(/under construction/i);
    await closeNotice(page);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Ai Generated Fashion Idea" })).toBeVisible();
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
  });

  test("the chooser offers the six categories in their groups, and what was added after them", async ({
    page,
  }) => {
    await page.goto("/home");
    await closeNotice(page);
    const select = page.getByLabel("Category");
    await expect(select.locator("option").first()).toHaveText("select an option");
    const groups = await select
      .locator("optgroup")
      .evaluateAll((all) =>
        all.map((group) => [
          group.getAttribute("label"),
          [...group.querySelectorAll("option")].map((option) => option.value),
        ]),
      );
    expect(groups).toEqual([
      ["Tops", ["top", "hoodies", "coat"]],
      ["Bottom", ["trouser", "short", "skirt"]],
      ["Accessories", ["cap", "scarf", "belt", "bag", "jewellery"]],
      ["Whole outfits", ["dress", "jumpsuit"]],
      ["Footwear", ["shoes", "boots"]],
      ["Underwear and swimwear", ["other"]],
    ]);
  });

  test("Submit waits for a picture and a category", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    const submit = page.getByRole("button", { name: "Submit" });
    await expect(submit).toBeDisabled();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await photograph() });
    await expect(page.getByRole("img", { name: /preview/i })).toBeVisible();
    // Whatever is proposed meanwhile, the person's own word counts.
    await page.getByLabel("Category").selectOption("cap");
    await page.getByLabel("Category").selectOption("");
    await expect(submit).toBeDisabled();
    await page.getByLabel("Category").selectOption("top");
    await expect(submit).toBeEnabled();
  });

  test("a visitor who is not signed in is told to sign in", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await photograph() });
    await page.getByLabel("Category").selectOption("top");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("You must be logged in to upload outfits.")).toBeVisible();
  });

  test("a photo becomes a sticker in the closet, and the form is empty again", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    await upload(page, "top", { name: "my red tee.jpg" });
    await expect(page.getByLabel("Category")).toHaveValue("");
    await expect(page.getByRole("button", { name: "Submit" })).toBeDisabled();
    await page.getByRole("main").getByRole("link", { name: "Closet" }).click();
    await expect(page.getByRole("heading", { name: "Top", exact: true })).toBeVisible();
    const sticker = page.getByRole("main").getByRole("img").first();
    await expect(sticker).toBeVisible();
    expect(
      await sticker.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
    ).toBe(512);
  });

  test("the button reads Uploading while the cartoon is drawn", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    const release = await holdBack(page, "**/api/cartoonize");
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await photograph() });
    await page.getByLabel("Category").selectOption("cap");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByRole("button", { name: /Uploading/ })).toBeDisabled();
    release();
    await expect(page.getByText("Outfit uploaded & stylized successfully!")).toBeVisible({
      timeout: 30_000,
    });
  });

  test.describe("a file that is no picture", () => {
    test.use({ expectedNoise: [/415/] });
    test("gets a clear sentence, and nothing is stored", async ({ page }) => {
      await signUp(page);
      await closeNotice(page);
      await page.locator('input[type="file"]').setInputFiles({
        name: "a.jpg",
        mimeType: "image/jpeg",
        buffer: Buffer.from("not a picture at all"),
      });
      await page.getByLabel("Category").selectOption("top");
      await page.getByRole("button", { name: "Submit" }).click();
      await expect(page.getByText("An error occurred during upload.")).toBeVisible();
      await page.goto("/closet");
      await expect(page.getByRole("button", { name: "Remove Item" })).toHaveCount(0);
    });
  });
});
