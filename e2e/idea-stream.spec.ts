import { askButton, askFor, promptField } from "./ask.ts";
import { startServer } from "../server/testing/running-server.ts";
import { type SlowProvider, startSlowProvider } from "../server/testing/slow-provider.ts";
import { closeNotice, expect, test as base } from "./test.ts";

/** A server whose ideas are written, and whose pictures are painted, by models on loopback that take their time. */
const test = base.extend<object, { provider: SlowProvider }>({
  provider: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const provider = await startSlowProvider({ firstMs: 0, wholeMs: 0 });
      await use(provider);
      provider.close();
    },
    { scope: "worker" },
  ],
  server: [
    async ({ provider }, use) => {
      const settings = { ...provider.settings, ...provider.pictureSettings };
      const server = await startServer({ ...settings, PROVIDER_CONCURRENCY: "1" });
      await use(server);
      await server.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

/** Something to wait for, and what ends the wait. */
function gate(): [waiting: Promise<void>, open: () => void] {
  let open = () => {};
  const waiting = new Promise<void>((resolve) => (open = resolve));
  return [waiting, open];
}

const OWN = "Written by our own stylist.";
const THEIRS = "Written by slow-writer.";

test.describe("ideas from a provider", () => {
  test.beforeEach(async ({ page, provider }) => {
    Object.assign(provider, { calls: 0, abandoned: 0 });
    const site = page.waitForResponse("**/api/site");
    await page.goto("/home");
    await site;
    await closeNotice(page);
    await promptField(page).fill("A picnic with my sister");
  });

  test("the idea is there at once, the words come in where it stood, and its own picture follows", async ({
    page,
    provider,
  }) => {
    const [after, begin] = gate();
    provider.pace = { firstMs: 0, wholeMs: 3000, after };
    const main = page.getByRole("main");
    const words = main.locator("p[lang]");
    const picture = main.locator('img[src*="/api/pictures/"]').first();
    await askButton(page).click();
    await expect(page.getByRole("heading", { name: "Idea:" })).toBeVisible();
    await expect(picture).toBeVisible();
    await expect(page.getByText("Writing it anew…")).toBeVisible();
    await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
    const sketch = await picture.getAttribute("src");
    const own = await words.textContent();
    const place = async () => (await picture.boundingBox())?.y ?? 0;
    const before = await place();

    begin();
    await expect(words).toContainText("Look out for");
    const early = (await words.textContent()) ?? "";
    expect(early).not.toBe(own);
    await expect(page.getByText(THEIRS)).toBeVisible();
    const late = (await words.textContent()) ?? "";
    expect(late.startsWith(early)).toBe(true);
    expect(late.length).toBeGreaterThan(early.length);
    await expect(page.getByText("Your outfit is ready.")).toBeAttached();
    await expect(picture).not.toHaveAttribute("src", sketch ?? "");
    // The text is as long as ours, give or take a line: what stands below it did not jump.
    expect(Math.abs((await place()) - before)).toBeLessThan(120);
    await expect(askButton(page)).toBeEnabled();
    expect(provider.abandoned).toBe(0);
  });

  test("who has waited long enough stops it, keeps the idea, and costs nothing more", async ({
    page,
    provider,
  }) => {
    provider.pace = { firstMs: 0, wholeMs: 60_000 };
    const words = page.getByRole("main").locator("p[lang]");
    await askButton(page).click();
    await expect(page.getByText("Writing it anew…")).toBeVisible();
    const own = await words.textContent();
    const picture = page.getByRole("main").locator('img[src*="/api/pictures/"]').first();
    await expect(picture).toBeVisible();
    await page.getByRole("button", { name: "Stop" }).press("Enter");
    const line = page.getByText(OWN);
    await expect(line).toBeFocused();
    await expect(words).toHaveText(own ?? "");
    await expect(picture).toBeVisible();
    await expect.poll(() => provider.abandoned).toBe(1);
  });

  test.describe("a provider that dies midway", () => {
    test("leaves our own idea standing, and nobody is bothered", async ({ page, provider }) => {
      provider.pace = { firstMs: 0, wholeMs: 1500, diesAt: 0.7 };
      await askButton(page).click();
      await expect(page.getByText(OWN)).toBeVisible();
      await expect(page.getByRole("main").locator("p[lang]")).not.toBeEmpty();
      await expect(page.getByText("Generation failed. Try again.")).toHaveCount(0);
      await expect(
        page.getByRole("main").locator('img[src*="/api/pictures/"]').first(),
      ).toBeVisible();
    });
  });

  test("leaving the page midway ends the provider's work", async ({ page, provider }) => {
    provider.pace = { firstMs: 0, wholeMs: 60_000 };
    const ask = askButton(page);
    await ask.click();
    await expect.poll(() => provider.calls).toBe(1);
    await page.getByRole("link", { name: "Closet", exact: true }).first().click();
    await expect.poll(() => provider.abandoned).toBe(1);

    await page.goBack();
    await promptField(page).fill("A picnic with my sister");
    await ask.click();
    await expect.poll(() => provider.calls).toBe(2);
    await page.close();
    await expect.poll(() => provider.abandoned).toBe(2);
  });

  test("who waits reads how many are before", async ({ page, provider, server }) => {
    const [after, begin] = gate();
    provider.pace = { firstMs: 0, wholeMs: 300, after };
    const body = JSON.stringify({ prompt: "what to wear to a picnic in the park" });
    const headers = { "content-type": "application/json" };
    const path = `${server.url}/api/generate_outfit_from_closet`;
    const other = fetch(path, { method: "POST", headers, body });
    await expect.poll(() => provider.calls).toBe(1);
    await askButton(page).click();
    await expect(page.getByText("1 person is ahead of you.")).toBeVisible();
    begin();
    await expect(page.getByText(THEIRS)).toBeVisible();
    expect((await other).status).toBe(200);
  });

  test.describe("a network that lets no stream through", () => {
    test.use({ expectedNoise: [/502/] });
    test("gets the idea in one plain call", async ({ page, provider }) => {
      provider.pace = { firstMs: 0, wholeMs: 300 };
      await page.route("**/api/generate_outfit_from_closet/stream", (route) =>
        route.fulfill({ status: 502, contentType: "text/html", body: "<h1>Bad Gateway</h1>" }),
      );
      await askButton(page).click();
      await expect(page.getByText(THEIRS)).toBeVisible();
    });
  });
});

base("without a provider the page makes one plain call, as ever", async ({ page }) => {
  await page.goto("/home");
  await closeNotice(page);
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("/api/generate")) asked.push(new URL(request.url()).pathname);
  });
  await askFor(page, "A picnic with my sister");
  await expect(page.getByRole("heading", { name: "Idea:" })).toBeVisible();
  expect(asked).toEqual(["/api/generate_outfit_from_closet"]);
  await expect(page.getByText(OWN)).toHaveCount(0);
});
