import type { Page } from "@playwright/test";
import { askButton, promptField } from "./ask.ts";
import { closeNotice, expect, holdBack, test } from "./test.ts";

const WIDTHS = [320, 390, 820, 900, 1440];

const idea = (page: Page) => page.getByRole("heading", { name: "Idea:" });

/** In full and below the top edge, where somebody who looks at the page sees it. */
async function expectInSight(page: Page): Promise<void> {
  await expect(idea(page)).toBeInViewport({ ratio: 1 });
  await expect(idea(page)).toBeFocused();
}

async function askFromHome(page: Page): Promise<void> {
  await page.goto("/home");
  await closeNotice(page);
  await page.getByRole("textbox").fill("What should I wear to a beach party?");
  await askButton(page).click();
}

const isLost = (page: Page) =>
  page.evaluate(() => !document.activeElement || document.activeElement === document.body);

test.describe("A visitor asks what to wear", () => {
  for (const width of WIDTHS) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: width < 900 ? 844 : 900 } });

      test("the answer comes into view and takes the focus, first time and every time", async ({
        page,
      }) => {
        await askFromHome(page);
        await expectInSight(page);
        const words = page.locator("p[lang]");
        for (let turn = 0; turn < 3; turn++) {
          const before = await words.textContent();
          const another = page.getByRole("button", { name: "Another idea" });
          await another.click();
          await expect(words).toHaveText(/\w/);
          await expect(words).not.toHaveText(before ?? "");
          await expectInSight(page);
        }
        // From the form again, scrolled back to as a person would.
        await askButton(page).scrollIntoViewIfNeeded();
        await askButton(page).click();
        await expectInSight(page);
      });

      test("the picture stands beside the words from 900 px on, below them before", async ({
        page,
      }) => {
        await askFromHome(page);
        await page.locator('img[src*="/api/pictures/"]').waitFor();
        // In one look, since the page may still be on its way to the answer.
        const [words, picture] = await page.evaluate(() =>
          ["p[lang]", 'img[src*="/api/pictures/"]'].map((one) => {
            const { left, right, top, bottom } = document
              .querySelector(one)!
              .getBoundingClientRect();
            return { left, right, top, bottom };
          }),
        );
        if (width < 900) expect(picture!.top).toBeGreaterThan(words!.bottom);
        else {
          expect(picture!.left).toBeGreaterThanOrEqual(words!.right);
          expect(Math.abs(picture!.top - words!.top)).toBeLessThan(100);
        }
      });

      test("by the keyboard alone, the focus is never lost", async ({ page }) => {
        await page.goto("/home");
        await expect(page.getByRole("alertdialog")).toBeVisible();
        await page.keyboard.press("Enter");
        await page.getByRole("textbox").focus();
        await page.keyboard.type("A rainy day at the office");
        const release = await holdBack(page, "**/api/generate_outfit_from_closet");
        await page.keyboard.press("Tab");
        await expect(askButton(page)).toBeFocused();
        await page.keyboard.press("Enter");
        await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
        expect(await isLost(page)).toBe(false);
        release();
        await expectInSight(page);
        const another = page.getByRole("button", { name: "Another idea" });
        await another.focus();
        await page.keyboard.press("Enter");
        expect(await isLost(page)).toBe(false);
        await expectInSight(page);
      });
    });
  }

  test.describe("when the server fails", () => {
    test.use({ expectedNoise: [/503/] });
    test("the focus is back on the button, and what went wrong is in view", async ({ page }) => {
      await page.goto("/home");
      await closeNotice(page);
      await page.route("**/api/generate_outfit_from_closet", (route) =>
        route.fulfill({ status: 503, json: { code: "unavailable", message: "away" } }),
      );
      await page.getByRole("textbox").fill("Something for a rainy office day");
      await askButton(page).focus();
      await page.keyboard.press("Enter");
      await expect(page.getByText("Generation failed. Try again.")).toBeInViewport();
      await expect(askButton(page)).toBeFocused();
    });
  });

  test("an answer whose code comes late is waited for, and takes the focus as ever", async ({
    page,
  }) => {
    const goOn = await holdBack(page, "**/assets/idea-result*.js");
    await page.goto("/home");
    await closeNotice(page);
    await promptField(page).fill("Dinner with friends, nothing fancy");
    const answered = page.waitForResponse(/generate_outfit/);
    await askButton(page).click();
    await answered;
    const answer = page.getByRole("region", { name: "Your outfit idea" });
    await expect(answer).toHaveAttribute("aria-busy", "true");
    await expect(answer).toBeFocused();
    goOn();
    await expect(page.getByRole("heading", { name: "Idea:" })).toBeFocused();
    await expect(answer).toHaveAttribute("aria-busy", "false");
  });

  test("whoever has gone on typing keeps the focus where they type", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    const release = await holdBack(page, "**/api/generate_outfit_from_closet");
    const area = page.getByRole("textbox");
    await area.fill("Something for a rainy office day");
    await askButton(page).click();
    await area.focus();
    release();
    await expect(idea(page)).toBeVisible();
    await expect(area).toBeFocused();
  });

  test("rain that was asked about does not stand beside a dry sky", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    await page.getByRole("textbox").fill("A rainy day at the office");
    await askButton(page).click();
    const chips = page.getByRole("list", { name: "What was understood" });
    await expect(chips.getByText(/rain$/)).toBeVisible();
    const answer = page.getByRole("region", { name: "Your outfit idea" });
    await expect(answer.getByText(/°C, .*rain/)).toBeVisible();
    // The sentences may well say how to stay dry.
    await expect(answer.getByText(/°C, dry\b/)).toHaveCount(0);
  });

  test("no name of ours is shown for what was asked", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    await page.getByRole("textbox").fill("wfh today, nothing special");
    await askButton(page).click();
    const chips = page.getByRole("list", { name: "What was understood" });
    await expect(chips.getByText("working from home")).toBeVisible();
    await expect(chips.getByText(/wfh/)).toHaveCount(0);
  });

  test("a request that is too long is cut, and the person is told", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    const area = page.getByRole("textbox");
    await area.evaluate((field: HTMLTextAreaElement) => field.focus());
    const long = `A picnic. ${"very ".repeat(500)}`;
    await page.evaluate((text) => document.execCommand("insertText", false, text), long);
    await expect(area).toHaveValue(long.slice(0, 2000));
    await expect(page.getByText("only the first 2,000 characters are kept")).toBeVisible();
    await area.fill("A picnic with friends");
    await expect(page.getByText("only the first 2,000 characters")).toHaveCount(0);
  });
});
