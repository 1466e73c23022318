import type { Page } from "@playwright/test";
import { ODD_ANSWERS, type OddAnswer } from "./odd-answers.ts";
import { expect, test } from "./test.ts";
import { askForIdea, asVisitor, CASES, signedIn } from "./odd-answer-cases.ts";

/** The browser itself reports statuses; a closet that could not be loaded or changed is for the console by the spec. */
test.use({
  expectedNoise: [/Failed to load resource|The (closet|item) could not be/],
  contextOptions: { reducedMotion: "reduce" },
});

for (const [what, { url, method, before, act, afterwards }] of Object.entries(CASES)) {
  test(`odd answers about ${what} break nothing`, async ({ page, quietConsole }) => {
    test.setTimeout(240_000);
    await before?.(page);
    let odd: OddAnswer | undefined;
    let answered = 0;
    await page.route(url, (route) => {
      if (!odd || (method && route.request().method() !== method)) return route.fallback();
      answered += 1;
      const { status, type: contentType, body } = odd;
      return route.fulfill({ status, contentType, body });
    });
    for (const [name, answer] of Object.entries(ODD_ANSWERS)) {
      await test.step(name, async () => {
        odd = answer;
        answered = 0;
        await act(page);
        await expect.poll(() => answered, { message: `${name} was asked for` }).toBeGreaterThan(0);
        await afterwards(page);
        await expect(page.getByText(/came unstuck|could not be shown/)).toHaveCount(0);
        await expect(page.getByRole("banner")).toBeVisible();
        expect(quietConsole, name).toEqual([]);
      });
    }
  });
}

/** What the specification promises of each call, and not a field more. */
test.describe("answers with the specification's fields alone", () => {
  const answer = (page: Page, url: string, body: unknown) =>
    page.route(url, (route) =>
      route.fulfill({ contentType: "application/json", body: JSON.stringify(body) }),
    );

  test("an idea is its text, without a picture", async ({ page }) => {
    await asVisitor(page);
    await answer(page, "**/api/generate_outfit_from_closet", {
      outfit_idea: "Wear the navy coat.",
    });
    await answer(page, "**/api/generate_dalle_image", {});
    await askForIdea(page);
    await expect(page.getByRole("heading", { name: "Idea:" })).toBeVisible();
    await expect(page.getByText("Wear the navy coat.")).toBeVisible();
    await expect(page.getByText("No image generated")).toBeVisible();
    await expect(
      page.getByText("Please log in to save this idea or upload outfits."),
    ).toBeVisible();
  });

  test("its illustration is asked for by the words, and merged in", async ({ page }) => {
    await asVisitor(page);
    await answer(page, "**/api/generate_outfit_from_closet", {
      outfit_idea: "Wear the navy coat.",
    });
    await answer(page, "**/api/generate_dalle_image", { image_url: "/favicon.svg" });
    const asked = page.waitForRequest("**/api/generate_dalle_image");
    await askForIdea(page);
    const body = (await asked).postDataJSON() as Record<string, unknown>;
    expect(Object.keys(body)).toEqual(["prompt"]);
    expect(body["prompt"]).toContain("Wear the navy coat.");
    await expect(page.getByRole("img", { name: "The outfit, drawn" })).toBeVisible();
  });

  test("an upload is done with its cartoon's address", async ({ page }) => {
    await signedIn(page);
    await answer(page, "**/api/cartoonize", { cartoonUrl: "/favicon.svg" });
    await CASES["an upload"]?.act(page);
    await expect(page.getByText("Outfit uploaded & stylized successfully!")).toBeVisible();
    await expect(page.getByLabel("Category")).toHaveValue("");
  });

  test("a closet is ids, categories and cartoons, beside entries that nobody can read", async ({
    page,
  }) => {
    await signedIn(page);
    const items = [
      { id: "1", userId: "u", category: "top", cartoonURL: "/favicon.svg" },
      { id: "2", cartoonURL: "/favicon.svg" },
      null,
      { id: 3, cartoonURL: "/favicon.svg" },
    ];
    await answer(page, "**/api/closet?*", { items, next: null });
    await page.goto("/closet");
    await expect(page.getByRole("heading", { name: "Top", exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Uncategorized" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove Item" })).toHaveCount(2);
    await page.getByRole("button", { name: /^Edit/ }).first().click();
    await expect(page.getByRole("dialog", { name: "Edit item" })).toBeVisible();
  });

  test("a list that leads back to itself ends", async ({ page }) => {
    await signedIn(page);
    let asked = 0;
    await page.route("**/api/closet?*", (route) => {
      asked += 1;
      const items = [{ id: String(asked), category: "top", cartoonURL: "/favicon.svg" }];
      return route.fulfill({ json: { items, next: "again" } });
    });
    await page.goto("/closet");
    await expect(page.getByRole("button", { name: "Remove Item" }).first()).toBeVisible();
    await page.waitForTimeout(1_500);
    expect(asked).toBeLessThanOrEqual(3);
  });
});

test("a stream of nonsense ends in a plain answer", async ({ page }) => {
  await asVisitor(page);
  const site = (await (await page.request.get("/api/site")).json()) as object;
  await page.route("**/api/site", (route) => route.fulfill({ json: { ...site, streams: true } }));
  const events = [
    "event: idea\ndata: {}",
    "event: words\ndata: nonsense",
    'event: words\ndata: {"from":-1,"text":7}',
    "event: place\ndata: null",
    "event: constructor\ndata: {}",
    'event: outfit\ndata: {"items":3}',
    'event: done\ndata: {"outfit_idea":[]}',
    "",
  ];
  await page.route("**/api/generate_outfit_from_closet/stream", (route) =>
    route.fulfill({ contentType: "text/event-stream", body: events.join("\n\n") }),
  );
  await askForIdea(page);
  await expect(page.getByRole("heading", { name: "Idea:" })).toBeVisible();
});
