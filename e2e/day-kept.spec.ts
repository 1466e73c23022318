import type { Page } from "@playwright/test";
import { openPostOffice, type PostOffice } from "../server/src/mail/smtp-testing.ts";
import { startServer } from "../server/testing/running-server.ts";
import { choosePhoto, expectAlpha, openEditor, previewIn, stroke } from "./cutout.ts";
import { closeNotice, expect, type Person, signOut, signUp, test } from "./test.ts";

const PROMPT = "Dinner with my sister on a mild evening";

let people = 0;
const newPerson = (): Person => ({
  email: `kept${process.pid}-${(people += 1)}@example.org`,
  password: "a long password",
});

async function ask(page: Page, request = PROMPT): Promise<string> {
  await prompt(page).fill(request);
  await page.getByRole("button", { name: "Get Outfit Idea" }).click();
  await expect(picture(page)).toBeVisible({ timeout: 20_000 });
  return (await page.locator("p[lang]").textContent()) ?? "";
}

const prompt = (page: Page) => page.getByLabel("What do you need an idea for?");

const picture = (page: Page) => page.getByRole("main").locator('img[src*="/api/pictures/"]');

/** From whatever page they are on, by the ways that stand there. */
async function signUpFromHere(page: Page, { email, password }: Person): Promise<void> {
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Last name").fill("Weaver");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(password);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
}

async function expectIdea(page: Page, words: string, asked = PROMPT): Promise<void> {
  await expect(prompt(page)).toHaveValue(asked);
  await expect(page.locator("p[lang]")).toHaveText(words);
  await expect
    .poll(() => picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBe(1024);
}

/** The photo with its category, cut out as it was seen. */
async function expectPhoto(page: Page, category: string): Promise<void> {
  await expect(page.getByLabel("Category")).toHaveValue(category);
  await expect(page.getByText("Cut out by you.")).toBeVisible();
  await expectAlpha(previewIn(page), { x: 0.5, y: 0.5 }, 0);
}

/** Chooses a T-shirt and cuts a hole into its middle. */
async function chooseAndCut(page: Page, category: string): Promise<void> {
  const { dialog, canvas, sticker } = await openEditor(page);
  await dialog.getByText("Remove", { exact: true }).click();
  await dialog.getByRole("slider").fill("9");
  await stroke(page, canvas, { x: 0.5, y: 0.5 }, { x: 0.5, y: 0.6 });
  await expectAlpha(sticker, { x: 0.5, y: 0.5 }, 0);
  await dialog.getByRole("button", { name: "Use this" }).click();
  await page.getByLabel("Category").selectOption(category);
}

/** All that this browser holds of the visit. */
const heldBy = (page: Page) =>
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
    await prompt(page).fill("A picnic, but");
    await page.reload();
    await expect(prompt(page)).toHaveValue("A picnic, but");
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
    await expect(prompt(page)).toHaveValue("");
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
    await expect(prompt(page)).toHaveValue("");
    await expect(page.getByText("Take or choose a photo")).toBeVisible();
    await signUp(page);
    await expect(prompt(page)).toHaveValue("");
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
    await expect(prompt(page)).toHaveValue("");
    await expect(page.getByRole("heading", { name: "Idea:" })).toHaveCount(0);
    await page.reload();
    await expect(prompt(page)).toHaveValue("");
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
    await expect(prompt(page)).toHaveValue("");
    await expect(page.getByText("Take or choose a photo")).toBeVisible();
  });
});

const confirmed = test.extend<object, { office: PostOffice }>({
  office: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const office = await openPostOffice();
      await use(office);
      await office.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ office }, use, { workerIndex }) => {
      const port = String(4710 + workerIndex);
      const server = await startServer({
        PORT: port,
        PUBLIC_URL: `http://localhost:${port}`,
        SMTP_URL: office.url,
        MAIL_FROM: "Fit Closet <closet@closet.example>",
        REQUIRE_VERIFICATION: "true",
      });
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

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
