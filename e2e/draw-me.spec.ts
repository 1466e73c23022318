import { AxeBuilder } from "@axe-core/playwright";
import sharp from "sharp";
import { closeNotice, expect, signOut, signUp, test, upload } from "./test.ts";

type Page = Parameters<typeof closeNotice>[0];

/** Whether a picture of the screen is light on the whole. */
async function lightnessOf(png: Buffer): Promise<"light" | "dark"> {
  const { channels } = await sharp(png).stats();
  return channels.slice(0, 3).every(({ mean }) => mean > 150) ? "light" : "dark";
}

const box = (page: Page) => page.getByRole("region", { name: "Draw me" });

async function ask(page: Page): Promise<string> {
  await page.goto("/home");
  await page.getByLabel("What do you need an idea for?").fill("A picnic in the park with friends");
  await page.getByRole("button", { name: "Get Outfit Idea" }).click();
  const picture = page.getByRole("region", { name: "Your outfit idea" }).getByRole("img").first();
  await expect(picture).toHaveAttribute("src", /pictures/, { timeout: 30_000 });
  return (await picture.getAttribute("alt")) ?? "";
}

test("somebody says with the keyboard alone how they are drawn, sees it at once, and it stays", async ({
  page,
}) => {
  await signUp(page);
  await closeNotice(page);
  await page.goto("/account");
  const preview = box(page).getByRole("img");
  await expect(preview).toHaveAttribute("alt", /medium skin/);
  const first = await preview.getAttribute("src");

  await box(page)
    .getByRole("radio", { name: /^5 of 10/ })
    .focus();
  for (let press = 0; press < 4; press++) await page.keyboard.press("ArrowRight");
  await expect(box(page).getByRole("radio", { name: /^9 of 10/ })).toBeChecked();
  await box(page).getByLabel("Hair", { exact: true }).focus();
  await page.keyboard.type("Lo");
  await expect(box(page).getByLabel("Hair", { exact: true })).toHaveValue(/long|locs/);
  await box(page).getByLabel("I use a wheelchair").focus();
  await page.keyboard.press("Space");
  await box(page).getByLabel("Left arm").focus();
  await page.keyboard.press("Space");
  await expect(preview).toHaveAttribute(
    "alt",
    /very deep skin.*prosthetic left arm, in a wheelchair/,
  );
  await expect(preview).not.toHaveAttribute("src", first ?? "");

  await box(page).getByRole("button", { name: "Draw me like this" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Every new picture shows you like this.")).toBeVisible();
  await page.reload();
  await expect(preview).toHaveAttribute(
    "alt",
    /very deep skin.*prosthetic left arm, in a wheelchair/,
  );
  await box(page).getByRole("button", { name: "Forget it, draw anybody" }).click();
  await expect(page.getByText("Forgotten. Pictures show anybody again.")).toBeVisible();
  await expect(preview).toHaveAttribute("alt", /medium skin/);
  await expect(box(page).getByRole("button", { name: "Forget it" })).toHaveCount(0);
});

test("the kind of picture is remembered: with the account where there is one, else in the browser", async ({
  page,
}) => {
  await page.goto("/home");
  await closeNotice(page);
  expect(await ask(page)).toMatch(/^An illustrated person/);
  await page.getByText("Laid out").click();
  await expect(page.getByRole("img", { name: /^Laid out/ })).toBeVisible();
  expect(await ask(page)).toMatch(/^Laid out/);

  await signUp(page);
  expect(await ask(page)).toMatch(/^An illustrated person/);
  await upload(page, "top", { colour: "#2d5fc8" });
  expect(await ask(page)).toMatch(/^Laid out/);
  const kept = page.waitForResponse(/account\/pictured$/);
  await page.getByText("On a person").click();
  expect((await kept).ok()).toBe(true);
  expect(await ask(page)).toMatch(/^An illustrated person/);
  await page.goto("/account");
  await expect(box(page).getByLabel("Pictures of outfits")).toHaveValue("figure");
  await page.goto("/home");
  await signOut(page);
  expect(await ask(page)).toMatch(/^Laid out/);
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`how one is drawn, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("fits every width, meets WCAG 2.2 AA, and the picture's ground is the page's", async ({
      page,
    }) => {
      await signUp(page);
      await closeNotice(page);
      for (const width of [320, 390, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await page.goto("/account");
        await expect(box(page).getByRole("img")).toBeVisible();
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways).toBeLessThanOrEqual(0);
        const { violations } = await new AxeBuilder({ page })
          .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
          .analyze();
        expect(violations).toEqual([]);
        const folder = process.env["SCREENS"];
        const path = `${folder}/draw-me-${width}-${colorScheme}.png`;
        if (folder) await box(page).screenshot({ path });
      }
      await ask(page);
      const folder = process.env["SCREENS"];
      for (const width of folder ? [390, 900, 1440] : []) {
        await page.setViewportSize({ width, height: 900 });
        await page.getByRole("region", { name: "Your outfit idea" }).screenshot({
          path: `${folder}/idea-${width}-${colorScheme}.png`,
        });
      }
      const sheet = page.locator("figure").filter({ has: page.getByRole("img") });
      expect(await lightnessOf(await sheet.screenshot())).toBe(colorScheme);
    });
  });
