import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { QUARTERS } from "../server/src/engines/photos.testing.ts";
import {
  choosePhoto,
  closetOf,
  colourAt,
  differenceOf,
  editorIn,
  expectAlpha,
  looksOf,
  onSquare,
  openEditor,
  pictureOf,
  previewIn,
  type Spot,
  storedAt,
  stroke,
  submit,
} from "./cutout.ts";
import { closeNotice, expect, signUp, test } from "./test.ts";

/** With a brush that makes a hole wider than a sticker's border, which closes smaller ones. */
async function takeAway(dialog: Locator): Promise<void> {
  await dialog.getByText("Remove", { exact: true }).click();
  await dialog.getByRole("slider").fill("9");
}

/** Drawn by the page itself; until then something else stands in its place. */
const heicShown = (page: Page) =>
  page.getByRole("img", { name: "Preview of IMG_0001.HEIC" }).and(page.locator("canvas"));

async function chooseHeic(page: Page, buffer: Buffer): Promise<void> {
  const file = { name: "IMG_0001.HEIC", mimeType: "image/heic", buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
}

async function expectColour(photo: Locator, spot: Spot, colour: readonly number[]): Promise<void> {
  const seen = await colourAt(photo, spot);
  expect(Math.max(...colour.map((value, band) => Math.abs(value - seen[band]!)))).toBeLessThan(8);
}

/** On the drawn T-shirt's chest, and beside it on the floor. */
const CHEST = { x: 0.5, y: 0.5 };
const FLOOR = { x: 0.12, y: 0.75 };

test.describe("the sticker in the upload panel", () => {
  test("is there before anything is sent, and is loaded for nobody without a photo", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(new URL(request.url()).pathname));
    await page.goto("/home");
    await closeNotice(page);
    await page.waitForLoadState("networkidle");
    expect(asked.filter((path) => /worker|segment|kernels|sticker-preview/.test(path))).toEqual([]);
    await choosePhoto(page, { colour: "#c8372d" });
    await expect(previewIn(page)).toBeVisible();
    const [red = 0, green = 0, , alpha] = await colourAt(previewIn(page), CHEST);
    expect(alpha).toBe(255);
    expect(red - green).toBeGreaterThan(80);
    expect((await colourAt(previewIn(page), { x: 0.02, y: 0.02 }))[3]).toBe(0);
    expect(asked.filter((path) => path.startsWith("/api/cartoonize"))).toEqual([]);
    const empty = [0, 97, 115, 109, 1, 0, 0, 0];
    const opens = (code: number[]) =>
      new WebAssembly.Module(new Uint8Array(code)) instanceof WebAssembly.Module;
    expect(await page.evaluate(opens, empty), "the policy lets WebAssembly run").toBe(true);
  });

  test("is there for a phone's HEIC photo, which Chromium itself does not show", async ({
    page,
  }) => {
    await signUp(page);
    await closeNotice(page);
    await chooseHeic(page, await readFile(join(import.meta.dirname, "fixtures/blue-shirt.heic")));
    await expect(previewIn(page)).toBeVisible();
    const [red = 0, , blue = 0, alpha] = await colourAt(previewIn(page), CHEST);
    expect([blue - red > 80, alpha]).toEqual([true, 255]);
    await expectColour(heicShown(page), { x: 0.02, y: 0.02 }, [0xd9, 0xd2, 0xc6]);
    await submit(page, "top");
    expect(await closetOf(page)).toMatchObject([{ category: "top", cutOut: true }]);
  });

  test("has a HEIC photo's own colours, and is the way up that its file says", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    const file = "../server/src/engines/fixtures/turned-display-p3.heic";
    await chooseHeic(page, await readFile(join(import.meta.dirname, file)));
    await expect(heicShown(page)).toBeVisible();
    for (const [n, colour] of QUARTERS.entries())
      await expectColour(
        heicShown(page),
        { x: n % 2 ? 0.75 : 0.25, y: n < 2 ? 0.25 : 0.75 },
        colour,
      );
  });

  test("is the one that is stored, whatever way up the camera was", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    await choosePhoto(page, { orientation: 6, stripes: "#e8eefc" });
    await expect(previewIn(page)).toBeVisible();
    const seen = await pictureOf(previewIn(page));
    await submit(page, "top");
    const [item] = await closetOf(page);
    const stored = await (await page.request.get(item!.cartoonURL)).body();
    expect(await differenceOf(seen, stored)).toBeLessThan(6);
    const turned = await sharp(seen).rotate(90).png().toBuffer();
    expect(await differenceOf(turned, stored)).toBeGreaterThan(20);
    expect(item).toMatchObject({ cut: "found", cutOut: true });
  });

  test("a browser that refuses WebAssembly draws it all the same", async ({ page }) => {
    await page.route("**/kernels-*.wasm", (route) =>
      route.fulfill({ body: "no", contentType: "application/wasm" }),
    );
    await page.goto("/home");
    await closeNotice(page);
    await choosePhoto(page);
    await expect(previewIn(page)).toBeVisible({ timeout: 40_000 });
    expect((await colourAt(previewIn(page), CHEST))[3]).toBe(255);
  });

  test.describe("where it cannot be drawn", () => {
    test.use({ expectedNoise: [/segment/] });

    test("without its engine the photo is sent all the same", async ({ page }) => {
      await signUp(page);
      await closeNotice(page);
      await page.route("**/segment-*.f16", (route) => route.abort());
      await choosePhoto(page);
      await expect(page.getByText("Your sticker will be drawn after you send")).toBeVisible();
      await expect(page.getByRole("button", { name: "Edit cut-out" })).toHaveCount(0);
      await submit(page, "top");
      expect(await closetOf(page)).toMatchObject([{ category: "top", cut: "found" }]);
    });

    test("a photo that the browser cannot read is named plainly, and can be sent", async ({
      page,
    }) => {
      await page.goto("/home");
      await closeNotice(page);
      await chooseHeic(page, Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic"));
      await expect(page.getByText("Your browser cannot show this one")).toBeVisible();
      await expect(page.getByText("IMG_0001.HEIC")).toBeVisible();
      await expect(page.getByText("Drawing your sticker")).toHaveCount(0);
      await page.getByLabel("Category").selectOption("top");
      await expect(page.getByRole("button", { name: "Submit" })).toBeEnabled();
    });
  });
});

