import type { Page } from "@playwright/test";
import { closeNotice, expect, holdBack, test } from "./test.ts";

const footer = (page: Page) => page.getByRole("contentinfo");
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function scrollTo(page: Page, top: number) {
  await page.evaluate((top) => window.scrollTo(0, top), top);
  await expect.poll(() => scrolled(page)).toBe(top);
}

test("each screen has its name in the tab, takes the focus and begins at its top", async ({
  page,
}) => {
  await page.goto("/faq");
  await scrollTo(page, 600);
  await footer(page).getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveTitle("Privacy policy · Fit Closet");
  await expect(page).toHaveURL(/\/privacy$/);
  expect(await scrolled(page)).toBe(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});

test("Back and Forward lead to where each page was left, after a reload, too", async ({ page }) => {
  await page.goto("/faq");
  const privacy = footer(page).getByRole("link", { name: "Privacy" });
  await privacy.scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(600);
  await privacy.click();
  await expect(page).toHaveTitle(/^Privacy/);
  await scrollTo(page, 300);
  await page.goBack();
  await expect(page).toHaveTitle(/^FAQ/);
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveTitle(/^Privacy/);
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(300);
  await page.goBack();
  await expect(page).toHaveTitle(/^FAQ/);
  await expect.poll(() => scrolled(page)).toBe(left);
});

test("whoever scrolls before the scripts have come stays there", async ({ page }) => {
  const goOn = await holdBack(page, "**/assets/index-*.js");
  await page.goto("/faq", { waitUntil: "commit" });
  await expect(page.getByRole("contentinfo")).toBeAttached();
  await scrollTo(page, 600);
  goOn();
  await expect.poll(() => page.evaluate(() => window.history.scrollRestoration)).toBe("manual");
  await page.waitForTimeout(300);
  expect(await scrolled(page)).toBe(600);
});

test("whoever presses Back before the scripts have come is taken there", async ({ page }) => {
  await page.goto("/login");
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveTitle(/^Sign Up/);
  const goOn = await holdBack(page, "**/assets/signup-screen-*.js");
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Sign Up", exact: true })).toBeAttached();
  await page.waitForTimeout(300);
  await page.goBack();
  goOn();
  await expect(page).toHaveTitle(/^Login/);
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
});

test("a link into a page leads there, and Back to where one was", async ({ page }) => {
  await page.goto("/privacy");
  const links = page.getByRole("main").locator('a[href^="#"]');
  await links.last().click();
  await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(0);
});

test("a link to the page that is open adds nothing to the history and leads to its top", async ({
  page,
}) => {
  await page.goto("/faq");
  await footer(page).getByRole("link", { name: "Terms" }).click();
  await expect(page).toHaveTitle(/^Terms/);
  const before = await page.evaluate(() => window.history.length);
  await scrollTo(page, 400);
  await footer(page).getByRole("link", { name: "Terms" }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
});

test("whoever has gone elsewhere meanwhile is not taken to a screen that comes late", async ({
  page,
}) => {
  await page.goto("/home");
  await closeNotice(page);
  const waiting: (() => void)[] = [];
  await page.route(/login-screen[^/]*\.js/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Sign in" }).click();
  await expect.poll(() => waiting.length).toBe(1);
  await expect(page).toHaveURL(/\/home$/);
  await footer(page).getByRole("link", { name: "FAQ" }).click();
  await expect(page).toHaveTitle(/^FAQ/);
  const late = page.waitForResponse(/login-screen/);
  waiting.forEach((go) => go());
  await late;
  await page.waitForTimeout(300);
  await expect(page).toHaveURL(/\/faq$/);
});

test("Back to a screen whose code is not here yet keeps the last one until it is", async ({
  page,
}) => {
  await page.goto("/login");
  await page.getByRole("main").getByRole("link", { name: "Sign Up" }).click();
  await expect(page).toHaveTitle(/^Sign Up/);
  await page.reload();
  await page.route(/login-screen[^/]*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await page.goBack();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(page).toHaveTitle(/^Login/);
  await expect(page.getByRole("button", { name: "Login" })).toBeVisible();
});

test("a link opens in a tab of its own where that is asked for", async ({ page, context }) => {
  await page.goto("/faq");
  const other = context.waitForEvent("page");
  await footer(page)
    .getByRole("link", { name: "Terms" })
    .click({ modifiers: ["ControlOrMeta"] });
  await expect(await other).toHaveURL(/\/terms$/);
  await expect(page).toHaveURL(/\/faq$/);
});

test("the page one is on is marked in the navigation, however its address is written", async ({
  page,
}) => {
  const marked = page.getByRole("banner").locator('[aria-current="page"]');
  await page.goto("/closet");
  await expect(marked).toHaveText(["Closet"]);
  await page.getByRole("banner").getByRole("link", { name: "Ideas" }).click();
  await expect(marked).toHaveText(["Ideas"]);
  await page.evaluate(() => window.history.pushState(null, "", "/Closet/"));
  await expect(marked).toHaveText(["Closet"]);
  await expect(page).toHaveTitle(/^Closet/);
});
