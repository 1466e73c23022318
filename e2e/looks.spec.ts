import type { Page } from "@playwright/test";
import { askButton, askFor } from "./ask.ts";
import { closeNotice, expect, signUp, test, upload } from "./test.ts";

async function ask(page: Page, prompt: string): Promise<void> {
  await askFor(page, prompt);
  await expect(page.getByRole("heading", { name: "Idea:" })).toBeVisible();
}

const looks = (page: Page) => page.getByRole("list", { name: "Your looks" });
const earlier = (page: Page) =>
  page.getByRole("region", { name: "Earlier in this conversation" }).getByRole("listitem");
const answered = (page: Page) => expect(askButton(page)).toBeEnabled();

test.describe("several looks", () => {
  test("a week is shown day by day, each with its picture and its reasons", async ({ page }) => {
    await page.goto("/home");
    await closeNotice(page);
    await ask(page, "Tuesday client meeting, Thursday gym, Saturday hiking in the hills");
    await expect(looks(page).getByRole("article")).toHaveCount(3);
    const names = await looks(page).getByRole("heading").allTextContents();
    expect(names.filter((name) => /day/.test(name))).toEqual([
      "Tuesday · client meeting",
      "Thursday · gym",
      expect.stringMatching(/^Saturday · hiking/),
    ]);
    const pictures = looks(page).getByRole("img");
    await expect(pictures).toHaveCount(3);
    const sources = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute("src")));
    expect(new Set(sources).size).toBe(3);
    await page.getByText("Laid out").click();
    await expect(pictures.first()).not.toHaveAttribute("src", sources[0] ?? "");
  });

  test("a trip's bag is packed piece by piece, and what is ticked stays so", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    await upload(page, "top", { colour: "#c8372d" });
    await upload(page, "trouser", { silhouette: "trousers", colour: "#23304f" });
    await ask(page, "Packing for 3 days in Lisbon, hand luggage only");
    await expect(looks(page).getByRole("article")).toHaveCount(3);
    const list = page.getByRole("region", { name: "Packing list" });
    await expect(list.getByRole("checkbox")).toHaveCount(2);
    await list.getByRole("checkbox", { name: /trouser/ }).check();
    await expect(list.getByText("1 of 2 packed")).toBeVisible();
    await page.reload();
    await expect(list.getByRole("checkbox", { name: /trouser/ })).toBeChecked();
    await expect(looks(page).getByRole("article")).toHaveCount(3);
    await ask(page, "Packing for 2 days in Oslo, hand luggage only");
    await expect(looks(page).getByRole("article")).toHaveCount(2);
    await expect(list.getByRole("checkbox", { name: /trouser/ })).not.toBeChecked();
  });
});

test.describe("a conversation", () => {
  test("one press changes the outfit, and what was said before stays above", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    await upload(page, "top", { colour: "#c8372d" });
    await upload(page, "coat", { colour: "#3b4a3f" });
    await upload(page, "trouser", { silhouette: "trousers", colour: "#23304f" });
    await ask(page, "A walk in the park on a mild day, 19 degrees");
    await expect(earlier(page)).toHaveCount(0);
    const before = await page.getByRole("main").locator("p[lang]").last().textContent();
    const call = page.waitForResponse("**/api/generate_outfit_from_closet");
    await page.getByRole("button", { name: "Warmer" }).click();
    const sent = (await call).request().postDataJSON() as { previous: { items: string[] } };
    expect(sent.previous.items.length).toBeGreaterThan(0);
    await expect(earlier(page)).toHaveCount(1);
    await expect(earlier(page).first()).toContainText("A walk in the park on a mild day");
    await expect(earlier(page).first()).toContainText(before ?? "");
    await page.getByRole("button", { name: "Simpler" }).click();
    await expect(earlier(page)).toHaveCount(2);
    await answered(page);
    await expect(earlier(page).last()).toContainText("Make it warmer, please");
    await page.reload();
    await expect(earlier(page)).toHaveCount(2);
  });

  test("what is typed below an answer changes that answer", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    await upload(page, "top", { colour: "#c8372d" });
    await upload(page, "trouser", { silhouette: "trousers", colour: "#23304f" });
    await upload(page, "cap", { silhouette: "cap", colour: "#3d6b4f" });
    await ask(page, "A picnic in the park with my hat, windy and 16 degrees");
    const worn = page.getByRole("region", { name: "From your closet" });
    // Which kind of hat the drawing shows is not what is tried here.
    const hat = worn.getByRole("button", { name: /^Keep .*(?:cap|beanie|hat)/ });
    await expect(hat).toBeVisible();
    await ask(page, "Without the hat this time, please");
    await expect(page.getByRole("main").getByText("stays at home this time.")).toBeVisible();
    await expect(hat).toHaveCount(0);
    await expect(worn.getByRole("button", { name: /^Keep .*T-shirt/ })).toBeVisible();
  });
});
