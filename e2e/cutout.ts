import { createHash } from "node:crypto";
import type { ClosetItem } from "@fit-closet/core";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { expect } from "./test.ts";
import { photograph, type PhotoOptions } from "./wardrobe.ts";

/** A spot of a picture, as a part of its width and height. */
export type Spot = { x: number; y: number };

export async function choosePhoto(page: Page, photo: PhotoOptions = {}): Promise<void> {
  const buffer = await photograph(photo);
  const file = { name: "tee.jpg", mimeType: "image/jpeg", buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
}

export const previewIn = (page: Page | Locator) =>
  page.getByRole("img", { name: "as it will look" });

/** Chooses a photo and opens the editor of its cut-out. */
export async function openEditor(page: Page, photo: PhotoOptions = {}) {
  await choosePhoto(page, photo);
  await page.getByRole("button", { name: "Edit cut-out" }).click();
  return editorIn(page);
}

export function editorIn(page: Page) {
  const dialog = page.getByRole("dialog", { name: "Edit cut-out" });
  return { dialog, canvas: dialog.getByRole("application"), sticker: previewIn(dialog) };
}

/** Draws from spot to spot of the square photo in the editor, as a mouse does. */
export async function stroke(page: Page, canvas: Locator, ...way: Spot[]): Promise<void> {
  const [first, ...rest] = await onSquare(canvas, way);
  await page.mouse.move(first!.x, first!.y);
  await page.mouse.down();
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 8 });
  await page.mouse.up();
}

/** A square photo lies in the middle of the canvas, as large as it can. */
export async function onSquare(canvas: Locator, way: readonly Spot[]): Promise<Spot[]> {
  const box = (await canvas.boundingBox())!;
  const side = Math.min(box.width, box.height);
  const [left, top] = [box.x + (box.width - side) / 2, box.y + (box.height - side) / 2];
  return way.map(({ x, y }) => ({ x: left + x * side, y: top + y * side }));
}

/** Red, green, blue and alpha at a spot of a sticker that the browser drew. */
export function colourAt(sticker: Locator, { x, y }: Spot): Promise<number[]> {
  return sticker.evaluate(
    (element, [x, y]) => {
      const canvas = element as HTMLCanvasElement;
      const at = [Math.floor(x! * canvas.width), Math.floor(y! * canvas.height)] as const;
      return [...canvas.getContext("2d")!.getImageData(...at, 1, 1).data];
    },
    [x, y],
  );
}

/** A drawn sticker as a PNG. */
export async function pictureOf(sticker: Locator): Promise<Buffer> {
  const url = await sticker.evaluate((element) => (element as HTMLCanvasElement).toDataURL());
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** All of a drawn sticker, to tell whether it has changed. */
export const looksOf = async (sticker: Locator) =>
  createHash("sha256")
    .update(await pictureOf(sticker))
    .digest("hex");

/** How far two pictures are apart, 0 to 255: the mean over all channels, on grey and looked at from afar. */
export async function differenceOf(one: Buffer, other: Buffer): Promise<number> {
  const afar = (picture: Buffer) =>
    sharp(picture).flatten({ background: "#808080" }).resize(64, 64).raw().toBuffer();
  const [a, b] = await Promise.all([afar(one), afar(other)]);
  return a.reduce((sum, value, at) => sum + Math.abs(value - b[at]!), 0) / a.length;
}

/** Waits until a sticker looks as expected, since it is drawn anew a moment after each stroke. */
export async function expectAlpha(sticker: Locator, spot: Spot, alpha: number): Promise<void> {
  await expect.poll(async () => (await colourAt(sticker, spot))[3]).toBe(alpha);
}

export async function submit(page: Page, category: string): Promise<void> {
  await page.getByLabel("Category").selectOption(category);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Outfit uploaded & stylized successfully!")).toBeVisible({
    timeout: 30_000,
  });
}

export async function closetOf(page: Page): Promise<ClosetItem[]> {
  const answer = await page.request.get("/api/closet");
  return ((await answer.json()) as { items: ClosetItem[] }).items;
}

/** A stored picture's pixel at a spot: red, green, blue and, where it has one, alpha. */
export async function storedAt(page: Page, url: string, { x, y }: Spot): Promise<number[]> {
  const picture = sharp(await (await page.request.get(url)).body());
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = Math.floor(y * info.height) * info.width + Math.floor(x * info.width);
  return [...data.subarray(at * info.channels, (at + 1) * info.channels)];
}

/** On the drawn T-shirt's chest, and beside it on the floor. */
export const CHEST = { x: 0.5, y: 0.5 };

export const FLOOR = { x: 0.12, y: 0.75 };

/** With a brush that makes a hole wider than a sticker's border, which closes smaller ones. */
export async function takeAway(dialog: Locator): Promise<void> {
  await dialog.getByText("Remove", { exact: true }).click();
  await dialog.getByRole("slider").fill("9");
}
