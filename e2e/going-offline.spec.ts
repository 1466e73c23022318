import { askButton, promptField } from "./ask.ts";
import { closeNotice, expect, signUp, test } from "./test.ts";
import { photograph } from "./wardrobe.ts";

test.use({ expectedNoise: [/ERR_|404|Failed to fetch dynamically imported module/] });

test("on going elsewhere without a network the page stays, with what was typed, and goes on by itself", async ({
  page,
  context,
}) => {
  await page.goto("/home");
  await closeNotice(page);
  await promptField(page).fill("A rainy day at the office");
  await context.setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
  await expect(page.getByText("You seem to be offline.")).toBeVisible();
  await expect(promptField(page)).toHaveValue("A rainy day at the office");
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/faq$/);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText(
    /FAQ|questions/i,
  );
  await expect(page.getByText("You seem to be offline.")).toBeHidden();
});

test("a link that loads a full page waits too, and works again afterwards", async ({
  page,
  context,
}) => {
  await page.goto("/home");
  await closeNotice(page);
  await context.setOffline(true);
  const contact = page.getByRole("contentinfo").getByRole("link", { name: "Contact" });
  await contact.click();
  await expect(page.getByText("You seem to be offline.")).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await context.setOffline(false);
  await contact.click();
  await expect(page).toHaveURL(/\/contact$/);
});

test("an idea asked for without a network is asked for again by the same button", async ({
  page,
  context,
}) => {
  await page.goto("/home");
  await closeNotice(page);
  await promptField(page).fill("Dinner with friends, nothing fancy");
  await context.setOffline(true);
  await askButton(page).click();
  await expect(page.getByText("Generation failed. Try again.")).toBeVisible();
  await context.setOffline(false);
  await askButton(page).click();
  await expect(page.getByRole("heading", { name: "Idea:" })).toBeVisible();
});

test("an upload that the network loses keeps photo and category, and says why; it can be cancelled, too", async ({
  page,
  context,
}) => {
  await signUp(page);
  await closeNotice(page);
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await photograph() });
  await page.getByLabel("Category").selectOption("top");
  await expect(page.getByRole("img", { name: /preview/i })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(
    page.getByRole("alert").filter({ hasText: "could not reach the server" }),
  ).toBeVisible();
  await expect(page.getByLabel("Category")).toHaveValue("top");
  await context.setOffline(false);

  await page.route("**/api/cartoonize", () => {});
  await page.getByRole("button", { name: "Submit" }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(page.getByRole("button", { name: "Submit" })).toBeEnabled();
  await page.unroute("**/api/cartoonize");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Outfit uploaded & stylized successfully!")).toBeVisible({
    timeout: 30_000,
  });
});

test("a closet that could not be loaded comes by itself once the network is back", async ({
  page,
  context,
}) => {
  await signUp(page);
  await closeNotice(page);
  await page.getByRole("main").getByRole("link", { name: "Closet" }).click();
  await expect(page.getByRole("heading", { name: "Fit Closet" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Fit Closet" }).click();
  await page.waitForLoadState("networkidle");
  await context.setOffline(true);
  await page.getByRole("banner").getByRole("link", { name: "Ideas" }).click();
  await expect(page.getByText("You seem to be offline.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("heading", { name: "Saved ideas" })).toBeVisible();
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();
});

test.describe("after a deploy", () => {
  /** The server has newer code: what the page would fetch is gone. */
  const CODE = /\/assets\/(pages|faq|login-screen)[^/]*\.js/;

  test("a page whose code is gone is loaded anew, once, and is there", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    let loads = 0;
    let gone = true;
    await page.route(CODE, (route) => (gone ? route.fulfill({ status: 404 }) : route.continue()));
    page.on("request", (request) => {
      // The page that comes anew names code that exists.
      if (!request.isNavigationRequest()) return;
      gone = false;
      loads += 1;
    });
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(loads).toBe(1);
  });

  test("one that stays gone is loaded anew once and no more, and says so inside the shell", async ({
    page,
  }) => {
    await page.goto("/home");
    await closeNotice(page);
    let documents = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) documents += 1;
    });
    await page.route(CODE, (route) => route.fulfill({ status: 404 }));
    await page.getByRole("contentinfo").getByRole("link", { name: "FAQ" }).click();
    await expect(page.getByRole("alert")).toContainText("This page came unstuck.");
    await expect(page.getByRole("banner")).toBeVisible();
    await page.waitForTimeout(3_000);
    expect(documents).toBe(1);
    await page.unroute(CODE);
    await page.getByRole("button", { name: "Load it again" }).click();
    await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toContainText(
      /FAQ|questions/i,
    );
  });
});
