import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { QUARTERS } from "../server/src/engines/photos.testing.ts";
import {
  CHEST,
  choosePhoto,
  closetOf,
  colourAt,
  differenceOf,
  pictureOf,
  previewIn,
  type Spot,
  submit,
} from "./cutout.ts";
import { closeNotice, expect, signUp, test } from "./test.ts";

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
