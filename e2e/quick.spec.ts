import { gzipSync } from "node:zlib";
import { expect, signUp, test, upload, closeNotice } from "./test.ts";

test("a page names every script that it will run, after its styles", async ({ page }) => {
  const html = await (await page.request.get("/closet")).text();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") asked.push(new URL(request.url()).pathname);
  });
  await page.goto("/closet");
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(asked.length).toBeGreaterThan(3);
  expect(asked.filter((path) => !html.includes(path))).toEqual([]);
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf("<script"));
});

test("the sticker engine is on its way as soon as somebody is at the chooser", async ({ page }) => {
  await page.goto("/home");
  await closeNotice(page);
  const engine = page.waitForRequest(/\/assets\/segment-.*\.f16$/);
  await page.getByLabel("Photo of your clothes").focus();
  await engine;
});

test("session and closet are asked for with the page, once, and nothing moves when they come", async ({
  page,
}) => {
  await signUp(page);
  await closeNotice(page);
  await upload(page, "top");
  await upload(page, "trouser", { silhouette: "trousers" });
  await page.addInitScript(() => {
    new PerformanceObserver((list) =>
      list.getEntries().forEach((entry) => {
        document.documentElement.dataset["shift"] = String(
          Number(document.documentElement.dataset["shift"] ?? 0) +
            (entry as PerformanceEntry & { value: number }).value,
        );
      }),
    ).observe({ type: "layout-shift", buffered: true });
  });
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.goto("/closet");
  await expect(page.getByRole("button", { name: "Remove Item" })).toHaveCount(2);
  await page.waitForTimeout(500);
  const first = asked.filter((path) => /closet$|session$/.test(path)).toSorted();
  expect.soft(first).toEqual(["/api/auth/get-session", "/api/closet", "/closet"]);
  const shift = await page.evaluate(() => Number(document.documentElement.dataset["shift"] ?? 0));
  expect(shift).toBeLessThan(0.02);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("who brings no session is shown the ways in by the document itself", async ({ page }) => {
    await page.goto("/closet");
    await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign Up" })).toBeVisible();
  });
});

test("a document that was kept from before somebody signed in gives way to what is theirs", async ({
  page,
  playwright,
  server,
}) => {
  const stranger = await playwright.request.newContext({ baseURL: server.url });
  const body = await (await stranger.get("/closet")).text();
  await signUp(page);
  await page.route("**/closet", (route) => route.fulfill({ body, contentType: "text/html" }));
  await page.goto("/closet");
  await expect(page.getByRole("main").getByRole("link", { name: "Add a photo" })).toBeVisible();
  await stranger.dispose();
});

test("the first page brings no more JavaScript than a slow phone can take", async ({ page }) => {
  const scripts: Promise<Buffer>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() === "script") scripts.push(response.body());
  });
  await page.goto("/home");
  await closeNotice(page);
  await page.waitForLoadState("networkidle");
  const bodies = await Promise.all(scripts);
  expect(bodies.length).toBeGreaterThan(1);
  const sent = bodies.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
  expect(sent).toBeLessThanOrEqual(110_000);
});
