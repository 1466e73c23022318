import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { askFor } from "./ask.ts";
import { day } from "./date.ts";
import { expect, test } from "./test.ts";
import { JEANS, ownTyped, TEE, typed } from "./typed.ts";

const CLOSET = [
  JEANS,
  TEE,
  typed("navy wide jeans", "wide-leg-jeans", "trouser", "navy"),
  typed("beige chinos", "chinos", "trouser", "beige"),
  typed("red tee", "tee", "top", "red"),
  typed("navy tee", "tee", "top", "navy"),
  typed("white sneakers", "sneakers", "shoes", "white"),
  typed("brown loafers", "loafers", "shoes", "brown"),
];

const learned = (page: Page) => page.getByRole("list", { name: "What was learned" });
const answer = (page: Page) => page.getByRole("region", { name: "Your outfit idea" });

/** Tells the server what was worn on many days, as the page of an item does for one. */
async function wore(page: Page, name: string, days: number): Promise<void> {
  const { items } = await (await page.request.get("/api/closet")).json();
  const { id } = items.find((item: { name: string }) => item.name === name);
  for (let ago = 1; ago <= days; ago++) {
    const answered = await page.request.put("/api/wears", {
      headers: { origin: new URL(page.url()).origin },
      data: { garments: [id], day: day(-ago), worn: true },
    });
    expect(answered.status()).toBe(200);
  }
}

const reactions = async (page: Page): Promise<number> =>
  (await (await page.request.get("/api/taste")).json()).reactions;

test.beforeEach(async ({ page }) => {
  await ownTyped(page, CLOSET);
});

test("what somebody makes of ideas is noted: another one, not for me, kept, saved and worn", async ({
  page,
}) => {
  await page.goto("/home#idea");
  await askFor(page, "what to wear for a walk in the park");
  await expect(answer(page).getByRole("button", { name: "Another idea" })).toBeVisible();
  await answer(page).getByRole("button", { name: "Another idea" }).click();
  await expect.poll(() => reactions(page)).toBe(1);
  await answer(page).getByRole("button", { name: "Not for me" }).click();
  await expect.poll(() => reactions(page)).toBe(2);
  await expect(answer(page).getByRole("button", { name: "Save idea" })).toBeVisible();
  await answer(page).getByRole("button", { name: "Save idea" }).click();
  await expect.poll(() => reactions(page)).toBe(3);
  await answer(page).getByRole("button", { name: "Wore this today" }).click();
  await expect.poll(() => reactions(page)).toBe(4);
  await answer(page).getByRole("button", { name: "Worn today" }).click();
  await expect.poll(() => reactions(page)).toBe(3);
});

test("what was learned is read, forgotten piece by piece with the keyboard, and then all of it", async ({
  page,
}) => {
  await page.goto("/taste");
  await expect(page.getByRole("heading", { name: "Nothing learned yet" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: "Get an idea" })).toBeVisible();
  await wore(page, "navy wide jeans", 14);
  await expect.poll(() => reactions(page)).toBe(14);

  await page.goto("/account");
  await page.getByRole("link", { name: "See your taste" }).click();
  await expect(page.getByText("Learned from 14 reactions:")).toBeVisible();
  const rows = learned(page).getByRole("listitem");
  await expect(rows.first()).toContainText(/^You (go for|leave) /);
  await expect(rows.first()).toContainText(/from 14 reactions/);
  const first = rows.first();
  const says = (await first.locator("span.font-bold").textContent()) ?? "";
  await first.getByRole("button", { name: `Forget: ${says}` }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText(`Forgotten: ${says}.`)).toBeFocused();
  // What is forgotten may leave its reactions to something else.
  await expect(rows.filter({ hasText: says })).toHaveCount(0);
  await page.reload();
  await expect(rows.first()).toBeVisible();
  await expect(rows.filter({ hasText: says })).toHaveCount(0);
  const left = await rows.count();

  await page.getByRole("button", { name: "Forget everything" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Keep it" }).click();
  await expect(rows).toHaveCount(left);
  await page.getByRole("button", { name: "Forget everything" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Forget everything" }).click();
  await expect(page.getByText("Everything is forgotten.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nothing learned yet" })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("the page meets WCAG 2.2 AA and fits its width, filled and empty", async ({ page }) => {
      await page.goto("/taste");
      for (const days of [0, 14]) {
        await wore(page, "navy wide jeans", days);
        await expect.poll(() => reactions(page)).toBe(days);
        await page.reload();
        await page.getByRole("heading", { level: 2 }).or(learned(page)).first().waitFor();
        for (const width of [320, 390, 900, 1440]) {
          await page.setViewportSize({ width, height: 800 });
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(violations.map(({ id }) => id)).toEqual([]);
          const over = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(over).toBeLessThanOrEqual(0);
          if (process.env["SCREENS"])
            await page.screenshot({
              path: `${process.env["SCREENS"]}/taste-${days}-${width}-${colorScheme}.png`,
              fullPage: true,
            });
        }
      }
    });
  });
