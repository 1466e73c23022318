import type { Page } from "@playwright/test";
import {
  closetOf,
  colourAt,
  editorIn,
  expectAlpha,
  looksOf,
  storedAt,
  stroke,
  type Spot,
} from "./cutout.ts";
import { closeNotice, expect, signUp, test } from "./test.ts";
import { photograph, type PhotoOptions } from "./wardrobe.ts";

const CHEST: Spot = { x: 0.5, y: 0.5 };

/** A person's closet with one garment in it, open. */
async function openCloset(page: Page, category = "top", photo: PhotoOptions = {}) {
  await signUp(page);
  await closeNotice(page);
  const session = (await (await page.request.get("/api/auth/get-session")).json()) as {
    user: { id: string };
  };
  const buffer = await photograph(photo);
  const image = { name: "tee.jpg", mimeType: "image/jpeg", buffer };
  const headers = { origin: new URL(page.url()).origin };
  const multipart = { userId: session.user.id, category, image };
  expect((await page.request.post("/api/cartoonize", { headers, multipart })).status()).toBe(200);
  await page.goto("/closet");
}

async function openItem(page: Page) {
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  const dialog = page.getByRole("dialog", { name: "Edit item" });
  await expect(dialog).toBeVisible();
  return dialog;
}

test.describe("an item of the closet, edited", () => {
  test("trousers are not asked for what only a top has, until they are filed as one", async ({
    page,
  }) => {
    await openCloset(page, "trouser", { silhouette: "trousers" });
    const dialog = await openItem(page);
    await expect(dialog.getByLabel("Length")).toBeVisible();
    await expect(dialog.getByLabel("Sleeves")).toHaveCount(0);
    await expect(dialog.getByLabel("Collar or neckline")).toHaveCount(0);
    await dialog.getByLabel("Category").selectOption("top");
    await expect(dialog.getByLabel("Sleeves")).toBeVisible();
    await dialog.getByLabel("Category").selectOption("jewellery");
    await expect(dialog.getByLabel("Wash", { exact: true })).toHaveCount(0);
  });

  test("every field is kept, and only what was changed is sent", async ({ page }) => {
    await openCloset(page);
    let dialog = await openItem(page);
    const colours = await dialog.getByLabel(/^Colour \d/).count();
    await dialog.getByLabel("Name").fill("Grandfather's Sunday shirt");
    await dialog.getByLabel("Category").selectOption("hoodies");
    await dialog.getByRole("button", { name: "Add colour" }).click();
    await dialog.getByLabel(`Colour ${colours + 1}`, { exact: true }).fill("#123456");
    await dialog.getByLabel("Sleeves").selectOption("short");
    await dialog.getByLabel("Pattern").selectOption("checked");
    await dialog.getByLabel("Material").fill("linen");
    await dialog.getByLabel("Warmth").selectOption("2");
    await dialog.getByLabel("Formality").selectOption("3");
    await dialog.getByLabel("summer").check({ force: true });
    await dialog.getByLabel("Tags").fill("church, wedding");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Hoodies" })).toBeVisible();
    await page.reload();
    const name = "Edit Grandfather's Sunday shirt";
    await expect(page.getByRole("button", { name })).toBeVisible();
    dialog = await openItem(page);
    await expect(dialog.getByLabel("Name")).toHaveValue("Grandfather's Sunday shirt");
    await expect(dialog.getByLabel("Category")).toHaveValue("hoodies");
    await expect(dialog.getByLabel(`Colour ${colours + 1}`, { exact: true })).toHaveValue(
      "#123456",
    );
    await expect(dialog.getByLabel("Sleeves")).toHaveValue("short");
    await expect(dialog.getByLabel("Pattern")).toHaveValue("checked");
    await expect(dialog.getByLabel("Material")).toHaveValue("linen");
    await expect(dialog.getByLabel("Warmth")).toHaveValue("2");
    await expect(dialog.getByLabel("Formality")).toHaveValue("3");
    await expect(dialog.getByLabel("summer")).toBeChecked();
    await expect(dialog.getByLabel("winter")).not.toBeChecked();
    await expect(dialog.getByLabel("Tags")).toHaveValue("church, wedding");
    const sent = page.waitForRequest((request) => request.method() === "PATCH");
    await dialog.getByLabel("Warmth").selectOption("4");
    await dialog.getByLabel("Material").fill("");
    await dialog.getByRole("button", { name: "Save" }).click();
    expect((await sent).postDataJSON()).toEqual({ details: { warmth: 4, material: null } });
  });

  test("it moves to its new shelf, and whoever uses the keyboard stays with it", async ({
    page,
  }) => {
    await openCloset(page);
    const opener = page.getByRole("button", { name: /^Edit/ });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog", { name: "Edit item" });
    await dialog.getByLabel("Category").selectOption("coat");
    await dialog.getByLabel("Name").fill("Rain coat");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Coat"]);
    await expect(page.getByRole("button", { name: "Edit Rain coat" })).toBeFocused();
  });

  test("a category that the list does not have is kept, and can be left", async ({ page }) => {
    await openCloset(page, "dress");
    const dialog = await openItem(page);
    await expect(dialog.getByLabel("Category")).toHaveValue("dress");
    await dialog.getByLabel("Name").fill("Red dress");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    expect(await closetOf(page)).toMatchObject([{ category: "dress", name: "Red dress" }]);
    const again = await openItem(page);
    await again.getByLabel("Category").selectOption("");
    await again.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("heading", { name: "Uncategorized" })).toBeVisible();
  });

  test("its place in the panel is as before: the picture, and Remove Item beneath it", async ({
    page,
  }) => {
    await openCloset(page);
    const dialog = await openItem(page);
    await dialog.getByLabel("Name").fill("A name that is much too long for the line it stands in");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog).toHaveCount(0);
    const picture = (await page.getByRole("main").getByRole("img").first().boundingBox())!;
    const remove = (await page.getByRole("button", { name: "Remove Item" }).boundingBox())!;
    expect(picture.width).toBeCloseTo(128, -1);
    expect(remove.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    expect(remove.y - picture.y - picture.height).toBeLessThan(40);
    await expect(page.getByTitle("A name that is much too long")).toBeVisible();
  });

  test.describe("when the server refuses", () => {
    test.use({ expectedNoise: [/503/] });

    test("its sentence is shown, what was typed stays, and the closet shows what is kept", async ({
      page,
    }) => {
      await openCloset(page);
      await page.route("**/api/closet/*", (route) =>
        route.request().method() === "PATCH"
          ? route.fulfill({
              status: 503,
              json: { code: "unavailable", message: "The closet is being aired." },
            })
          : route.continue(),
      );
      const dialog = await openItem(page);
      await dialog.getByLabel("Category").selectOption("cap");
      await dialog.getByLabel("Name").fill("Sun hat");
      await dialog.getByRole("button", { name: "Save" }).click();
      await expect(dialog.getByRole("alert")).toHaveText("The closet is being aired.");
      await expect(dialog.getByLabel("Name")).toHaveValue("Sun hat");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Top"]);
    });
  });
});

