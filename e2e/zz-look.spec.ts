import { test } from "./test.ts";
import { closeNotice, signUp } from "./test.ts";
import { addTyped, JEANS, TEE, typed } from "./typed.ts";
import sharp from "sharp";
const day = (ahead: number) => new Date(Date.now() + ahead * 86400000).toISOString().slice(0, 10);
for (const colorScheme of ["light", "dark"] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    test("look", async ({ page }) => {
      test.setTimeout(170000);
      await signUp(page);
      await closeNotice(page);
      await addTyped(page, [JEANS, TEE, typed("grey tee", "tee", "top", "grey"), typed("linen shirt with a very long name that wraps", "shirt", "top", "beige"), typed("navy blazer", "blazer", "coat", "navy"), typed("white sneakers", "sneakers", "shoes", "white"), typed("red scarf", "scarf", "accessories", "red")]);
      const shots: Buffer[] = [];
      const shoot = async (name: string, widths = [390, 900, 1440]) => {
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await page.waitForTimeout(300);
          await page.screenshot({ path: `/tmp/shots/${name}-${width}-${colorScheme}.png`, fullPage: true });
        }
      };
      await page.goto("/days");
      await page.getByRole("button", { name: "Plan the week" }).click();
      await shoot("ask");
      await page.getByRole("dialog").getByRole("textbox").fill("ordinary days at the office");
      await page.getByRole("dialog").getByRole("button", { name: "Plan the week" }).click();
      await page.getByText(/^Planned for/).waitFor();
      await shoot("days");
      await page.goto(`/days?day=${day(3)}`);
      await page.getByRole("button", { name: "Choose pieces" }).last().click();
      await page.getByRole("dialog").getByRole("button", { name: /white tee/ }).waitFor();
      await page.getByRole("dialog").getByRole("button", { name: /blue jeans/ }).click();
      await shoot("pick");
    });
  });
}