test.describe("the cut-out editor", () => {
  test("what is taken away with the brush is missing from the stored sticker", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    const { dialog, canvas, sticker } = await openEditor(page);
    await expectAlpha(sticker, CHEST, 255);
    await takeAway(dialog);
    await stroke(page, canvas, CHEST, { x: 0.5, y: 0.6 });
    await expectAlpha(sticker, CHEST, 0);
    await dialog.getByText("Add", { exact: true }).click();
    await stroke(page, canvas, { x: 0.05, y: 0.75 }, { x: 0.2, y: 0.75 });
    await dialog.getByRole("button", { name: "Use this" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText("Cut out by you.")).toBeVisible();
    await submit(page, "top");
    const [item] = await closetOf(page);
    expect(item).toMatchObject({ cut: "own", cutOut: true });
    const mask = `/api/closet/${item!.id}/mask`;
    const at = async (spot: typeof CHEST) => (await storedAt(page, mask, spot))[0]!;
    expect([await at(CHEST), await at(FLOOR), await at({ x: 0.42, y: 0.5 })]).toEqual([
      0, 255, 255,
    ]);
    const { width, height } = await sharp(await (await page.request.get(mask)).body()).metadata();
    expect(width, "the photo's proportions").toBe(height);
  });

  test("the whole photo becomes a card", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    const { dialog, sticker } = await openEditor(page);
    await dialog.getByText("Whole photo as a card").click();
    await expectAlpha(sticker, FLOOR, 255);
    await dialog.getByRole("button", { name: "Use this" }).click();
    await submit(page, "top");
    const [item] = await closetOf(page);
    expect(item).toMatchObject({ cut: "card", cutOut: false });
    expect((await storedAt(page, item!.cartoonURL, FLOOR))[3]).toBe(255);
  });

  test("undo, redo and start over bring back exactly what was there", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    const { dialog, canvas, sticker } = await openEditor(page);
    const found = await looksOf(sticker);
    await takeAway(dialog);
    await stroke(page, canvas, CHEST, { x: 0.5, y: 0.6 });
    await expectAlpha(sticker, CHEST, 0);
    const holed = await looksOf(sticker);
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => looksOf(sticker)).toBe(found);
    await expect(dialog.getByRole("button", { name: "Undo" })).toBeDisabled();
    await dialog.getByRole("button", { name: "Redo" }).click();
    await expect.poll(() => looksOf(sticker)).toBe(holed);
    await page.keyboard.press("Control+z");
    await expect.poll(() => looksOf(sticker)).toBe(found);
    await page.keyboard.press("Control+Shift+z");
    await dialog.getByRole("button", { name: "Start over" }).click();
    await expect.poll(() => looksOf(sticker)).toBe(found);
    await page.keyboard.press("Control+z");
    await expect.poll(() => looksOf(sticker)).toBe(holed);
  });

  test("with nothing left as garment it asks instead of storing an empty sticker", async ({
    page,
  }) => {
    await page.goto("/home");
    await closeNotice(page);
    const { dialog, canvas } = await openEditor(page);
    await dialog.getByText("Remove", { exact: true }).click();
    await dialog.getByRole("slider").fill("11");
    const rows = [0.15, 0.3, 0.45, 0.6, 0.75, 0.9];
    for (const y of rows) await stroke(page, canvas, { x: 0.03, y }, { x: 0.97, y });
    await dialog.getByRole("button", { name: "Use this" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Nothing is marked as garment");
    await expect(dialog).toBeVisible();
  });

  test("the keyboard alone is enough", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    await choosePhoto(page);
    const opener = page.getByRole("button", { name: "Edit cut-out" });
    await opener.focus();
    await page.keyboard.press("Enter");
    const { dialog, canvas, sticker } = editorIn(page);
    await expect(dialog).toBeVisible();
    await canvas.press("r");
    await expect(dialog.getByText("Arrow keys move the brush")).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "Remove" })).toBeChecked();
    for (const _ of Array(3).keys()) await page.keyboard.press("+");
    await page.keyboard.press("Space");
    await expectAlpha(sticker, CHEST, 0);
    await expect(dialog.locator("output")).toContainText("Removed. The garment fills");
    await page.keyboard.press("Control+z");
    await expectAlpha(sticker, CHEST, 255);
    await page.keyboard.down("Space");
    for (const _ of Array(4).keys()) await page.keyboard.press("ArrowDown");
    await page.keyboard.up("Space");
    await expectAlpha(sticker, { x: 0.5, y: 0.56 }, 0);
    for (const _ of Array(12).keys()) await page.keyboard.press("Shift+ArrowLeft");
    await expect(dialog.locator("output")).toContainText("Outside the garment");
    for (const _ of Array(30).keys()) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(
        () =>
          document.activeElement !== document.body && !document.activeElement?.closest("dialog"),
      );
      expect(outside, "the focus has left the dialog").toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Keep editing" })).toBeFocused();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  test("a stroke lies under the pointer, however close the photo is", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    const { dialog, canvas, sticker } = await openEditor(page);
    await takeAway(dialog);
    for (const _ of Array(3).keys()) await dialog.getByRole("button", { name: "Zoom in" }).click();
    await stroke(page, canvas, CHEST, { x: 0.5, y: 0.52 });
    await expectAlpha(sticker, CHEST, 0);
    await expect(dialog.locator("output")).toContainText("Removed");
    for (const _ of Array(9).keys()) await dialog.getByRole("button", { name: "Zoom out" }).click();
    await dialog.getByText("Add", { exact: true }).click();
    await stroke(page, canvas, CHEST, { x: 0.5, y: 0.52 });
    await expectAlpha(sticker, CHEST, 255);
  });
});

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a finger paints, a second one takes the stroke back and zooms", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    const { dialog, canvas, sticker } = await openEditor(page);
    const found = await looksOf(sticker);
    await takeAway(dialog);
    const touch = await page.context().newCDPSession(page);
    const send = async (type: string, ...spots: { x: number; y: number }[]) => {
      const touchPoints = (await onSquare(canvas, spots)).map((at, id) => ({ ...at, id }));
      await touch.send("Input.dispatchTouchEvent", { type: type as "touchStart", touchPoints });
    };
    await send("touchStart", CHEST);
    await send("touchMove", { x: 0.5, y: 0.56 });
    await send("touchEnd");
    await expectAlpha(sticker, CHEST, 0);
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expect.poll(() => looksOf(sticker)).toBe(found);
    await send("touchStart", { x: 0.4, y: 0.5 });
    await send("touchStart", { x: 0.4, y: 0.5 }, { x: 0.6, y: 0.5 });
    const photo = canvas.locator("canvas").first();
    const before = (await photo.boundingBox())!.width;
    await send("touchMove", { x: 0.2, y: 0.5 }, { x: 0.8, y: 0.5 });
    await send("touchEnd");
    expect((await photo.boundingBox())!.width).toBeGreaterThan(before * 1.5);
    await expect(dialog.getByRole("button", { name: "Undo" })).toBeDisabled();
  });
});

