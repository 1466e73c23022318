import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { askFor } from "./ask.ts";
import { closeNotice, expect, signUp, test } from "./test.ts";
import { photograph, type PhotoOptions } from "./wardrobe.ts";

const film = process.env["FILM"] ?? join(import.meta.dirname, "../docs/samples/day.webp");

const PHONE = { width: 390, height: 844 };
const ROW = 6;
/** Of one screen in the strip, in px. */
const FRAME = { width: 300, height: 649 };
const GAP = 16;

const LIST = `2 white tees, grey tee, navy striped shirt, linen shirt
blue jeans, beige chinos, navy blazer, olive parka
grey wool sweater, white sneakers, brown boots, red scarf`;

const PHOTOS: readonly PhotoOptions[] = [
  { colour: "#c8372d" },
  { colour: "#2d5fc8", stripes: "#e8eefc" },
  { silhouette: "trousers", colour: "#3b4a3f" },
];

test.use({ viewport: PHONE });

test("twelve screens of a closet's first days", async ({ page }) => {
  const frames: Buffer[] = [];
  const shoot = async () => {
    await page.waitForTimeout(600);
    frames.push(await page.screenshot());
  };
  await signUp(page);
  await closeNotice(page);
  await page.goto("/closet");
  await page.getByRole("button", { name: "Type your closet" }).waitFor();
  await shoot();
  await typeCloset(page, shoot);
  await askForToday(page, shoot);
  await addPhotos(page, shoot);
  await wearToday(page, shoot);
  await planWeek(page, shoot);
  await packForTrip(page, shoot);
  await page.goto("/figures");
  await page.getByRole("region", { name: "Most worn" }).waitFor();
  await shoot();
  expect(frames).toHaveLength(2 * ROW);
  await keep(frames);
});

type Shoot = () => Promise<void>;

async function typeCloset(page: Page, shoot: Shoot) {
  await page.getByRole("button", { name: "Type your closet" }).click();
  const dialog = page.getByRole("dialog", { name: "Type your closet" });
  await dialog.getByLabel("What do you own?").fill(LIST);
  await dialog.getByRole("button", { name: "Show my stickers" }).click();
  await dialog.getByRole("button", { name: /^Add \d+$/ }).waitFor();
  await page.waitForLoadState("networkidle");
  await shoot();
  await dialog.getByRole("button", { name: /^Add \d+$/ }).click();
  await dialog.getByRole("status").waitFor();
  await page.goto("/closet/find?order=category");
  await page.waitForLoadState("networkidle");
  await shoot();
}

async function askForToday(page: Page, shoot: Shoot) {
  await page.goto("/home#idea");
  await askFor(page, "lunch with friends, then a walk in the park");
  const answer = page.getByRole("region", { name: "Your outfit idea" });
  await answer.getByRole("img").first().waitFor();
  await answer.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await page.waitForLoadState("networkidle");
  await shoot();
}

async function addPhotos(page: Page, shoot: Shoot) {
  await page.goto("/closet/add");
  const files = await Promise.all(
    PHOTOS.map(async (photo, at) => ({
      name: `photo-${at}.jpg`,
      mimeType: "image/jpeg",
      buffer: await photograph(photo),
    })),
  );
  await page.getByLabel("Choose photos").setInputFiles(files);
  const cards = page.getByRole("list", { name: "Photos to add" }).getByRole("listitem");
  await expect(cards).toHaveCount(PHOTOS.length);
  await expect(page.locator('li[aria-busy="true"]')).toHaveCount(0, { timeout: 60_000 });
  const open = cards.filter({ has: page.locator('option[value=""]:checked') });
  while ((await open.count()) > 0) await open.first().getByLabel("Category").selectOption("top");
  await shoot();
  await page.getByRole("button", { name: `Add ${PHOTOS.length}` }).click();
  await page.getByText(/stickers are in your closet/).waitFor({ timeout: 60_000 });
  await page.goto("/closet");
  await page.waitForLoadState("networkidle");
  await shoot();
}

/** The idea of before is there still. */
async function wearToday(page: Page, shoot: Shoot) {
  await page.goto("/home#idea");
  const press = page.getByRole("button", { name: "Wore this today" });
  await press.click();
  const done = page.getByRole("button", { name: "Worn today" });
  await done.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await shoot();
}

async function planWeek(page: Page, shoot: Shoot) {
  await page.goto("/days");
  await page.getByRole("button", { name: "Plan the week" }).click();
  const dialog = page.getByRole("dialog");
  await dialog
    .getByRole("textbox")
    .fill("The office from Monday to Friday, a walk in the hills on Saturday, brunch on Sunday");
  await shoot();
  await dialog.getByRole("button", { name: "Plan the week" }).click();
  const told = page.getByText(/^Planned for/);
  await told.waitFor({ timeout: 60_000 });
  await page.waitForLoadState("networkidle");
  const first = page.getByRole("main").getByRole("article").first();
  await first.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await shoot();
}

async function packForTrip(page: Page, shoot: Shoot) {
  await page.goto("/home#idea");
  await askFor(page, "Packing for 3 days in Lisbon, hand luggage only");
  const looks = page.getByRole("list", { name: "Your looks" });
  await looks.getByRole("article").first().waitFor();
  await looks.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await page.waitForLoadState("networkidle");
  await shoot();
  const list = page.getByRole("region", { name: "Packing list" });
  await list.getByRole("checkbox").first().check();
  await list.evaluate((element) => element.scrollIntoView({ block: "start" }));
  await shoot();
}

/** One strip of two rows, as a WebP. */
async function keep(frames: readonly Buffer[]) {
  const resized = await Promise.all(
    frames.map((frame) => sharp(frame).resize(FRAME.width, FRAME.height).png().toBuffer()),
  );
  const [across, down] = [FRAME.width + GAP, FRAME.height + GAP];
  const placed = resized.map((input, at) => ({
    input,
    left: GAP + (at % ROW) * across,
    top: GAP + Math.floor(at / ROW) * down,
  }));
  const width = GAP + ROW * across;
  const height = GAP + Math.ceil(frames.length / ROW) * down;
  const ground = sharp({ create: { width, height, channels: 3, background: "#d9d4c8" } });
  await ground.composite(placed).webp({ quality: 80 }).toFile(film);
}
