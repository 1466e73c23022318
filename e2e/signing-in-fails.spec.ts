import type { Page, Route } from "@playwright/test";
import { tokenIn } from "../server/src/mail/smtp-testing.ts";
import { closeNotice, expect, sendSignUp, signOut, signUp } from "./test.ts";
import { testWithPost } from "./post-office.ts";

/** On a server that sends letters, so that a forgotten password has a way back. */
const test = testWithPost(4810);

test.use({ expectedNoise: [/ERR_|50\d|40\d/] });

/** Each way a network fails, and what the page says then. */
const FAILURES: Record<string, { answer: (route: Route) => Promise<void>; says: RegExp }> = {
  "the network is gone": {
    answer: (route) => route.abort("internetdisconnected"),
    says: /could not reach the server/,
  },
  "the connection breaks off": {
    answer: (route) => route.abort("connectionreset"),
    says: /could not reach the server/,
  },
  "a network's own sign-in page answers": {
    answer: (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html><h1>Welcome</h1>" }),
    says: /answered instead of our server/,
  },
  "a proxy answers for a server that is down": {
    answer: (route) => route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
    says: /try again/i,
  },
};

const inMain = (page: Page) => page.getByRole("main");

/** Sends the form through a failing network, reads what is said, and sends it again through a good one. */
async function failThenSucceed(page: Page, url: string, button: string, failure: string) {
  const { answer, says } = FAILURES[failure]!;
  const send = inMain(page).getByRole("button", { name: button, exact: true });
  await page.route(url, answer);
  await send.click();
  await expect(inMain(page).getByRole("alert").filter({ hasText: says })).toBeVisible();
  await expect(send).toBeEnabled();
  await page.unroute(url);
  await send.click();
}

for (const failure of Object.keys(FAILURES)) {
  test.describe(`while ${failure}`, () => {
    test("a log-in says so, keeps what was typed, and works the second time", async ({ page }) => {
      const { email, password } = await signUp(page);
      await closeNotice(page);
      await signOut(page);
      await page.goto("/login");
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password").fill(password);
      await failThenSucceed(page, "**/api/auth/sign-in/email", "Login", failure);
      await page.waitForURL("**/home");
      await expect(
        page
          .getByRole("banner")
          .getByRole("button", { name: /sign out|account/i })
          .or(page.getByRole("banner").getByRole("link", { name: /account/i }))
          .first(),
      ).toBeVisible();
    });

    test("a sign-up says so and works the second time", async ({ page }) => {
      const url = "**/api/auth/sign-up/email";
      const { answer, says } = FAILURES[failure]!;
      await page.route(url, answer);
      const email = `second-try-${Object.keys(FAILURES).indexOf(failure)}@example.org`;
      await sendSignUp(page, { email, password: "a long password" });
      await expect(inMain(page).getByRole("alert").filter({ hasText: says })).toBeVisible();
      await page.unroute(url);
      await inMain(page).getByRole("button", { name: "Sign Up", exact: true }).click();
      await page.waitForURL("**/home");
    });

    test("a forgotten and a new password say so and work the second time", async ({
      page,
      office,
    }) => {
      const { email } = await signUp(page);
      await office.email(office.received.length);
      await closeNotice(page);
      await page.goto("/forgot");
      await page.getByLabel("Email").fill(email);
      const before = office.received.length;
      await failThenSucceed(page, "**/api/auth/request-password-reset", "Send me a link", failure);
      await expect(page.getByRole("heading", { name: "Look in your mail" })).toBeFocused();

      const token = tokenIn(await office.email(before + 1));
      await page.goto(`/reset#token=${token}`);
      await page.getByLabel("New password", { exact: true }).fill("a brand new password");
      await page.getByLabel("Confirm password").fill("a brand new password");
      await failThenSucceed(page, "**/api/auth/reset-password", "Set new password", failure);
      await expect(page.getByText("Your new password is set. Please log in.")).toBeVisible();
    });
  });
}

test("a server that never answers is given up in words, and the button opens again", async ({
  page,
}) => {
  await page.clock.install();
  await page.goto("/login");
  await page.getByLabel("Email").fill("ada@example.org");
  await page.getByLabel("Password").fill("a long password");
  await page.route("**/api/auth/sign-in/email", () => {});
  const send = inMain(page).getByRole("button", { name: "Login", exact: true });
  const asked = page.waitForRequest("**/api/auth/sign-in/email");
  await send.click();
  await asked;
  await expect(send).toBeDisabled();
  await page.clock.fastForward(31_000);
  await expect(inMain(page).getByRole("alert")).toContainText("took too long to answer");
  await expect(send).toBeEnabled();
});

test("a sign-out that the network loses leaves the person signed in, and says so", async ({
  page,
}) => {
  await signUp(page);
  await closeNotice(page);
  await page.route("**/api/auth/sign-out", (route) => route.abort("internetdisconnected"));
  const banner = page.getByRole("banner");
  await banner.getByRole("button", { name: /^Your account/ }).click();
  await banner.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByText("You could not be signed out. Try again.")).toBeVisible();
  await page.unroute("**/api/auth/sign-out");
  await page.keyboard.press("Escape");
  await page.mouse.move(0, 500);
  await expect(page.getByText("You could not be signed out.")).toBeHidden();
  await signOut(page);
});
