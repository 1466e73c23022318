import type { Page } from "@playwright/test";
import { askFor, promptField } from "./ask.ts";
import { expectAlpha, openEditor, previewIn, stroke, takeAway } from "./cutout.ts";
import { expect, fillSignUp, type Person } from "./test.ts";

export const PROMPT = "Dinner with my sister on a mild evening";

let people = 0;
export const newPerson = (): Person => ({
  email: `kept${process.pid}-${(people += 1)}@example.org`,
  password: "a long password",
});

export async function ask(page: Page, request = PROMPT): Promise<string> {
  await askFor(page, request);
  await expect(picture(page)).toBeVisible({ timeout: 20_000 });
  return (await page.locator("p[lang]").textContent()) ?? "";
}

export const picture = (page: Page) => page.getByRole("main").locator('img[src*="/api/pictures/"]');

/** From whatever page they are on, by the ways that stand there. */
export async function signUpFromHere(page: Page, person: Person): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
  await fillSignUp(page, person);
}

export async function expectIdea(page: Page, words: string, asked = PROMPT): Promise<void> {
  await expect(promptField(page)).toHaveValue(asked);
  await expect(page.locator("p[lang]")).toHaveText(words);
  await expect
    .poll(() => picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(1024);
}

/** The photo with its category, cut out as it was seen. */
export async function expectPhoto(page: Page, category: string): Promise<void> {
  await expect(page.getByLabel("Category")).toHaveValue(category);
  await expect(page.getByText("Cut out by you.")).toBeVisible();
  await expectAlpha(previewIn(page), { x: 0.5, y: 0.5 }, 0);
}

/** Chooses a T-shirt and cuts a hole into its middle. */
export async function chooseAndCut(page: Page, category: string): Promise<void> {
  const { dialog, canvas, sticker } = await openEditor(page);
  await takeAway(dialog);
  await stroke(page, canvas, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.6 });
  await expectAlpha(sticker, { x: 0.5, y: 0.5 }, 0);
  await dialog.getByRole("button", { name: "Use this" }).click();
  await page.getByLabel("Category").selectOption(category);
}

/** All that this browser holds of the visit. */
export const heldBy = (page: Page) =>
  page.evaluate(async () => {
    const texts = Object.keys(sessionStorage).filter((key) => key.startsWith("fit-closet-kept"));
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("fit-closet");
      opening.addEventListener("success", () => resolve(opening.result));
    });
    if (!database.objectStoreNames.contains("photos")) return { texts, photos: 0 };
    const photos = await new Promise<number>((resolve) => {
      const counting = database.transaction("photos").objectStore("photos").count();
      counting.addEventListener("success", () => resolve(counting.result));
    });
    database.close();
    return { texts, photos };
  });
