import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "./test.ts";
import { JEANS, ownTyped, TEE, typed } from "./typed.ts";

test.beforeEach(async ({ page }) => {
  await ownTyped(page, [JEANS, TEE, typed("red dress", "dress", "dress", "red")]);
  await page.goto("/closet");
});

test("a removal is taken back with one press, or by Control and Z", async ({ page }) => {
  const edit = (name: string) => page.getByRole("button", { name: `Edit ${name}` });
  await page.getByRole("button", { name: "Remove Item", description: "white tee" }).click();
  await expect(edit("white tee")).toHaveCount(0);
  await expect(page.getByText("white tee is in the bin")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(edit("white tee")).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);

  await edit("red dress").click();
  await page
    .getByRole("dialog", { name: "Edit item" })
    .getByRole("button", { name: "Remove" })
    .click();
  await expect(edit("red dress")).toHaveCount(0);
  await page.keyboard.press("Control+z");
  await expect(edit("red dress")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Remove Item" })).toHaveCount(3);
});

test("after ten seconds the way back is the bin", async ({ page }) => {
  await page.clock.install();
  await page.getByRole("button", { name: "Remove Item", description: "blue jeans" }).click();
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await page.clock.runFor(9_000);
  await expect(undo).toBeVisible();
  // Whoever is on it is not hurried.
  await undo.focus();
  await page.clock.runFor(20_000);
  await expect(undo).toBeVisible();
  await page.getByRole("link", { name: "the bin" }).focus();
  await page.clock.runFor(11_000);
  await expect(undo).toHaveCount(0);
  await page.getByRole("link", { name: "the bin" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Bin" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "blue jeans" })).toContainText(
    "30 days left",
  );
  await page.getByRole("button", { name: "Put blue jeans back" }).click();
  await expect(page.getByText("blue jeans is back in your closet.")).toBeVisible();
  await page.getByRole("link", { name: "See your closet" }).click();
  await expect(page.getByRole("button", { name: "Edit blue jeans" })).toBeVisible();
});

test("what is removed for good is asked about first, and the bin is emptied at once", async ({
  page,
}) => {
  for (const name of ["blue jeans", "white tee", "red dress"]) {
    await page.getByRole("button", { name: "Remove Item", description: name }).click();
    await expect(page.getByText(`${name} is in the bin`)).toBeVisible();
  }
  await page.goto("/closet/bin");
  const rows = page.getByRole("main").getByRole("listitem");
  await expect(rows).toHaveCount(3);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);

  await page.getByRole("button", { name: "Remove white tee for good" }).click();
  const asked = page.getByRole("alertdialog", { name: "Remove white tee for good?" });
  await expect(asked.getByRole("button", { name: "Keep" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(rows).toHaveCount(3);
  await page.getByRole("button", { name: "Remove white tee for good" }).click();
  await asked.getByRole("button", { name: "Remove for good" }).click();
  await expect(rows).toHaveCount(2);
  await page.getByRole("button", { name: "Empty the bin" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Empty the bin" }).click();
  await expect(page.getByRole("heading", { name: "The bin is empty" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "The bin is empty" })).toBeVisible();
});
