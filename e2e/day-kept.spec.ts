import { promptField } from "./ask.ts";
import { expectAlpha, openEditor, previewIn, stroke } from "./cutout.ts";
import { closeNotice, expect, signOut, signUp, test } from "./test.ts";
import { testWithPost } from "./post-office.ts";
import {
  ask,
  chooseAndCut,
  expectIdea,
  expectPhoto,
  heldBy,
  newPerson,
  picture,
  PROMPT,
  signUpFromHere,
} from "./kept.ts";

test.describe("What a visitor has begun is kept", () => {
  test("prompt, idea, picture and photo survive a reload, another page and Back", async ({
    page,
  }) => {
    await page.goto("/home");
    await closeNotice(page);
    await chooseAndCut(page, "hoodies");
    const words = await ask(page);
    await page.reload();
    await expectIdea(page, words);
    await expectPhoto(page, "hoodies");
    await expect(page.getByRole("heading", { name: "Idea:" })).not.toBeFocused();

    // A page that is loaded in full, and one that is not.
    await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await page.goBack();
    await expectIdea(page, words);
    await expectPhoto(page, "hoodies");
    await page.getByRole("banner").getByRole("link", { name: "Closet", exact: true }).click();
    await expect(page).toHaveURL(/\/closet$/);
    await page.goBack();
    await expectIdea(page, words);
    await expectPhoto(page, "hoodies");
  });

  test("what was typed and not yet asked is kept as well", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    await promptField(page).fill("A picnic, but");
    await page.reload();
    await expect(promptField(page)).toHaveValue("A picnic, but");
  });

  test("the whole photo as a card stays one", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    const { dialog } = await openEditor(page);
    await dialog.getByText("Whole photo as a card").click();
    await dialog.getByRole("button", { name: "Use this" }).click();
    await expect(page.getByText("The whole photo, as you chose.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("The whole photo, as you chose.")).toBeVisible();
  });

  test("what was painted and not yet used survives a reload, and can be taken back", async ({
    page,
  }) => {
    await page.goto("/home");
    await closeNotice(page);
    const { dialog, canvas, sticker } = await openEditor(page);
    await dialog.getByText("Remove", { exact: true }).click();
    await dialog.getByRole("slider").fill("9");
    await stroke(page, canvas, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.6 });
    await expectAlpha(sticker, { x: 0.5, y: 0.5 }, 0);
    await expect.poll(async () => (await heldBy(page)).photos).toBe(2);
    await page.reload();
    await expect(page.getByText("Your changes to the cut-out are not used yet.")).toBeVisible();
    await expectAlpha(previewIn(page).first(), { x: 0.5, y: 0.5 }, 255);
    await page.getByRole("button", { name: "Edit cut-out" }).click();
    await expectAlpha(sticker, { x: 0.5, y: 0.5 }, 0);
    await dialog.getByRole("button", { name: "Undo" }).click();
    await expectAlpha(sticker, { x: 0.5, y: 0.5 }, 255);
    await expect.poll(async () => (await heldBy(page)).photos).toBe(1);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    const openHere = () =>
      page.evaluate(() => (window.history.state as { open?: string[] }).open?.length ?? 0);
    await expect.poll(openHere).toBe(0);
    await page.reload();
    await expect(page.getByText("Nothing is sent yet.")).toBeVisible();
  });

  test("signing up keeps all of it and saves the idea they wanted, once", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    await chooseAndCut(page, "hoodies");
    const words = await ask(page);
    await page.getByRole("link", { name: "Save idea" }).click();
    await signUpFromHere(page, newPerson());
    await expect(page.getByText("Idea saved.", { exact: true })).toBeVisible();
    await expectIdea(page, words);
    await expect(page.getByRole("link", { name: /^Saved\./ })).toBeVisible();
    await expectPhoto(page, "hoodies");
    await page.reload();
    await expect(page.getByRole("link", { name: /^Saved\./ })).toBeVisible();
    await page.getByRole("link", { name: /^Saved\./ }).click();
    await expect(page.getByRole("article", { name: PROMPT })).toHaveCount(1);
    await expect(page.getByRole("article").getByText(words)).toBeVisible();
    await expect(picture(page)).toHaveCount(1);
    await page.goBack();
    await expectPhoto(page, "hoodies");
    await page.getByRole("button", { name: "Submit" }).click();
    await expect(page.getByText("It is in your closet now.")).toBeVisible({ timeout: 30_000 });
    await page.reload();
    await expect(page.getByText("Take or choose a photo")).toBeVisible();
    expect((await heldBy(page)).photos).toBe(0);
  });

  test("signing in does so too, by the link in the notice", async ({ page }) => {
    const person = await signUp(page);
    await closeNotice(page);
    await signOut(page);
    const words = await ask(page);
    await page.getByRole("main").getByRole("link", { name: "log in" }).click();
    await page.getByLabel("Email").fill(person.email);
    await page.getByLabel("Password").fill(person.password);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText("Idea saved.", { exact: true })).toBeVisible();
    await expectIdea(page, words);
  });

  test("an idea that nobody wanted to save is not saved", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    const words = await ask(page);
    await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
    await signUpFromHere(page, newPerson());
    await expectIdea(page, words);
    await expect(page.getByRole("button", { name: "Save idea" })).toBeVisible();
    expect(await (await page.request.get("/api/ideas")).json()).toMatchObject({ ideas: [] });
  });
});

const confirmed = testWithPost(4710, { REQUIRE_VERIFICATION: "true" });

confirmed(
  "an address that is confirmed in another tab: the first tab still has the idea, and saves it",
  async ({ page, context, office }) => {
    const person = newPerson();
    await page.goto("/home");
    await closeNotice(page);
    const words = await ask(page);
    await page.getByRole("link", { name: "Save idea" }).click();
    await signUpFromHere(page, person);
    await expect(page.getByRole("heading", { name: "Look in your mail" })).toBeVisible();
    const link = /http:\/\/localhost:\d+\/verify#token=[\w.%-]+/;
    const letter = () => office.received.find(({ to }) => to.includes(person.email))?.raw ?? "";
    await expect.poll(() => link.test(letter())).toBe(true);
    const other = await context.newPage();
    await other.goto(link.exec(letter())?.[0] ?? "");
    await other.getByRole("button", { name: "Confirm my address" }).click();
    await expect(other.getByText("Thank you, that is settled.")).toBeVisible();
    await other.close();
    // Confirming may sign them in at once, in every tab; else they log in, as the letter says.
    const login = page.getByRole("main").getByRole("link", { name: "Login" });
    if (await login.isVisible()) {
      await login.click();
      await page.getByLabel("Email").fill(person.email);
      await page.getByLabel("Password").fill(person.password);
      await page.getByRole("button", { name: "Login", exact: true }).click();
    }
    await expect(page.getByText("Idea saved.", { exact: true })).toBeVisible();
    await expectIdea(page, words);
  },
);
