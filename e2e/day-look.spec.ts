import type { Page } from "@playwright/test";
import { askFor, promptField } from "./ask.ts";
import { accountMenu, closeNotice, expect, signUp, test, upload } from "./test.ts";

const NARROW = [320, 390];

/** What is wider than the window: the page itself, or something in it that would be cut off. */
const wide = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth;
    const beyond = [...document.querySelectorAll("main *, header *")].filter((one) => {
      const { left, right, width } = one.getBoundingClientRect();
      return width > 1 && (right > room + 0.5 || left < -0.5);
    });
    return [
      document.documentElement.scrollWidth - room,
      ...beyond.map((one) => `${one.tagName} ${one.getAttribute("class")}`),
    ];
  });

async function save(page: Page, prompt: string): Promise<void> {
  const data = { prompt, outfit_idea: `Something for ${prompt}`, items: [] };
  const headers = { origin: new URL(page.url()).origin };
  expect((await page.request.post("/api/ideas", { data, headers })).status()).toBe(201);
}

test.describe("On a narrow phone", () => {
  test("a long word does not widen the saved ideas, nor a request in Arabic turn them around", async ({
    page,
  }) => {
    await signUp(page);
    await closeNotice(page);
    await save(page, `Donaudampfschifffahrts${"gesellschafts".repeat(12)}ball`);
    await save(page, "ماذا أرتدي في حفل زفاف؟");
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 700 });
      await page.goto("/ideas");
      await expect(page.getByRole("article")).toHaveCount(2);
      expect(await wide(page), `${width}`).toEqual([0]);
    }
    const arabic = page.getByRole("heading", { name: /حفل/ });
    expect(await arabic.evaluate((heading) => getComputedStyle(heading).direction)).toBe("rtl");
  });

  test("the account fits, with a long address too", async ({ page }) => {
    await signUp(page, `a.rather.long.name-of-somebody.${process.pid}@mail.department.example.org`);
    await closeNotice(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto("/account");
    await page.getByRole("button", { name: "Delete my account…" }).click();
    expect(await wide(page)).toEqual([0]);
  });

  test("the page fits with an idea, a photo's sticker and the menu open", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await signUp(page);
    await closeNotice(page);
    await upload(page, "top");
    await askFor(page, `${"x".repeat(300)} for dinner`);
    await expect(page.getByRole("heading", { name: "Idea:" })).toBeFocused();
    expect(await wide(page)).toEqual([0]);
    await accountMenu(page).click();
    await expect(page.getByRole("button", { name: "Sign out" })).toBeInViewport({ ratio: 1 });
  });
});

test("removing saved ideas by the keyboard leads from one to the next, and then to the heading", async ({
  page,
}) => {
  await signUp(page);
  await closeNotice(page);
  for (const prompt of ["The first of three", "The second of three", "The last of three"])
    await save(page, prompt);
  await page.goto("/ideas");
  const idea = (name: string) => page.getByRole("article", { name });
  const remove = async (name: string) => {
    await idea(name).getByRole("button", { name: "Remove idea" }).focus();
    await page.keyboard.press("Enter");
    await expect(idea(name)).toBeHidden();
  };
  await remove("The second");
  await expect(idea("The first")).toBeFocused();
  await remove("The first");
  await expect(idea("The last")).toBeFocused();
  await remove("The last");
  await expect(page.getByRole("heading", { name: "Saved ideas" })).toBeFocused();
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();
});

test("who types from right to left does so in every field", async ({ page }) => {
  await page.goto("/home");
  await closeNotice(page);
  const area = promptField(page);
  await area.fill("ماذا أرتدي في حفل زفاف؟");
  expect(await area.evaluate((field) => getComputedStyle(field).direction)).toBe("rtl");
  await page.goto("/contact");
  const fields = page.getByRole("main").getByRole("textbox");
  for (const field of await fields.all()) expect(await field.getAttribute("dir")).toBe("auto");
});

test.describe("with the person's own colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });
  test("every button has an edge", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    await askFor(page, "A rainy day at the office");
    await expect(page.getByRole("button", { name: "Another idea" })).toBeVisible();
    const bare = await page.locator('main button, [data-look="button"]').evaluateAll((all) =>
      all
        .filter((one) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(one);
          return borderTopStyle === "none" || borderTopWidth === "0px";
        })
        .map(({ textContent }) => textContent),
    );
    expect(bare).toEqual([]);
    const chosen = page.locator("label", { hasText: "On a person" });
    const other = page.locator("label", { hasText: "Laid out" });
    const ground = (label: typeof chosen) =>
      label.evaluate((one) => getComputedStyle(one).backgroundColor);
    expect(await ground(chosen)).not.toBe(await ground(other));
  });
});

test.describe("in the dark", () => {
  test.use({ colorScheme: "dark" });
  test("a drawing's ground is the page's and does not glare", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    await askFor(page, "A rainy day at the office");
    const picture = page.locator('img[src*="/api/pictures/"]');
    await picture.evaluate((img: HTMLImageElement) => img.decode());
    const shot = await picture.screenshot({ animations: "disabled" });
    // Its corner, where the file has nothing.
    const [red = 0, green = 0, blue = 0] = await cornerOf(shot);
    const light = (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    expect(light).toBeLessThan(0.3);
  });
});

async function cornerOf(png: Buffer): Promise<number[]> {
  const { default: sharp } = await import("sharp");
  const { width } = await sharp(png).metadata();
  const at = { left: Math.round(width * 0.05), top: Math.round(width * 0.5), width: 1, height: 1 };
  return [...(await sharp(png).extract(at).raw().toBuffer())];
}

test("the header keeps its best places for closet, ideas, days and who is in", async ({ page }) => {
  await signUp(page);
  await closeNotice(page);
  const header = page.getByRole("banner");
  const names = await header.getByRole("link").allTextContents();
  expect(names).toEqual(["Fit Closet", "Closet", "Ideas", "Days"]);
  await expect(header.getByRole("button", { name: "Sign out" })).toBeHidden();
  await accountMenu(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(header.getByRole("link", { name: "Your account" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(header.getByRole("button", { name: "Sign out" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(accountMenu(page)).toBeFocused();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Products" })).toBeVisible();
});
