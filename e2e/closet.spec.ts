import { closeNotice, expect, signUp, test, upload } from "./test.ts";

test.describe("2. Closet", () => {
  test("items stand in a section for each category, in the closet's order", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    await upload(page, "cap", { silhouette: "cap", colour: "#3d6b4f" });
    await upload(page, "trouser", { silhouette: "trousers", colour: "#23304f" });
    await upload(page, "top");
    await page.goto("/closet");
    await expect(page.getByRole("heading", { level: 1, name: "Fit Closet" })).toBeVisible();
    await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Top", "Trouser", "Cap"]);
    await expect(page.getByRole("button", { name: "Remove Item" })).toHaveCount(3);
    const box = await page.getByRole("main").getByRole("img").first().boundingBox();
    expect(box?.width).toBeCloseTo(128, -1);
  });

  test("the panel is dark, scrolls and is about 500 px high at most", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    for (const category of ["top", "hoodies", "coat", "trouser", "short", "cap"])
      await upload(page, category);
    await page.goto("/closet");
    const panel = page.getByRole("region", { name: /closet/i });
    await expect(page.getByRole("button", { name: "Remove Item" }).first()).toBeVisible();
    const height = (await panel.boundingBox())?.height ?? 0;
    expect(height).toBeLessThanOrEqual(510);
    expect(await panel.evaluate((element) => element.scrollHeight > element.clientHeight)).toBe(
      true,
    );
  });

  test("Remove Item removes it at once, for good, without asking", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    await upload(page, "top");
    await page.goto("/closet");
    await page.getByRole("button", { name: "Remove Item" }).click();
    await expect(page.getByRole("button", { name: "Remove Item" })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Fit Closet" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Remove Item" })).toHaveCount(0);
  });

  test("two photos of one name are two items", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    await upload(page, "top", { name: "image.jpg", colour: "#c8372d" });
    await upload(page, "top", { name: "image.jpg", colour: "#2d5fc8" });
    await page.goto("/closet");
    await expect(page.getByRole("button", { name: "Remove Item" })).toHaveCount(2);
  });

  test.describe("when the server fails", () => {
    test.use({ expectedNoise: [/./] });
    test("a failed removal leaves the item listed and says nothing", async ({ page }) => {
      await signUp(page);
      await closeNotice(page);
      await upload(page, "top");
      await page.goto("/closet");
      await page.route("**/api/closet/*", (route) =>
        route.request().method() === "DELETE"
          ? route.fulfill({ status: 503, json: { code: "unavailable", message: "away" } })
          : route.continue(),
      );
      const refused = page.waitForResponse((response) => response.request().method() === "DELETE");
      await page.getByRole("button", { name: "Remove Item" }).click();
      await refused;
      await expect(page.getByRole("button", { name: "Remove Item" })).toHaveCount(1);
      await expect(page.getByText("away")).toHaveCount(0);
    });

    test("a failed load shows nothing, retries by itself and then fills", async ({ page }) => {
      await signUp(page);
      await closeNotice(page);
      await upload(page, "top");
      let failures = 0;
      await page.route("**/api/closet?*", (route) => {
        failures += 1;
        return failures === 1
          ? route.fulfill({ status: 503, json: { code: "unavailable", message: "away" } })
          : route.continue();
      });
      await page.goto("/closet");
      await expect(page.getByRole("button", { name: "Remove Item" })).toHaveCount(1, {
        timeout: 20_000,
      });
      expect(failures).toBeGreaterThan(1);
    });
  });

  test("nobody sees another person's clothes, nor can tell that they exist", async ({
    page,
    browser,
    server,
  }) => {
    await signUp(page);
    await closeNotice(page);
    await upload(page, "top");
    const mine = (await (await page.request.get("/api/closet")).json()) as {
      items: { id: string; cartoonURL: string; originalURL: string }[];
    };
    const item = mine.items[0]!;
    const context = await browser.newContext({ baseURL: server.url });
    const stranger = await context.newPage();
    await signUp(stranger);
    expect(
      ((await (await stranger.request.get("/api/closet")).json()) as { items: unknown[] }).items,
    ).toEqual([]);
    for (const path of [item.cartoonURL, item.originalURL]) {
      expect((await stranger.request.get(path)).status()).toBe(404);
      expect((await page.request.get(path)).status()).toBe(200);
    }
    const headers = { origin: server.url };
    const theirs = await stranger.request.delete(`/api/closet/${item.id}`, { headers });
    const missing = await stranger.request.delete("/api/closet/no-such-item", { headers });
    expect([theirs.status(), await theirs.json()]).toEqual([
      missing.status(),
      await missing.json(),
    ]);
    await context.close();
  });
});
