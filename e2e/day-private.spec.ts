import { promptField } from "./ask.ts";
import { choosePhoto, previewIn } from "./cutout.ts";
import { closeNotice, expect, signOut, signUp, test } from "./test.ts";
import { ask, heldBy } from "./kept.ts";

test.describe("What is kept is one person's, for a day", () => {
  // A page that asks for a list in the moment when another tab signs out is told so.
  test.use({ expectedNoise: [/401/] });

  test("signing out leaves nothing on the machine", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    await ask(page);
    await choosePhoto(page);
    await expect(previewIn(page)).toBeVisible();
    expect(await heldBy(page)).toMatchObject({ photos: 1 });
    await signOut(page);
    await expect(promptField(page)).toHaveValue("");
    expect(await heldBy(page)).toEqual({ texts: [], photos: 0 });
    await expect(page.getByText("Take or choose a photo")).toBeVisible();
  });

  test("nobody else sees it in the same tab, whoever forgot to sign out", async ({ page }) => {
    const one = await signUp(page);
    await closeNotice(page);
    await ask(page, "A surprise dinner for my wife");
    await choosePhoto(page);
    await expect(previewIn(page)).toBeVisible();
    await page.context().clearCookies();
    await page.goto("/home");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect(promptField(page)).toHaveValue("");
    await expect(page.getByText("Take or choose a photo")).toBeVisible();
    await signUp(page);
    await expect(promptField(page)).toHaveValue("");
    await expect(page.getByRole("heading", { name: "Idea:" })).toHaveCount(0);
    await expect(page.getByText("Take or choose a photo")).toBeVisible();
    expect(one.email).toBeTruthy();
  });

  test("signing out in one tab takes it from the page in the other", async ({ page, context }) => {
    await signUp(page);
    await closeNotice(page);
    await ask(page, "A surprise dinner for my wife");
    const other = await context.newPage();
    await other.goto("/home");
    await closeNotice(other);
    await signOut(other);
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect(promptField(page)).toHaveValue("");
    await expect(page.getByRole("heading", { name: "Idea:" })).toHaveCount(0);
    await page.reload();
    await expect(promptField(page)).toHaveValue("");
  });

  test("after a day it is gone, the photo of a closed tab too", async ({ page, context }) => {
    await page.goto("/home");
    await closeNotice(page);
    await ask(page);
    await choosePhoto(page);
    await expect(previewIn(page)).toBeVisible();
    await expect.poll(async () => (await heldBy(page)).photos).toBe(1);
    const later = await context.newPage();
    await later.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
    await later.goto("/home");
    await expect.poll(async () => (await heldBy(later)).photos).toBe(0);
    await page.clock.setFixedTime(Date.now() + 25 * 60 * 60 * 1000);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Your clothes, as stickers." })).toBeVisible();
    await expect(promptField(page)).toHaveValue("");
    await expect(page.getByText("Take or choose a photo")).toBeVisible();
  });
});
