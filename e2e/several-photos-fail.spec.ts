import { closetOf } from "./cutout.ts";
import { severalPhotos } from "./real-photos.ts";
import { cards, chooser, drawn, open, sayCategories } from "./several.ts";
import { expect, test } from "./test.ts";

test.describe("what goes wrong", () => {
  test.use({ expectedNoise: [/ERR_|415|422|400/] });

  test("a reload keeps what was said of each, and an answer that is lost adds nothing twice", async ({
    page,
  }) => {
    await open(page);
    await chooser(page).setInputFiles(await severalPhotos(3));
    await drawn(page, 3);
    await sayCategories(page);
    await cards(page).nth(1).getByLabel("Name").fill("Grandpa's own");
    await page.reload();
    await expect(cards(page)).toHaveCount(3);
    await expect(cards(page).nth(1).getByLabel("Name")).toHaveValue("Grandpa's own");
    await expect(cards(page).locator("img")).toHaveCount(3);

    // The server adds them, and nobody hears of it.
    let arrived = 0;
    await page.route("**/api/cartoonize", async (route) => {
      await route.fetch();
      arrived += 1;
      await route.abort();
    });
    await page.getByRole("button", { name: "Add 3" }).click();
    await expect.poll(() => arrived).toBeGreaterThan(1);
    await page.unrouteAll({ behavior: "wait" });
    await page.reload();
    await expect(page.getByText(/stickers? (is|are) in your closet/)).toBeVisible({
      timeout: 60_000,
    });
    const names = (await closetOf(page)).map(({ name }) => name);
    expect(names).toHaveLength(3);
    expect(names).toContain("Grandpa's own");
  });

  test("one that is no picture stays with its reason and can be left out; the others are added", async ({
    page,
  }) => {
    await open(page);
    const notes = Buffer.from("these are not the pixels you look for");
    const bad = { name: "bad.jpg", mimeType: "image/jpeg", buffer: notes };
    await chooser(page).setInputFiles([...(await severalPhotos(2)), bad]);
    await drawn(page, 3);
    await sayCategories(page);
    await page.getByRole("button", { name: "Add 3" }).click();
    await expect(cards(page)).toHaveCount(1, { timeout: 30_000 });
    await expect(cards(page)).toContainText("That file is not a picture we can read.");
    await expect(page.getByText("1 photo: 1 could not be added.")).toBeVisible();
    await cards(page).getByRole("button", { name: "Try bad.jpg again" }).click();
    await expect(cards(page)).toContainText("That file is not a picture we can read.");
    await page.getByRole("button", { name: "Leave out bad.jpg" }).click();
    await expect(page.getByText("2 stickers are in your closet.")).toBeVisible();
    expect(await closetOf(page)).toHaveLength(2);
  });

  test("without a network they wait, and go by themselves when it is back", async ({
    page,
    context,
  }) => {
    await open(page);
    await chooser(page).setInputFiles(await severalPhotos(3));
    await drawn(page, 3);
    await sayCategories(page);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Add 3" }).click();
    await expect(page.getByText("We could not reach the server.")).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    // A network that answers everything with its own sign-in page adds nothing either.
    await page.route("**/api/cartoonize", (route) => route.fulfill({ body: "<h1>Welcome</h1>" }));
    await context.setOffline(false);
    await expect(page.getByText("Something on the way answered")).toBeVisible();
    await expect(cards(page)).toHaveCount(3);
    await page.unrouteAll();
    await expect(page.getByText("3 stickers are in your closet.")).toBeVisible({ timeout: 60_000 });
    expect(await closetOf(page)).toHaveLength(3);
  });
});
