import { AxeBuilder } from "@axe-core/playwright";
import { askButton, askFor, promptField } from "./ask.ts";
import { ADDRESSES, closeNotice, expect, signUp, test, upload, openFilled } from "./test.ts";

const SCREENS = ["/home", ...ADDRESSES];
const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

for (const colorScheme of ["light", "dark"] as const) {
  for (const [device, viewport] of Object.entries(SIZES)) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: "reduce" } });

      test("every public screen meets WCAG 2.2 AA and fits its width", async ({ page }) => {
        // A screen takes seconds on a busy machine, and there are twenty.
        test.slow();
        await page.goto("/home");
        expect(brief(await check(page))).toEqual([]);
        await closeNotice(page);
        for (const path of SCREENS) {
          await page.goto(path);
          await page.getByRole("heading", { level: 1 }).waitFor();
          expect(brief(await check(page)), path).toEqual([]);
          expect(await overflow(page), `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        }
      });

      test("a filled closet and an idea meet it too", async ({ page }) => {
        await signUp(page);
        await closeNotice(page);
        await upload(page, "top");
        await askFor(page, "A relaxed picnic with friends on Saturday");
        await page.getByRole("heading", { name: "Idea:" }).waitFor();
        expect(brief(await check(page))).toEqual([]);
        await page.getByRole("button", { name: /save/i }).click();
        await page.goto("/closet/find");
        const found = page.getByRole("region", { name: "Found", exact: true });
        await found.getByRole("button").first().waitFor();
        expect(brief(await check(page)), "/closet/find").toEqual([]);
        for (const path of ["/closet", "/ideas"]) {
          await openFilled(page, path);
          expect(brief(await check(page)), path).toEqual([]);
        }
      });
    });
  }
}

test("at 320 px nothing scrolls sideways", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of SCREENS) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
});

test("an idea can be had with the keyboard alone", async ({ page }) => {
  await page.goto("/home");
  await page.getByRole("alertdialog").waitFor();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: /skip/i })).toBeFocused();
  await promptField(page).focus();
  await page.keyboard.type("What shall I wear to a museum on a cold day?");
  await page.keyboard.press("Tab");
  await expect(askButton(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Idea:" })).toBeVisible();
});

type Page = Parameters<typeof closeNotice>[0];

const check = (page: Page) =>
  new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();

const brief = (found: Awaited<ReturnType<typeof check>>) =>
  found.violations.map(
    (violation) =>
      `${violation.id}: ${violation.nodes.map((node) => node.target.join(" ")).join(", ")}`,
  );

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
