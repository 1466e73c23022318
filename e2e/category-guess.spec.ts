import { choosePhoto, previewIn } from "./cutout.ts";
import { closeNotice, expect, test } from "./test.ts";

test.describe("the category", () => {
  /** The page as it is when the engine takes every photo for this. */
  const recognise = (category: string, sure: boolean) =>
    [
      ([category, sure]: [string, boolean]) => {
        const own = Object.getOwnPropertyDescriptor(Worker.prototype, "onmessage")!;
        Object.defineProperty(Worker.prototype, "onmessage", {
          set(this: Worker, listener: (event: { data: unknown }) => void) {
            const recognised = { category, probability: 0.9, sure, pattern: "plain" };
            own.set!.call(this, ({ data }: MessageEvent<{ id: number; answer?: object }>) => {
              const answer = data.answer && { ...data.answer, recognised };
              listener({ data: answer ? { ...data, answer } : data });
            });
          },
        });
      },
      [category, sure],
    ] as const;

  test("is chosen beforehand where the engine is sure, until the person says otherwise", async ({
    page,
  }) => {
    await page.addInitScript(...(recognise("trouser", true) as [never, never]));
    await page.goto("/home");
    await closeNotice(page);
    const select = page.getByLabel("Category");
    await choosePhoto(page);
    await expect(page.getByText("Looks like trousers.")).toBeVisible();
    await expect(select).toHaveValue("trouser");
    await expect(page.getByRole("button", { name: "Submit" })).toBeEnabled();
    await select.selectOption("top");
    await choosePhoto(page, { colour: "#2d5fc8" });
    await expect(previewIn(page)).toBeVisible();
    // What was chosen for one photo is not said of the next.
    await expect(select).toHaveValue("trouser");
  });

  test("a dress is called one, and filed as one", async ({ page }) => {
    await page.addInitScript(...(recognise("dress", true) as [never, never]));
    await page.goto("/home");
    await closeNotice(page);
    await choosePhoto(page);
    await expect(page.getByText("Looks like a dress.")).toBeVisible();
    await expect(page.getByLabel("Category")).toHaveValue("dress");
  });

  test("nothing is said where the engine is not sure", async ({ page }) => {
    await page.addInitScript(...(recognise("top", false) as [never, never]));
    await page.goto("/home");
    await closeNotice(page);
    await choosePhoto(page);
    await expect(previewIn(page)).toBeVisible();
    await expect(page.getByLabel("Category")).toHaveValue("");
    await expect(page.getByText("Looks like")).toHaveCount(0);
  });
});
