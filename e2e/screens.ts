import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { askFor } from "./ask.ts";
import sharp from "sharp";
import { editorIn, previewIn } from "./cutout.ts";
import { photoOf } from "./real-photos.ts";
import { ADDRESSES, closeNotice, expect, openFilled, signUp, test } from "./test.ts";
import type { PhotoOptions } from "./wardrobe.ts";

const folder = process.env["SCREENS"] ?? join(import.meta.dirname, "results/screens");
const sample = join(import.meta.dirname, "../docs/samples/home.webp");

const WIDTHS = [390, 900, 1440];
const PATHS = [...ADDRESSES, "/nowhere"];

/** What is there to be seen once something was worn. */
const LIVED_IN = ["/closet/find", "/closet/add", "/closet/bin", "/days", "/figures", "/taste"];

/** Real photos where the folder is present, drawn ones elsewhere. */
const WARDROBE: { category: string; kind: string; nth: number; drawn: PhotoOptions }[] = [
  { category: "top", kind: "t-shirt", nth: 3, drawn: { colour: "#c8372d" } },
  { category: "top", kind: "shirt", nth: 5, drawn: { colour: "#2d5fc8", stripes: "#e8eefc" } },
  { category: "top", kind: "longsleeve", nth: 7, drawn: { colour: "#e8e2d4" } },
  { category: "coat", kind: "outwear", nth: 4, drawn: { colour: "#3b4a3f" } },
  {
    category: "trouser",
    kind: "pants",
    nth: 6,
    drawn: { silhouette: "trousers", colour: "#23304f" },
  },
  {
    category: "short",
    kind: "shorts",
    nth: 2,
    drawn: { silhouette: "trousers", colour: "#9a7b4f" },
  },
  { category: "cap", kind: "hat", nth: 8, drawn: { silhouette: "cap", colour: "#3d6b4f" } },
];

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme, expectedNoise: [/404/] });

    test("every screen", async ({ page }) => {
      await mkdir(folder, { recursive: true });
      const shoot: Shoot = async (name, fullPage = true) => {
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await page.waitForTimeout(250);
          await page.screenshot({
            path: join(folder, `${name}-${width}-${colorScheme}.png`),
            fullPage,
          });
        }
      };
      await page.goto("/home");
      await shoot("notice");
      await closeNotice(page);
      await shoot("home-visitor");
      for (const path of PATHS) {
        await page.goto(path);
        await shoot(`${path.slice(1).replace("/", "-")}-visitor`);
      }
      await signUp(page);
      await fillCloset(page);
      await askFor(page, "Dinner with friends after a walk in the park");
      await page.getByRole("heading", { name: "Idea:" }).waitFor();
      await page.waitForTimeout(2500);
      await shoot("home-idea");
      const clip = { x: 110, y: 0, width: 1220, height: 1240 };
      if (colorScheme === "light")
        await keepSample(await page.screenshot({ fullPage: true, clip }));
      await page.getByRole("button", { name: /save/i }).click();
      await page.waitForTimeout(500);
      for (const path of ["/closet", "/ideas"]) {
        await openFilled(page, path);
        await page.waitForTimeout(1000);
        await shoot(path.slice(1));
      }
      await page.goto("/home#idea");
      await page.getByRole("button", { name: "Wore this today" }).click();
      await page.getByRole("button", { name: "Worn today" }).waitFor();
      for (const path of LIVED_IN) {
        await page.goto(path);
        await page.getByRole("heading", { level: 1 }).waitFor();
        await page.waitForTimeout(1000);
        await shoot(path.slice(1).replace("/", "-"));
      }
      await page.goto("/account");
      await page.getByRole("button", { name: "Change password" }).waitFor();
      await shoot("account");
      await shootDialogs(page, shoot);
      await shootEditors(page, shoot);
    });
  });
}

/** What opens over a screen, by the button that opens it; a dialog is as large as the window, not as the page. */
const DIALOGS: readonly { path: string; press: string | RegExp; name: string }[] = [
  { path: "/days", press: "Plan the week", name: "dialog-week" },
  { path: "/days", press: "Ask for a look", name: "dialog-ask" },
  { path: "/days", press: "Choose pieces", name: "dialog-pieces" },
  { path: "/ideas", press: "Add a note or tags", name: "dialog-note" },
  { path: "/ideas", press: "Wear it on a day", name: "dialog-day" },
  { path: "/ideas", press: "Share", name: "dialog-share" },
  { path: "/home#idea", press: "Why not…", name: "dialog-why-not" },
  { path: "/closet", press: "Type your closet", name: "dialog-type" },
  { path: "/account", press: "Delete my account…", name: "dialog-delete" },
];

async function shootDialogs(page: Page, shoot: Shoot) {
  for (const { path, press, name } of DIALOGS) {
    await page.goto(path);
    await page.getByRole("button", { name: press }).first().click();
    await page.waitForTimeout(1000);
    await shoot(name, false);
  }
}

type Page = Parameters<typeof signUp>[0];
type Shoot = (name: string, fullPage?: boolean) => Promise<void>;

/** The editor of a photo that is about to be sent, and that of an item in the closet. */
async function shootEditors(page: Page, shoot: Shoot) {
  await page.goto("/home");
  const buffer = await photoOf("shirt", 9, { stripes: "#e8eefc" });
  const file = { name: "shirt.jpg", mimeType: "image/jpeg", buffer };
  await page.locator('input[type="file"]').setInputFiles(file);
  await previewIn(page).waitFor();
  await shoot("home-preview");
  await page.getByRole("button", { name: "Edit cut-out" }).click();
  await previewIn(editorIn(page).dialog).waitFor();
  await shoot("editor");
  await page.goto("/closet");
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  await page.getByRole("dialog", { name: "Edit item" }).waitFor();
  await page.waitForTimeout(500);
  await shoot("item");
}

async function fillCloset(page: Page) {
  const session = (await (await page.request.get("/api/auth/get-session")).json()) as {
    user: { id: string };
  };
  for (const { category, kind, nth, drawn } of WARDROBE) {
    const response = await page.request.post("/api/cartoonize", {
      headers: { origin: new URL(page.url()).origin },
      multipart: {
        userId: session.user.id,
        category,
        image: {
          name: `${kind}.jpg`,
          mimeType: "image/jpeg",
          buffer: await photoOf(kind, nth, drawn),
        },
      },
    });
    expect(response.status()).toBe(200);
  }
}

async function keepSample(png: Buffer) {
  await sharp(png).webp({ quality: 82 }).toFile(sample);
}
