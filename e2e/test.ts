import { EventEmitter, once } from "node:events";
import { test as base, expect, type Page } from "@playwright/test";
import { startServer, type RunningServer } from "../server/testing/running-server.ts";
import { photograph, type PhotoOptions } from "./wardrobe.ts";

export type Person = { email: string; password: string };

type Fixtures = {
  /** Fails the test when the page logs an error or breaks the Content Security Policy. */
  quietConsole: string[];
  /** Console errors that this test causes on purpose. */
  expectedNoise: RegExp[];
};

export const test = base.extend<Fixtures, { server: RunningServer }>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  page: async ({ page }, use) => {
    const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
    page.goto = async (...to) => (await historyAtRest(page), goto(...to));
    page.reload = async (...how) => (await historyAtRest(page), reload(...how));
    await use(page);
  },
  expectedNoise: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedNoise }, use) => {
      const noise: string[] = [];
      page.on("console", (message) => {
        const text = `${message.text()} ${message.location().url}`;
        if (message.type() === "error" && !expectedNoise.some((known) => known.test(text)))
          noise.push(text);
      });
      page.on("pageerror", (error) => noise.push(String(error)));
      await use(noise);
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * A dialog that closes goes back over its entry in the history, which takes a moment; a test types an address sooner than a person
 * can, and the going back would then undo it.
 */
async function historyAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const entries = (history.state as { open?: string[] } | null)?.open ?? [];
    return entries.length === 0 || document.querySelector("dialog[open]") !== null;
  });
}

export { expect };

/** Fills the sign-up form and sends it. `confirmation` is what is typed the second time. */
export async function sendSignUp(page: Page, person: Person, confirmation?: string): Promise<void> {
  await page.goto("/signup");
  await fillSignUp(page, person, confirmation);
}

/** The same on the page as it stands. */
export async function fillSignUp(
  page: Page,
  { email, password }: Person,
  confirmation = password,
): Promise<void> {
  await page.getByLabel("First name").fill("Robin");
  await page.getByLabel("Last name").fill("Weaver");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(confirmation);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
}

/** Signs a new person up through the page, as they would. */
export async function signUp(page: Page, email = newAddress()): Promise<Person> {
  const person = { email, password: "a long password" };
  await sendSignUp(page, person);
  await page.waitForURL("**/home");
  return person;
}

/** Types an address and a password where one logs in, and sends them. */
export async function sendLogin(page: Page, { email, password }: Person): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** Screens that have an address of their own, beside the first page. */
export const ADDRESSES = [
  "/closet",
  "/closet/add",
  "/closet/find",
  "/closet/bin",
  "/days",
  "/figures",
  "/ideas",
  "/taste",
  "/login",
  "/signup",
  "/services",
  "/about",
  "/privacy",
  "/terms",
  "/faq",
  "/contact",
  "/j",
] as const;

let people = 0;

const newAddress = () => `person${process.pid}-${(people += 1)}@example.org`;

/** In the header of whoever is signed in. */
export const accountMenu = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: /^Your account/ });

export async function signOut(page: Page): Promise<void> {
  await accountMenu(page).click();
  // The page is loaded anew once all is forgotten; the header knows a moment before.
  const loaded = page.waitForEvent("load");
  await page.getByRole("banner").getByRole("button", { name: "Sign out" }).click();
  await loaded;
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
}

/** The beta notice greets every first visit of a browser session. */
export async function closeNotice(page: Page): Promise<void> {
  await page.getByRole("alertdialog").getByRole("button").click();
}

/** Uploads a photo through the upload panel and waits until its sticker is there. */
export async function upload(
  page: Page,
  category: string,
  photo: PhotoOptions & { name?: string } = {},
): Promise<void> {
  await page.locator('input[type="file"]').setInputFiles({
    name: photo.name ?? "image.jpg",
    mimeType: "image/jpeg",
    buffer: await photograph(photo),
  });
  await page.getByLabel("Category").selectOption(category);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Outfit uploaded & stylized successfully!")).toBeVisible({
    timeout: 30_000,
  });
}

/** Keeps a call from reaching the server until the returned function is called: a slow network, exactly as slow as needed. */
export async function holdBack(page: Page, url: string): Promise<() => void> {
  const gate = new EventEmitter();
  const opened = once(gate, "open");
  await page.route(url, async (route) => {
    await opened;
    await route.continue();
  });
  return () => gate.emit("open");
}

/** Goes to a page of things that can be removed, once the first of them is there. */
export async function openFilled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page
    .getByRole("button", { name: /remove/i })
    .first()
    .waitFor();
}
