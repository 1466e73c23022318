import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { openEditor, stroke, submit } from "./cutout.ts";
import { closeNotice, expect, signUp, test } from "./test.ts";

const SIZES = {
  phone: { width: 390, height: 844 },
  "small phone": { width: 320, height: 568 },
  desktop: { width: 1440, height: 900 },
};

for (const colorScheme of ["light", "dark"] as const) {
  for (const [device, viewport] of Object.entries(SIZES)) {
    test.describe(`${device}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport, contextOptions: { reducedMotion: "reduce" } });

      test("both editors meet WCAG 2.2 AA, fit and do not move by themselves", async ({ page }) => {
        await signUp(page);
        await closeNotice(page);
        const { dialog: editor, canvas } = await openEditor(page);
        await stroke(page, canvas, { x: 0.5, y: 0.5 }, { x: 0.55, y: 0.5 });
        await expect(editor.getByRole("button", { name: "Undo" })).toBeEnabled();
        expect(await faults(page), "the cut-out").toEqual([]);
        for (const name of ["Use this", "Start over"])
          await expect(editor.getByRole("button", { name })).toBeInViewport({ ratio: 1 });
        await editor.getByText("Whole photo as a card").click();
        expect(await faults(page), "the card").toEqual([]);
        await editor.getByRole("button", { name: "Use this" }).click();
        await expect(editor).toHaveCount(0);
        expect(await faults(page), "the preview").toEqual([]);
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
        await submit(page, "top");
        await page.goto("/closet");
        await page.getByRole("button", { name: /^Edit/ }).click();
        const item = page.getByRole("dialog", { name: "Edit item" });
        await item.getByLabel("summer").check({ force: true });
        expect(await faults(page), "the item").toEqual([]);
        await expect(item.getByRole("button", { name: "Save" })).toBeInViewport({ ratio: 1 });
      });
    });
  }
}

/** What axe finds in all that is open, and what is wider than the screen. */
async function faults(page: Page): Promise<string[]> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const wide = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll("dialog")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .map(({ tagName }) => `${tagName} scrolls sideways`),
  );
  return [
    ...violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    ),
    ...wide,
  ];
}
