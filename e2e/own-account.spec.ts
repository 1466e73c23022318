import { AxeBuilder } from "@axe-core/playwright";
import type { PostOffice } from "../server/src/mail/smtp-testing.ts";
import { closeNotice, expect, type Person, sendLogin, signOut, signUp, upload } from "./test.ts";
import { testWithPost } from "./post-office.ts";

const test = testWithPost(4610);

type Page = Parameters<typeof closeNotice>[0];

/** The address that a letter links to, as its reader would click it. */
async function linkTo(office: PostOffice, email: string, page: "reset" | "verify") {
  const link = new RegExp(`http://localhost:\\d+/${page}#token=[\\w.%-]+`);
  let found: string | undefined;
  await expect
    .poll(() => {
      const letters = office.received.filter(({ to }) => to.includes(email));
      found = letters.map(({ raw }) => link.exec(raw)?.[0]).findLast(Boolean);
      return found;
    })
    .toBeTruthy();
  return found ?? "";
}

async function login(page: Page, person: Person): Promise<void> {
  await sendLogin(page, person);
  await page.waitForURL("**/home");
}

test.describe("a forgotten password", () => {
  test.use({ expectedNoise: [/400/] });
  test("is replaced by the link in a letter, once, with the keyboard alone", async ({
    page,
    office,
  }) => {
    const { email } = await signUp(page);
    await closeNotice(page);
    await signOut(page);
    await page.goto("/login");
    await page.getByRole("link", { name: "Forgot your password?" }).click();
    // Both screens have such a field.
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    await page.getByLabel("Email").focus();
    await page.keyboard.type(email);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Look in your mail" })).toBeFocused();

    const link = await linkTo(office, email, "reset");
    await page.goto(link);
    await expect(page).toHaveURL(/\/reset$/);
    await page.getByLabel("New password", { exact: true }).focus();
    await page.keyboard.type("a brand new password");
    await page.keyboard.press("Tab");
    await page.keyboard.type("a brand new passwort");
    await page.keyboard.press("Enter");
    await expect(page.getByText("The passwords differ.")).toBeVisible();
    await page.getByLabel("Confirm password").fill("a brand new password");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Your new password is set. Please log in.")).toBeVisible();
    await login(page, { email, password: "a brand new password" });

    // Through another page first: only the part behind # differs, which loads nothing.
    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill("a third password");
    await page.getByLabel("Confirm password").fill("a third password");
    await page.getByRole("button", { name: "Set new password" }).click();
    await expect(page.getByText("That link has been used or is too old.")).toBeVisible();
  });
});

test("an address is confirmed by a click, and not by opening the page", async ({
  page,
  office,
}) => {
  const { email } = await signUp(page);
  await closeNotice(page);
  await page.goto("/account");
  await expect(page.getByText("not confirmed yet")).toBeVisible();
  await page.goto(await linkTo(office, email, "verify"));
  await expect(page.getByRole("button", { name: "Confirm my address" })).toBeEnabled();
  await page.getByRole("button", { name: "Confirm my address" }).click();
  await expect(page.getByRole("heading", { name: /settled/ })).toBeFocused();
  await page.goto("/account");
  await expect(page.getByText("confirmed", { exact: true })).toBeVisible();
});

test.describe("a confirmation's link that was used", () => {
  test.use({ expectedNoise: [/400/] });
  test("says so, and another letter is asked for there", async ({ page, office }) => {
    const { email } = await signUp(page);
    await closeNotice(page);
    const link = await linkTo(office, email, "verify");
    await page.goto(link);
    const confirm = page.getByRole("button", { name: "Confirm my address" });
    await confirm.click();
    await expect(page.getByRole("heading", { name: /settled/ })).toBeFocused();
    await page.goto("/about");
    await page.goto(link);
    await confirm.click();
    await expect(page.getByRole("alert")).toContainText("That link has been used or is too old.");
    await page.getByLabel("Email").fill("somebody@else.example");
    await page.getByRole("button", { name: "Send me a new letter" }).click();
    await expect(page.getByText("a letter is on its way")).toBeVisible();
  });
});

