import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { askFor } from "./ask.ts";
import { day } from "./date.ts";
import { expect, test } from "./test.ts";
import { addTyped, JEANS, ownTyped, TEE, typed } from "./typed.ts";

const grid = (page: Page) => page.getByRole("grid");
const cell = (page: Page, on: string) => grid(page).locator(`[data-day="${on}"]`);
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);

test.beforeEach(async ({ page }) => {
  await ownTyped(page, [JEANS, TEE]);
});

/** An idea that is put on the day after tomorrow. */
async function plan(page: Page) {
  await page.goto("/home#idea");
  await askFor(page, "what to wear for a walk in the park");
  await page.getByRole("button", { name: "Wear it on a day" }).click();
  const dialog = page.getByRole("dialog", { name: "Wear it on which day?" });
  await expect(dialog.getByRole("button", { name: "Tomorrow" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel("Another day").fill(day(2));
  await dialog.getByRole("button", { name: "Choose" }).click();
  await expect(page.getByText("Planned for")).toBeVisible();
}

test("an idea is put on a day, moved, removed, brought back and worn", async ({ page }) => {
  await plan(page);
  await page.getByText("Planned for").getByRole("link").click();
  await expect(page).toHaveURL(`/days?day=${day(2)}`);
  await expect(cell(page, day(2))).toHaveAccessibleName(/1 look planned$/);
  const look = page.getByRole("article", { name: /walk in the park/ });
  await expect(look.getByRole("listitem")).toHaveCount(2);
  await look.getByRole("button", { name: /^Move / }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Today" }).click();
  await expect(cell(page, day(2))).not.toHaveAccessibleName(/planned/);
  await page.getByRole("button", { name: "Today", exact: true }).click();
  await look.getByRole("button", { name: /^Remove / }).click();
  await expect(look).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await look.getByRole("button", { name: "Wore this" }).click();
  await expect(page.getByRole("heading", { name: /^Worn · what to wear/ })).toBeVisible();
  await expect(cell(page, day(0))).toHaveAccessibleName(/2 pieces worn, 1 look planned$/);
  expect(await violations(page)).toEqual([]);
});

test("what was worn is planned again, and told where it wants washing before", async ({ page }) => {
  await plan(page);
  await page.getByRole("button", { name: "Wore this today" }).click();
  await expect(page.getByRole("button", { name: "Worn today" })).toBeVisible();
  await page.goto("/days");
  await page.getByRole("button", { name: "Wear again" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Tomorrow" }).click();
  await page.goto(`/days?day=${day(1)}`);
  await expect(page.getByText("white tee is in the wash.")).toBeVisible();
  await page.goto("/days");
  await page.getByRole("button", { name: "Not worn" }).click();
  await page.goto(`/days?day=${day(2)}`);
  await expect(page.getByText("white tee wants washing")).toBeVisible();
});

test("a week that was asked for is put on its days with one press, once", async ({ page }) => {
  await page.goto("/home#idea");
  await askFor(page, "outfits for my work week, Monday to Friday");
  const answer = page.getByRole("region", { name: "Your outfit idea" });
  await expect(answer.getByRole("article")).toHaveCount(5);
  await answer.getByRole("button", { name: "Put 5 looks on their days" }).click();
  await answer.getByText("Planned from").getByRole("link").click();
  await expect(page).toHaveURL(/\/days\?day=/);
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(1);
  expect(await violations(page)).toEqual([]);
});

test("a day is planned by hand; what another day needs is taken from it, and it is told", async ({
  page,
}) => {
  await addTyped(page, [typed("grey tee", "tee", "top", "grey")]);
  const card = () => page.getByRole("main").locator("section").filter({ hasText: "Choose pieces" });
  const dialog = page.getByRole("dialog");
  await page.goto(`/days?day=${day(1)}`);
  await card().getByRole("button", { name: "Choose pieces" }).click();
  await dialog.getByLabel("Search").fill("white");
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await dialog.getByRole("button", { name: "white tee" }).click();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel("What for?").fill("A day at the office");
  await dialog.getByRole("button", { name: "Plan 1 piece" }).click();
  await expect(page.getByRole("article", { name: /office/ })).toBeVisible();

  await page.goto(`/days?day=${day(2)}`);
  await card().getByRole("button", { name: "Choose pieces" }).click();
  await dialog.getByRole("button", { name: /white tee planned for/ }).click();
  await expect(dialog.getByText("is given something else in its place")).toBeVisible();
  await dialog.getByRole("button", { name: "Plan 1 piece" }).click();
  await expect(page.getByText("was given something else to wear.")).toBeVisible();
  await page.goto(`/days?day=${day(1)}`);
  const office = page.getByRole("article", { name: /office/ });
  await expect(office.getByText("grey tee")).toBeVisible();
  await expect(office.getByText("white tee")).toHaveCount(0);
});

test("a week that was planned by asking is taken back with one press", async ({ page }) => {
  await page.goto("/days");
  await page.getByRole("button", { name: "Plan the week" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("ordinary days at the office");
  await dialog.getByRole("button", { name: "Plan the week" }).click();
  await expect(page.getByText(/^\d days? (is|are) planned$/)).toBeVisible({ timeout: 30_000 });
  const look = page.getByRole("main").getByRole("article");
  await expect(look).toHaveCount(1);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(look).toHaveCount(0);
  await expect(page.getByText(/^Planned for/)).toHaveCount(0);
  await page.goto(`/days?day=${day(1)}`);
  await expect(page.getByText("Nothing planned.")).toBeVisible();
});

test("a week is planned by asking, with what is clean, and a day is asked for anew", async ({
  page,
}) => {
  await page.goto("/days");
  await page.getByRole("button", { name: "Plan the week" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Plan the week" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Please enter a more detailed prompt.");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("textbox").fill("ordinary days at the office");
  await dialog.getByRole("button", { name: "Plan the week" }).click();
  await expect(page.getByText(/^Planned for/)).toBeVisible({ timeout: 30_000 });
  const look = page.getByRole("main").getByRole("article");
  await expect(look).toHaveCount(1);
  await expect(look.getByText("white tee")).toBeVisible();
  await page.goto(`/days?day=${day(1)}`);
  await expect(look.getByText("blue jeans")).toBeVisible();
  await expect(look.getByText("white tee")).toHaveCount(0);
  await look.getByRole("button", { name: /^Another for/ }).click();
  await expect(page.getByText(/^Planned for/)).toBeVisible();
  await expect(look).toHaveCount(1);
  await expect(page.getByText("This server asks for no forecast")).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("the weather stands beside the days that a forecast reaches, and of the others it is told that there is none", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["geolocation"]);
  await context.setGeolocation({ latitude: 52.52, longitude: 13.4 });
  const asked: string[] = [];
  await page.route("**/api/days/weather?*", (route) => {
    asked.push(new URL(route.request().url()).search);
    const rainy = { day: day(0), minC: 3.2, maxC: 9.6, precip: "rain", windKmh: 30 };
    return route.fulfill({ json: { source: "forecast", days: [rainy] } });
  });
  await page.goto("/days");
  await expect(page.getByText("3 to 10 °C, rain, windy")).toBeVisible();
  await page.goto(`/days?day=${day(20)}`);
  await expect(page.getByText("No forecast yet")).toBeVisible();
  await page.goto(`/days?day=${day(-1)}`);
  await expect(page.getByText("Nothing noted.")).toBeVisible();
  await expect(page.getByText(/forecast|°C/)).toHaveCount(0);
  expect(asked).toContain("?lat=52.52&lon=13.4");
});

test("the month is gone through by the keyboard, as grids of dates are", async ({ page }) => {
  await page.goto("/days?day=2026-01-31");
  await cell(page, "2026-01-31").focus();
  await expect(grid(page).locator('[tabindex="0"]')).toHaveCount(1);
  for (const [key, on] of [
    ["ArrowRight", "2026-02-01"],
    ["ArrowUp", "2026-01-25"],
    ["Home", "2026-01-19"],
    ["End", "2026-01-25"],
    ["PageUp", "2025-12-25"],
    ["PageDown", "2026-01-25"],
    ["ArrowDown", "2026-02-01"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(cell(page, on)).toBeFocused();
  }
  await expect(page.getByRole("heading", { name: "February 2026" })).toBeVisible();
  await expect(page).toHaveURL("/days?day=2026-02-01");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("a week stands day below day, and nothing scrolls sideways", async ({ page }) => {
    await plan(page);
    await page.goto(`/days?day=${day(2)}`);
    await expect(page.getByRole("article", { name: /walk in the park/ })).toBeVisible();
    await expect(grid(page)).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("heading", { level: 3 })).toHaveCount(7);
    expect(await violations(page)).toEqual([]);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBeLessThanOrEqual(0);
    await page.getByRole("button", { name: "Later week" }).click();
    await page.getByRole("button", { name: "Later week" }).click();
    await expect(page.getByText("Nothing planned.")).toHaveCount(7);
  });
});
