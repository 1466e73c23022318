import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { closetOf, editorIn, stroke, takeAway } from "./cutout.ts";
import { severalPhotos } from "./real-photos.ts";
import { closeNotice, expect, signOut, signUp, test } from "./test.ts";

const chooser = (page: Page) => page.getByLabel("Choose photos");
const list = (page: Page) => page.getByRole("list", { name: "Photos to add" });
const cards = (page: Page) => list(page).getByRole("listitem");
const DRAWING = { timeout: 60_000 };

async function open(page: Page) {
  await signUp(page);
  await closeNotice(page);
  await page.goto("/closet/add");
}

/** Until nothing is left to be drawn. */
async function drawn(page: Page, count: number) {
  await expect(cards(page)).toHaveCount(count);
  await expect(page.locator('li[aria-busy="true"]')).toHaveCount(0, DRAWING);
}

/** Says what is nothing sure, as somebody would; each is a press that opens the list and one that chooses. */
async function sayCategories(page: Page, category = "top"): Promise<number> {
  const open = cards(page).filter({ has: page.locator('option[value=""]:checked') });
  const count = await open.count();
  for (let left = count; left > 0; left -= 1)
    await open.first().getByLabel("Category").selectOption(category);
  return count * 2;
}

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

test.describe("what goes wrong", () => {
  test.use({ expectedNoise: [/ERR_|415|422|400/] });

  test("a reload keeps what was said of each, and an answer that is lost adds nothing twice", async ({
    page,
  }) => {
    await open(page);
    await chooser(page).setInputFiles(await severalPhotos(3));
    await drawn(page, 3);
    await sayCategories(page);
    await cards(page).nth(1).getByLabel("Name").fill("Grandpa's own");
    await page.reload();
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).nth(1).getByLabel("Name")).toHaveValue("Grandpa's own");
    await expect(cards(page).locator("img")).toHaveCount(3);

    // The server adds them, and nobody hears of it.
    let arrived = 0;
    await page.route("**/api/cartoonize", async (route) => {
      await route.fetch();
      arrived += 1;
      await route.abort();
    });
    await page.getByRole("button", { name: "Add 3" }).click();
    await expect.poll(() => arrived).toBeGreaterThan(1);
    await page.unrouteAll({ behavior: "wait" });
    await page.reload();
    await expect(page.getByText(/stickers? (is|are) in your closet/)).toBeVisible({
      timeout: 60_000,
    });
    const names = (await closetOf(page)).map(({ name }) => name);
    expect(names).toHaveLength(3);
    expect(names).toContain("Grandpa's own");
  });

  test("one that is no picture stays with its reason and can be left out; the others are added", async ({
    page,
  }) => {
    await open(page);
    const notes = Buffer.from("these are not the pixels you look for");
    const bad = { name: "bad.jpg", mimeType: "image/jpeg", buffer: notes };
    await chooser(page).setInputFiles([...(await severalPhotos(2)), bad]);
    await drawn(page, 3);
    await sayCategories(page);
    await page.getByRole("button", { name: "Add 3" }).click();
    await expect(cards(page)).toHaveCount(1, { timeout: 30_000 });
    await expect(cards(page)).toContainText("That file is not a picture we can read.");
    await expect(page.getByText("1 photo: 1 could not be added.")).toBeVisible();
    await cards(page).getByRole("button", { name: "Try bad.jpg again" }).click();
    await expect(cards(page)).toContainText("That file is not a picture we can read.");
    await page.getByRole("button", { name: "Leave out bad.jpg" }).click();
    await expect(page.getByText("2 stickers are in your closet.")).toBeVisible();
    expect(await closetOf(page)).toHaveLength(2);
  });

  test("without a network they wait, and go by themselves when it is back", async ({
    page,
    context,
  }) => {
    await open(page);
    await chooser(page).setInputFiles(await severalPhotos(3));
    await drawn(page, 3);
    await sayCategories(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Add 3" }).click();
    await expect(page.getByText("We could not reach the server.")).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    // A network that answers everything with its own sign-in page adds nothing either.
    await page.route("**/api/cartoonize", (route) => route.fulfill({ body: "<h1>Welcome</h1>" }));
    await context.setOffline(false);
    await expect(page.getByText("Something on the way answered")).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await page.unrouteAll();
    await expect(page.getByText("3 stickers are in your closet.")).toBeVisible({ timeout: 60_000 });
    expect(await closetOf(page)).toHaveLength(3);
  });
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