test.describe("the account screen", () => {
  test.use({ expectedNoise: [/400|401|403|422/] });

  test("lists devices, and signs another one out", async ({ page, browser, server }) => {
    const person = await signUp(page);
    await closeNotice(page);
    const context = await browser.newContext({ baseURL: server.url });
    const elsewhere = await context.newPage();
    await login(elsewhere, person);
    await page.goto("/account");
    await expect(page.getByText("This device")).toHaveCount(1);
    await page.getByRole("button", { name: /^Sign out Chrome/ }).click();
    await expect(page.getByRole("button", { name: /^Sign out Chrome/ })).toHaveCount(0);
    expect((await elsewhere.request.get("/api/account")).status()).toBe(401);
    await context.close();
  });

  test("changes the password", async ({ page }) => {
    const { email, password } = await signUp(page);
    await closeNotice(page);
    await page.goto("/account");
    await page.getByLabel("Current password").fill("not the one");
    await page.getByLabel("New password").fill("a newer password");
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("That is not your password.")).toBeVisible();
    await page.getByLabel("Current password").fill(password);
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByText("Your password is changed.")).toBeVisible();
    await signOut(page);
    await login(page, { email, password: "a newer password" });
  });

  test("hands a closet over as one file, which somebody else can bring in", async ({ page }) => {
    await signUp(page);
    await closeNotice(page);
    await upload(page, "top", { colour: "#2d5fc8" });
    await page.goto("/account");
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "Download my closet" }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    const file = await download.path();
    await page.goto("/home");
    await signOut(page);

    await signUp(page);
    await page.goto("/account");
    const chooser = page.getByLabel("A closet's ZIP file");
    await chooser.setInputFiles({
      name: "closet.zip",
      mimeType: "application/zip",
      buffer: Buffer.from("no archive at all"),
    });
    await expect(page.getByText("That file is not a ZIP archive that we can read.")).toBeVisible();
    await chooser.setInputFiles(file);
    await expect(page.getByText("Everything in that file is in your closet now.")).toBeVisible();
    await page.goto("/closet");
    await expect(page.getByRole("button", { name: /remove/i })).toHaveCount(1);
  });

  test("deletes the account, once the address and the password are typed", async ({ page }) => {
    const { email, password } = await signUp(page);
    await closeNotice(page);
    await page.goto("/account");
    await page.getByRole("button", { name: "Delete my account…" }).click();
    await expect(page.getByLabel(`Type ${email} to confirm`)).toBeFocused();
    await page.keyboard.type("somebody@else.example");
    await page.getByRole("textbox", { name: "Password", exact: true }).fill(password);
    await page.getByRole("button", { name: "Delete everything for good" }).click();
    await expect(page.getByText("That is not the e-mail address of this account.")).toBeVisible();
    await page.getByLabel(`Type ${email} to confirm`).fill(email);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/home");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    await page.goto("/login");
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password").fill(password);
    await page.getByRole("button", { name: "Login", exact: true }).click();
    await expect(page.getByText(/invalid email or password/i).first()).toBeVisible();
  });
});

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`on every width, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: "reduce" } });

    test("the account's screens meet WCAG 2.2 AA and fit", async ({ page, office }) => {
      const { email } = await signUp(page);
      await closeNotice(page);
      const verify = await linkTo(office, email, "verify");
      for (const width of [320, 390, 900, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const path of ["/account", "/forgot", "/reset", verify]) {
          await page.goto(path);
          await page.getByRole("heading", { level: 1 }).waitFor();
          if (path === "/account")
            await page.getByRole("button", { name: "Delete my account…" }).click();
          await page.waitForTimeout(200);
          const name = path.split("/").at(-1)?.split("#")[0] ?? "";
          await picture(page, `${name}-${width}-${colorScheme}`);
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(sideways, `${path} at ${width}`).toBeLessThanOrEqual(0);
          if (width === 390 || width === 1440)
            expect((await check(page)).violations, path).toEqual([]);
        }
      }
    });
  });
}

const check = (page: Page) =>
  new AxeBuilder({ page })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .analyze();

/** To be looked at, where a folder is named. */
async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env["SCREENS"];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}
