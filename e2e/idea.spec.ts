import { readFile } from "node:fs/promises";
import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { askButton, askFor, promptField } from "./ask.ts";
import { closeNotice, expect, holdBack, signUp, test, upload } from "./test.ts";

test.describe("2. Home: the idea panel", () => {
  test("too short a prompt asks for more", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    await askFor(page, "   beach   ");
    await expect(page.getByText("Please enter a more detailed prompt.")).toBeVisible();
  });

  test("a visitor asks and gets a written idea with a drawing, and learns that signing in saves it", async ({
    page,
  }) => {
    await page.goto("/home");
    await closeNotice(page);
    const area = promptField(page);
    await expect(area).toHaveAttribute("placeholder", /beach party/i);
    await expect(area).toHaveAttribute("rows", "4");
    await area.fill("What should I wear to a beach party in the evening?");
    await askButton(page).click();
    await expect(page.getByRole("heading", { name: "Idea:" })).toBeVisible();
    await expect(
      page.getByText("Please log in to save this idea or upload outfits."),
    ).toBeVisible();
    const picture = page.getByRole("main").locator('img[src*="/api/pictures/"]').first();
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
    ).toBe(1024);
    expect(await picture.getAttribute("alt")).not.toBe("");
  });

  test("the button reads Generating... and a skeleton pulses while waiting", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    const release = await holdBack(page, "**/api/generate_outfit_from_closet");
    await askFor(page, "Something for a rainy office day");
    await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
    await expect(page.locator(".animate-pulse").first()).toBeVisible();
    release();
    await expect(page.getByRole("heading", { name: "Idea:" })).toBeVisible();
  });

  test("the idea is made of what the person owns", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    await upload(page, "top", { colour: "#c8372d" });
    await upload(page, "trouser", { silhouette: "trousers", colour: "#23304f" });
    await promptField(page).fill("A relaxed picnic with friends on Saturday");
    const answered = page.waitForResponse("**/api/generate_outfit_from_closet");
    await askButton(page).click();
    const idea = (await (await answered).json()) as {
      items: { id: string; category: string }[];
      plan: { items: string[] };
    };
    expect(idea.items.map((item) => item.category).sort()).toEqual(["top", "trouser"]);
    expect(idea.plan.items.sort()).toEqual(idea.items.map((item) => item.id).sort());
    await expect(page.getByText("Please log in to save this idea or upload outfits.")).toHaveCount(
      0,
    );
  });

  test("the same idea can be drawn on a person or laid out", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    await askFor(page, "A walk in the park on a mild day");
    const picture = page.getByRole("main").locator('img[src*="/api/pictures/"]').first();
    const figure = await picture.getAttribute("src");
    const words = await page.getByRole("main").locator("p[lang]").textContent();
    await page.getByText("Laid out").click();
    await expect(picture).not.toHaveAttribute("src", figure ?? "");
    await expect(page.getByRole("main").locator("p[lang]")).toHaveText(words ?? "");
    await page.getByText("On a person").click();
    await expect(picture).toHaveAttribute("src", figure ?? "");
  });

  test("a saved idea is noted, tagged, found by its tag, and its picture shared without a word of its person", async ({
    page,
  }) => {
    await signUp(page);
    await closeNotice(page);
    await askFor(page, "what to wear for a walk in the park");
    await page.getByRole("button", { name: /save/i }).click();
    await expect(page.getByRole("link", { name: "Saved. See your ideas" })).toBeVisible();
    await page.goto("/ideas");
    const card = page.getByRole("article", { name: /walk in the park/ });
    await card.getByRole("button", { name: "Add a note or tags" }).click();
    await card.getByLabel("Note").fill("With the green scarf.");
    await card.getByLabel("Tags").fill("weekend, park");
    await card.getByRole("button", { name: "Save note" }).click();
    await expect(card.getByText("With the green scarf.")).toBeVisible();
    await page.getByRole("button", { name: "weekend", exact: true }).click();
    await expect(page.getByRole("button", { name: "weekend", pressed: true })).toBeVisible();
    await expect(card).toBeVisible();
    await page.reload();
    await expect(card.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
      "weekend",
      "park",
    ]);

    await card.getByRole("button", { name: "Share" }).click();
    const dialog = page.getByRole("dialog", { name: "Share as a picture" });
    await expect(dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
    const shared = async () => {
      const download = page.waitForEvent("download");
      await dialog.getByRole("link", { name: "Save picture" }).click();
      return sharp(await readFile(await (await download).path())).metadata();
    };
    const bare = await shared();
    expect(bare).toMatchObject({ format: "png", width: 1024, height: 1024 });
    for (const kind of ["exif", "xmp", "iptc", "comments"] as const)
      expect(bare[kind]).toBeUndefined();
    await dialog.getByLabel("What I asked for").check();
    await expect(dialog.getByRole("img", { name: /walk in the park/ })).toBeVisible();
    await expect(async () => expect((await shared()).height).toBeGreaterThan(1024)).toPass();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });

  test("a saved idea is found again at /ideas and can be removed", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    await askFor(page, "Dinner with my sister on a mild evening");
    await page.getByRole("button", { name: /save/i }).click();
    await expect(page.getByRole("link", { name: "Saved. See your ideas" })).toBeVisible();
    await page.goto("/ideas");
    await expect(page.getByText("Dinner with my sister on a mild evening")).toBeVisible();
    await expect(
      page.getByRole("main").locator('img[src*="/api/pictures/"]').first(),
    ).toBeVisible();
    await page
      .getByRole("button", { name: /remove/i })
      .first()
      .click();
    await expect(page.getByText("Dinner with my sister on a mild evening")).toHaveCount(0);
    await page.reload();
    await expect(page.getByText("Dinner with my sister on a mild evening")).toHaveCount(0);
  });

  test.describe("when a picture that was promised cannot be loaded", () => {
    test.use({ expectedNoise: [/500/] });
    const pictures = "**/api/pictures/*";
    const askForAWalk = async (page: Page) => {
      await page.goto("/home");
      await closeNotice(page);
      await askFor(page, "A walk along the river on a mild day");
      await expect(page.getByRole("heading", { name: "Idea:" })).toBeVisible();
    };

    test("it is asked for again and shown", async ({ page }) => {
      await page.route(pictures, (route) => route.fulfill({ status: 500 }), { times: 1 });
      await askForAWalk(page);
      const picture = page.getByRole("main").locator('img[src*="/api/pictures/"]').first();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBe(1024);
    });

    test("time after time, the words stand without it and nobody asks for ever", async ({
      page,
    }) => {
      let asked = 0;
      await page.route(pictures, (route) => {
        asked++;
        return route.fulfill({ status: 500 });
      });
      await askForAWalk(page);
      await expect(page.getByText("No image generated")).toBeVisible();
      await page.waitForTimeout(1000);
      expect(asked).toBe(2);
      await expect(page.getByText("No image generated")).toBeVisible();
    });
  });

  test.describe("when the server fails", () => {
    test.use({ expectedNoise: [/503/] });
    test("the person reads: Generation failed. Try again.", async ({ page }) => {
      await page.goto("/home");
      await closeNotice(page);
      await page.route("**/api/generate_outfit_from_closet", (route) =>
        route.fulfill({ status: 503, json: { code: "unavailable", message: "away" } }),
      );
      await askFor(page, "Something for a rainy office day");
      await expect(page.getByText("Generation failed. Try again.").first()).toBeVisible();
    });
  });

  test("an idea without a picture asks for one and shows it", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    await page.route("**/api/generate_outfit_from_closet", async (route) => {
      const response = await route.fetch();
      const { image_url: _, ...idea } = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: idea });
    });
    const drawn = page.waitForResponse("**/api/generate_dalle_image");
    await askFor(page, "Something for a rainy office day");
    expect((await drawn).status()).toBe(200);
    await expect(
      page.getByRole("main").locator('img[src*="/api/pictures/"]').first(),
    ).toBeVisible();
  });
});

test.describe("8. Location", () => {
  test("denied: the person reads that London is used", async ({ page }) => {
    await page.goto("/home");
    await expect(page.getByText("Location access denied. Defaulting to London.")).toBeVisible();
  });

  test("granted: the idea is asked for that place", async ({ browser, server }) => {
    const context = await browser.newContext({
      baseURL: server.url,
      geolocation: { latitude: 48.8566, longitude: 2.3522 },
      permissions: ["geolocation"],
    });
    const page = await context.newPage();
    await page.goto("/home");
    await closeNotice(page);
    await promptField(page).fill("A walk along the river at noon");
    const asked = page.waitForRequest("**/api/generate_outfit_from_closet");
    await askButton(page).click();
    expect((await asked).postDataJSON()).toMatchObject({ userId: null, lat: 48.8566, lon: 2.3522 });
    await context.close();
  });
});
