import { expect, test } from "./test.ts";

test.describe("2. Screens and routes: the shell", () => {
  test("the brand leads home and the footer names the year and the company", async ({ page }) => {
    await page.goto("/faq");
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByRole("list")).toHaveCount(3);
    await expect(footer).toContainText(String(new Date().getFullYear()));
    await expect(footer).toContainText("Fit Closet");
    await page
      .getByRole("banner")
      .getByRole("link", { name: /fit closet/i })
      .click();
    await expect(page).toHaveURL(/\/home$/);
  });

  for (const [path, heading] of [
    ["/services", /services|what we do|what fit closet does/i],
    ["/about", /about/i],
    ["/privacy", /privacy/i],
    ["/terms", /terms/i],
    ["/faq", /questions/i],
    ["/login", /log in|login|welcome back|sign in/i],
    ["/signup", /sign up|create/i],
    ["/closet", /fit closet/i],
  ] as const) {
    test(`${path} opens directly and has one main heading`, async ({ page }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
    });
  }

  test("Products and Contact load as full pages", async ({ page }) => {
    await page.goto("/about");
    for (const [name, path] of [
      ["Products", "/j"],
      ["Contact", "/contact"],
    ] as const) {
      const loaded = page.waitForResponse(
        (response) =>
          new URL(response.url()).pathname === path && response.request().isNavigationRequest(),
      );
      await page.getByRole("link", { name, exact: true }).first().click();
      expect((await loaded).status()).toBe(200);
      await expect(page).toHaveURL(new RegExp(`${path}$`));
    }
  });

  test("the page under construction shows a picture and leads home", async ({ page }) => {
    await page.goto("/j");
    await expect(page.getByRole("main").getByRole("img").first()).toBeVisible();
    await page
      .getByRole("link", { name: "Go back home" })
      .or(page.getByRole("button", { name: "Go back home" }))
      .click();
    await expect(page).toHaveURL(/\/home$/);
  });

  test.describe("an unknown address", () => {
    test.use({ expectedNoise: [/404/] });
    test("answers 404 with a page that leads back", async ({ page }) => {
      const response = await page.goto("/wardrobes/42");
      expect(response?.status()).toBe(404);
      await expect(
        page.getByRole("main").getByRole("link", { name: /home/i }).first(),
      ).toBeVisible();
    });
  });

  test("the privacy policy is dated June 2024", async ({ page }) => {
    await page.goto("/privacy");
    await expect(page.getByRole("main")).toContainText("June 2024");
  });

  test("a message sent on the contact page is kept", async ({ page }) => {
    await page.goto("/contact");
    await page.getByRole("button", { name: /send/i }).click();
    await expect(page.getByText("Please tell us your name.")).toBeVisible();
    await page.getByLabel(/name/i).fill("Robin");
    await page.getByLabel(/e-?mail/i).fill("robin@example.org");
    await page.getByLabel(/message/i).fill("The stickers are lovely, thank you.");
    await page.getByRole("button", { name: /send/i }).click();
    await expect(page.getByRole("main").getByText(/thank/i).first()).toBeVisible();
  });
});
