import { AxeBuilder } from "@axe-core/playwright";
import { closetOf, editorIn, stroke, takeAway } from "./cutout.ts";
import { severalPhotos } from "./real-photos.ts";
import { cards, chooser, drawn, open, sayCategories } from "./several.ts";
import { closeNotice, expect, signOut, signUp, test } from "./test.ts";

test("twelve photos are in the closet with two taps and four seconds each at most", async ({
  page,
}) => {
  test.setTimeout(180_000);
  await open(page);
  const files = await severalPhotos(12);
  await chooser(page).focus();
  const start = Date.now();
  await chooser(page).setInputFiles(files);
  await drawn(page, 12);
  const taps = 3 + (await sayCategories(page));
  await page.getByRole("button", { name: "Add 12" }).click();
  await expect(page.getByText("12 stickers are in your closet.")).toBeVisible({ timeout: 90_000 });
  const seconds = (Date.now() - start) / 1000;
  console.log(`12 photos: ${taps} taps, ${seconds.toFixed(1)} s`);
  expect(taps / 12).toBeLessThanOrEqual(2);
  expect(seconds / 12).toBeLessThanOrEqual(4);
  expect(await closetOf(page)).toHaveLength(12);
});

test("a visitor's photos wait for their sign-in, and go with their sign-out", async ({ page }) => {
  const person = await signUp(page);
  await closeNotice(page);
  await page.context().clearCookies();
  await page.goto("/closet/add");
  await chooser(page).setInputFiles(await severalPhotos(2));
  await drawn(page, 2);
  await sayCategories(page);
  await expect(page.getByRole("button", { name: "Add 2" })).toBeDisabled();
  await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
  await page.getByLabel("Email").fill(person.email);
  await page.getByLabel("Password").fill(person.password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
  await page.waitForURL("**/home");
  await page.getByRole("link", { name: "Add several photos" }).click();
  await expect(page.getByRole("button", { name: "Add 2" })).toBeEnabled();
  await signOut(page);
  await page.goto("/closet/add");
  await expect(chooser(page)).toBeAttached();
  await expect(cards(page)).toHaveCount(0);
});

test("several that are dropped on the first page's chooser are taken along", async ({ page }) => {
  await signUp(page);
  await closeNotice(page);
  await page.getByLabel("Photo of your clothes").setInputFiles(await severalPhotos(2));
  await page.waitForURL("**/closet/add");
  await drawn(page, 2);
});

test("photos are dropped, pasted and shared from other apps; what is here is not taken again", async ({
  page,
}) => {
  await open(page);
  // The page's code runs.
  await page.evaluate(() => navigator.serviceWorker.ready);
  const [one, other] = await severalPhotos(2);
  const files = async (photo: typeof one) =>
    page.evaluateHandle(
      ({ name, base64 }) => {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
        const data = new DataTransfer();
        data.items.add(new File([bytes], name, { type: "image/jpeg", lastModified: 1 }));
        return data;
      },
      { name: photo!.name, base64: photo!.buffer.toString("base64") },
    );
  await page.dispatchEvent("main", "drop", { dataTransfer: await files(one) });
  await expect(cards(page)).toHaveCount(1);
  await page.evaluate(
    (clipboardData) => {
      document.dispatchEvent(new ClipboardEvent("paste", { clipboardData }));
    },
    await files(other),
  );
  await expect(cards(page)).toHaveCount(2);
  await page.dispatchEvent("main", "drop", { dataTransfer: await files(one) });
  await expect(page.getByText("1 photo was here already")).toBeVisible();
  await drawn(page, 2);

  const shared = await files({ ...one!, name: "shared.jpg" });
  await page.evaluate((data) => {
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: "/closet/add", enctype: "multipart/form-data" });
    const field = document.createElement("input");
    Object.assign(field, { type: "file", name: "photos", files: data.files });
    form.append(field);
    document.body.append(form);
    form.submit();
  }, shared);
  await drawn(page, 3);
  expect(page.url()).toMatch(/\/closet\/add$/);
});

test("a cut-out is edited in place, and that is what is added", async ({ page }) => {
  await open(page);
  await chooser(page).setInputFiles(await severalPhotos(1));
  await drawn(page, 1);
  await sayCategories(page);
  const before = await cards(page).locator("img").getAttribute("src");
  await page.getByRole("button", { name: /^Edit the cut-out of/ }).click();
  const { dialog, canvas, sticker } = editorIn(page);
  await sticker.waitFor();
  await takeAway(dialog);
  await stroke(page, canvas, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.6 });
  await dialog.getByRole("button", { name: "Use this" }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => cards(page).locator("img").getAttribute("src")).not.toBe(before);
  await page.getByRole("button", { name: "Add 1" }).click();
  await expect(page.getByText("1 sticker is in your closet.")).toBeVisible({ timeout: 30_000 });
  expect(await closetOf(page)).toMatchObject([{ cut: "own" }]);
});

test("a phone of 320 px, the keyboard and a screen reader have all of it", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  await chooser(page).setInputFiles(await severalPhotos(3));
  await drawn(page, 3);
  const wide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  expect(await wide()).toBeLessThanOrEqual(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await cards(page).last().getByLabel("Category").selectOption("");
  await page.getByRole("button", { name: "Go to the next" }).press("Enter");
  await expect(page.locator("[data-undecided] select").first()).toBeFocused();
  await sayCategories(page);
  await page
    .getByRole("button", { name: /^Leave out/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: /^Leave out/ }).first()).toBeFocused();
  await page.getByRole("button", { name: "Add 2" }).focus();
  await page.keyboard.press("Enter");
  const done = page.getByText("2 stickers are in your closet.");
  await expect(done).toBeVisible({ timeout: 30_000 });
  await expect(done).toBeFocused();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
