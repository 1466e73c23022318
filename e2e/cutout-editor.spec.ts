import sharp from "sharp";
import {
  CHEST,
  choosePhoto,
  closetOf,
  editorIn,
  expectAlpha,
  FLOOR,
  looksOf,
  onSquare,
  openEditor,
  storedAt,
  stroke,
  submit,
  takeAway,
} from "./cutout.ts";
import { closeNotice, expect, signUp, test } from "./test.ts";

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