test.describe("the category", () => {
  /** The page as it is when the engine takes every photo for this. */
  const recognise = (category: string, sure: boolean) =>
    [
      ([category, sure]: [string, boolean]) => {
        const own = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage")!;
        Object.defineProperty(Worker.prototype, "onmessage", {
          set(this: Worker, listener: (event: { data: unknown }) => void) {
            const recognised = { category, probability: 0.9, sure, pattern: "plain" };
            own.set!.call(this, ({ data }: MessageEvent<{ id: number; answer?: object }>) => {
              const answer = data.answer && { ...data.answer, recognised };
              listener({ data: answer ? { ...data, answer } : data });
            });
          },
        });
      },
      [category, sure],
    ] as const;

  test("is chosen beforehand where the engine is sure, until the person says otherwise", async ({
    page,
  }) => {
    await page.addInitScript(...(recognise("trouser", true) as [never, never]));
    await page.goto("/home");
    await closeNotice(page);
    const select = page.getByLabel("Category");
    await choosePhoto(page);
    await expect(page.getByText("Looks like trousers.")).toBeVisible();
    await expect(select).toHaveValue("trouser");
    await expect(page.getByRole("button", { name: "Submit" })).toBeEnabled();
    await select.selectOption("top");
    await choosePhoto(page, { colour: "#2d5fc8" });
    await expect(previewIn(page)).toBeVisible();
    // What was chosen for one photo is not said of the next.
    await expect(select).toHaveValue("trouser");
  });

  test("a dress is called one, and filed as one", async ({ page }) => {
    await page.addInitScript(...(recognise("dress", true) as [never, never]));
    await page.goto("/home");
    await closeNotice(page);
    await choosePhoto(page);
    await expect(page.getByText("Looks like a dress.")).toBeVisible();
    await expect(page.getByLabel("Category")).toHaveValue("dress");
  });

  test("nothing is said where the engine is not sure", async ({ page }) => {
    await page.addInitScript(...(recognise("top", false) as [never, never]));
    await page.goto("/home");
    await closeNotice(page);
    await choosePhoto(page);
    await expect(previewIn(page)).toBeVisible();
    await expect(page.getByLabel("Category")).toHaveValue("");
    await expect(page.getByText("Looks like")).toHaveCount(0);
  });
});
