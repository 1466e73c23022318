import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { closetOf } from "./cutout.ts";
import { day } from "./date.ts";
import { expect, test } from "./test.ts";
import { JEANS, ownTyped, TEE } from "./typed.ts";

const chart = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const violations = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id);

test("what was worn and paid for stands in charts, each with its table", async ({ page }) => {
  await ownTyped(page, [JEANS, TEE]);
  await page.goto("/figures");
  await expect(page.getByText("Nothing is noted as worn yet.")).toBeVisible();
  const items = await closetOf(page);
  const jeans = items.find(({ name }) => name === "blue jeans")!;
  const headers = { origin: new URL(page.url()).origin };
  for (const ago of [0, 1, 2]) {
    const data = { garments: [jeans.id], day: day(-ago), worn: true };
    expect((await page.request.put("/api/wears", { headers, data })).status()).toBe(200);
  }
  const data = { facts: { price: 6000, currency: "EUR" } };
  expect((await page.request.patch(`/api/closet/${jeans.id}`, { headers, data })).ok()).toBe(true);

  await page.goto("/closet");
  await page.getByRole("link", { name: "figures" }).click();
  await expect(page).toHaveURL("/figures");
  const most = chart(page, "Most worn");
  await expect(most.getByRole("listitem")).toHaveText("blue jeans3 wears");
  await most.getByText("As a table").click();
  await expect(most.getByRole("row").nth(1)).toContainText("blue jeans3 wears, last on");
  await expect(chart(page, "Least worn").getByRole("listitem")).toHaveText(/white teenever/);
  await expect(chart(page, "Cost per wear").getByRole("listitem")).toHaveText(/€20.00$/);
  await expect(page.getByRole("img", { name: /^Wears a month: .* 3$/ })).toBeVisible();
  await expect(page.getByText("Paid for 1 piece")).toBeVisible();
  await expect(page.getByText("50 %", { exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("320 px are wide enough for a long name and a high price", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await ownTyped(page, [{ ...TEE, name: "W".repeat(80) }]);
  const [item] = await closetOf(page);
  const headers = { origin: new URL(page.url()).origin };
  const worn = { garments: [item!.id], day: day(0), worn: true };
  await page.request.put("/api/wears", { headers, data: worn });
  const facts = { price: 99_999_999_999, currency: "EUR" };
  await page.request.patch(`/api/closet/${item!.id}`, { headers, data: { facts } });
  await page.goto("/figures");
  await expect(chart(page, "Cost per wear").getByRole("listitem")).toHaveCount(1);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
});