test.describe("a cut-out, edited in the closet", () => {
  test("is drawn anew from the photo, and can be taken up again later", async ({ page }) => {
    await openCloset(page, "top", { orientation: 6 });
    const before = (await closetOf(page))[0]!;
    const dialog = await openItem(page);
    await dialog.getByRole("button", { name: "Edit cut-out" }).click();
    const { dialog: editor, canvas, sticker } = editorIn(page);
    await expectAlpha(sticker, CHEST, 255);
    await editor.getByText("Remove", { exact: true }).click();
    await editor.getByRole("slider").fill("9");
    await stroke(page, canvas, { x: 0.45, y: 0.53 }, { x: 0.55, y: 0.53 });
    await expectAlpha(sticker, CHEST, 0);
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(editor).toHaveCount(0, { timeout: 20_000 });
    const after = (await closetOf(page))[0]!;
    expect(after).toMatchObject({ id: before.id, cut: "own", cutOut: true });
    expect(after.cartoonURL).not.toBe(before.cartoonURL);
    expect(after.originalURL).toBe(before.originalURL);
    expect((await storedAt(page, after.cartoonURL, CHEST))[3]).toBe(0);
    const shown = dialog.getByRole("img").first();
    await expect(shown).toHaveAttribute("src", after.cartoonURL);

    await page.reload();
    await (await openItem(page)).getByRole("button", { name: "Edit cut-out" }).click();
    await expectAlpha(sticker, CHEST, 0);
    await editor.getByRole("button", { name: "Start over" }).click();
    await expectAlpha(sticker, CHEST, 255);
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(editor).toHaveCount(0, { timeout: 20_000 });
    expect((await closetOf(page))[0]).toMatchObject({ cut: "found", cutOut: true });
    expect((await page.request.get(`/api/closet/${before.id}/mask`)).status()).toBe(404);
  });

  test("a card can be cut out, and begins as the card that it is", async ({ page }) => {
    await openCloset(page);
    const dialog = await openItem(page);
    await dialog.getByRole("button", { name: "Edit cut-out" }).click();
    const { dialog: editor, sticker } = editorIn(page);
    await editor.getByText("Whole photo as a card").click();
    await expectAlpha(sticker, { x: 0.15, y: 0.8 }, 255);
    const card = await looksOf(sticker);
    await editor.getByRole("button", { name: "Save" }).click();
    await expect(editor).toHaveCount(0, { timeout: 20_000 });
    await dialog.getByRole("button", { name: "Edit cut-out" }).click();
    await expect(editor.getByRole("radio", { name: "Whole photo" })).toBeChecked();
    expect(await looksOf(sticker)).toBe(card);
    await editor.getByText("Cut out", { exact: true }).click();
    await expectAlpha(sticker, { x: 0.15, y: 0.8 }, 0);
    expect((await colourAt(sticker, CHEST))[3]).toBe(255);
  });

  test.describe("when the server is away", () => {
    test.use({ expectedNoise: [/503|ERR_FAILED|Failed to load/] });

    test("nothing that was painted is lost", async ({ page }) => {
      await openCloset(page);
      const dialog = await openItem(page);
      await dialog.getByRole("button", { name: "Edit cut-out" }).click();
      const { dialog: editor, canvas, sticker } = editorIn(page);
      await expect(sticker).toBeVisible();
      await editor.getByText("Remove", { exact: true }).click();
      await stroke(page, canvas, { x: 0.4, y: 0.5 }, { x: 0.6, y: 0.5 });
      await page.route("**/cartoon", (route) => route.abort());
      await editor.getByRole("button", { name: "Save" }).click();
      await expect(editor.getByRole("alert")).toHaveText(/could not be saved/);
      await page.unroute("**/cartoon");
      await editor.getByRole("button", { name: "Save" }).click();
      await expect(editor).toHaveCount(0, { timeout: 20_000 });
      expect((await closetOf(page))[0]).toMatchObject({ cut: "own" });
    });

    test("a photo that cannot be fetched is said to be so", async ({ page }) => {
      await openCloset(page);
      await page.route("**/api/storage/**", (route) => route.abort());
      const dialog = await openItem(page);
      await dialog.getByRole("button", { name: "Edit cut-out" }).click();
      await expect(dialog.getByRole("alert")).toHaveText("The photo could not be fetched.");
      await expect(dialog.getByRole("button", { name: "Edit cut-out" })).toBeEnabled();
    });
  });
});
