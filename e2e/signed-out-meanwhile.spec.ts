import type { Page } from "@playwright/test";
import { askButton, promptField } from "./ask.ts";
import { closeNotice, expect, signUp, test, upload, type Person } from "./test.ts";
import { photograph } from "./wardrobe.ts";

test.use({ expectedNoise: [/401|403/] });

/** As from another device: every session there is ends, this page's too. */
async function revoke(page: Page, { email, password }: Person): Promise<void> {
  const origin = new URL(page.url()).origin;
  const headers = { origin, "content-type": "application/json" };
  const signedIn = await fetch(`${origin}/api/auth/sign-in/email`, {
    method: "POST",
    headers,
    body: JSON.stringify({ email, password }),
  });
  const cookie = signedIn.headers.get("set-cookie")?.split(";")[0] ?? "";
  const ended = await fetch(`${origin}/api/account/sessions`, {
    method: "DELETE",
    headers: { origin, cookie },
  });
  expect(ended.status).toBe(204);
}

const again = (page: Page) => page.getByRole("dialog", { name: "You were signed out" });

async function signInAgain(page: Page, { email, password }: Person): Promise<void> {
  await expect(again(page)).toBeVisible();
  await expect(again(page).getByLabel("Email")).toHaveValue(email);
  await again(page).getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(again(page)).toBeHidden();
}

test("an edit that comes too late asks for a sign-in, and is saved afterwards as it was typed", async ({
  page,
}) => {
  const person = await signUp(page);
  await closeNotice(page);
  await upload(page, "top");
  await page.getByRole("main").getByRole("link", { name: "Closet" }).click();
  await page.getByRole("button", { name: /^Edit/ }).first().click();
  const editor = page.getByRole("dialog", { name: "Edit item" });
  await editor.getByLabel("Name").fill("The shirt from Porto");
  await revoke(page, person);
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await signInAgain(page, person);
  await expect(editor.getByLabel("Name")).toHaveValue("The shirt from Porto");
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await expect(editor).toBeHidden();
  await page.reload();
  await expect(page.getByText("The shirt from Porto").first()).toBeVisible();
});

test("a photo, its category and a prompt outlast it; both are sent afterwards", async ({
  page,
}) => {
  const person = await signUp(page);
  await closeNotice(page);
  await promptField(page).fill("A long flight in winter");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: await photograph() });
  await page.getByLabel("Category").selectOption("cap");
  await revoke(page, person);
  await page.getByRole("button", { name: "Submit" }).click();
  await signInAgain(page, person);
  await expect(page.getByLabel("Category")).toHaveValue("cap");
  await page.getByRole("button", { name: "Submit" }).click();
  await expect(page.getByText("Outfit uploaded & stylized successfully!")).toBeVisible({
    timeout: 30_000,
  });
  await expect(promptField(page)).toHaveValue("A long flight in winter");

  await revoke(page, person);
  await askButton(page).click();
  await signInAgain(page, person);
  await askButton(page).click();
  await expect(page.getByRole("heading", { name: "Idea:" })).toBeVisible();
});

test("a wrong password is said there; not now leaves the page as it is, and the next call asks again", async ({
  page,
}) => {
  const person = await signUp(page);
  await closeNotice(page);
  await page.goto("/account");
  await page.getByLabel("Current password").fill("half typed");
  await revoke(page, person);
  await page.getByLabel("New password").fill("a newer password");
  const change = page.getByRole("button", { name: "Change password" });
  await change.click();
  await again(page).getByLabel("Password").fill("not the one");
  await page.keyboard.press("Enter");
  await expect(again(page).getByRole("alert")).toContainText(/invalid email or password/i);
  await again(page).getByRole("button", { name: "Not now" }).click();
  await expect(again(page)).toBeHidden();
  await expect(page.getByLabel("New password")).toHaveValue("a newer password");
  await change.click();
  await signInAgain(page, person);
  await page.getByLabel("Current password").fill(person.password);
  await change.click();
  await expect(page.getByText("Your password is changed.")).toBeVisible();
});

test("coming back to a page whose session ended asks as well; after a reload it is a visitor's", async ({
  page,
}) => {
  const person = await signUp(page);
  await closeNotice(page);
  await page.goto("/ideas");
  await expect(page.getByText("Nothing saved yet.")).toBeVisible();
  await revoke(page, person);
  await page.waitForTimeout(5_500);
  await page.evaluate(() =>
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true })),
  );
  await expect(again(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(again(page)).toBeHidden();
  // Closing goes back a step in the history, and a reload in that moment is given up.
  await expect(() => page.reload()).toPass();
  await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
  await expect(again(page)).toBeHidden();
});
