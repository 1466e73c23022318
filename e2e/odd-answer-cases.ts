import type { Page } from "@playwright/test";
import { askButton, askFor, promptField } from "./ask.ts";
import { closeNotice, expect, signUp, upload } from "./test.ts";
import { photograph } from "./wardrobe.ts";

/** One call, from where a person makes it, and what they see when it went wrong. */
type Case = {
  url: string;
  method?: string;
  /** Done once, before anything is odd. */
  before?: (page: Page) => Promise<void>;
  /** Makes the call as a person does. */
  act: (page: Page) => Promise<void>;
  /** What is there afterwards, whatever came. */
  afterwards: (page: Page) => Promise<void>;
};

const main = (page: Page) => page.getByRole("main");

export const signedIn = async (page: Page) => {
  await signUp(page);
  await closeNotice(page);
};

export const asVisitor = async (page: Page) => {
  await page.goto("/home");
  await closeNotice(page);
};

export const askForIdea = async (page: Page) => {
  await page.goto("/home");
  await askFor(page, "Dinner with friends, nothing too dressy");
};

/** The button opens again when the call is over, however it went. */
const askedAgain = (page: Page) => expect(askButton(page)).toBeEnabled();

export const CASES: Record<string, Case> = {
  "who is signed in": {
    url: "**/api/auth/get-session",
    before: asVisitor,
    act: async (page) => void (await page.goto("/home")),
    afterwards: (page) => expect(promptField(page)).toBeEditable(),
  },
  "what the server offers": {
    url: "**/api/site",
    before: asVisitor,
    act: async (page) => {
      await page.goto("/login");
      await page.getByRole("button", { name: "Google" }).click();
    },
    afterwards: (page) =>
      expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled(),
  },
  "the closet": {
    url: "**/api/closet?*",
    before: signedIn,
    act: async (page) => void (await page.goto("/closet")),
    afterwards: (page) =>
      expect(page.getByRole("link", { name: "Add a photo" }).first()).toBeVisible(),
  },
  "an idea": {
    url: "**/api/generate_outfit_from_closet",
    before: asVisitor,
    act: askForIdea,
    afterwards: askedAgain,
  },
  "an illustration": {
    url: "**/api/generate_dalle_image",
    before: async (page) => {
      await asVisitor(page);
      const body = JSON.stringify({ outfit_idea: "Wear the navy coat over the cream knit." });
      await page.route("**/api/generate_outfit_from_closet", (route) =>
        route.fulfill({ contentType: "application/json", body }),
      );
    },
    act: askForIdea,
    afterwards: (page) => expect(page.getByText("No image generated")).toBeVisible(),
  },
  "an upload": {
    url: "**/api/cartoonize",
    before: signedIn,
    act: async (page) => {
      await page.goto("/home");
      const buffer = await photograph();
      const photo = { name: "a.jpg", mimeType: "image/jpeg", buffer };
      await page.locator('input[type="file"]').setInputFiles(photo);
      await page.getByLabel("Category").selectOption("top");
      await page.getByRole("button", { name: "Submit" }).click();
    },
    afterwards: async (page) => {
      const failed = /Stylized version failed to generate.|An error occurred during upload./;
      await expect(page.getByText(failed)).toBeVisible();
      await expect(page.getByRole("button", { name: "Submit" })).toBeEnabled();
    },
  },
  "saved ideas": {
    url: "**/api/ideas?*",
    before: signedIn,
    act: async (page) => void (await page.goto("/ideas")),
    afterwards: (page) =>
      expect(
        page
          .getByText(/Nothing saved yet|could not be loaded/)
          .or(main(page).locator("[aria-busy], .animate-pulse").first())
          .first(),
      ).toBeVisible(),
  },
  "saving an idea": {
    url: "**/api/ideas",
    method: "POST",
    before: async (page) => {
      await signedIn(page);
      await askForIdea(page);
      await expect(page.getByRole("heading", { name: "Idea:" })).toBeVisible();
    },
    act: (page) => page.getByRole("button", { name: "Save idea" }).click(),
    afterwards: (page) => expect(page.getByRole("button", { name: "Save idea" })).toBeEnabled(),
  },
  "what was learned": {
    url: "**/api/taste",
    before: signedIn,
    act: async (page) => void (await page.goto("/taste")),
    afterwards: (page) => expect(page.getByRole("heading", { name: "Your taste" })).toBeVisible(),
  },
  "the account": {
    url: "**/api/account",
    before: signedIn,
    act: async (page) => void (await page.goto("/account")),
    afterwards: (page) => expect(page.getByRole("heading", { name: "Your account" })).toBeVisible(),
  },
  "a sign-in": {
    url: "**/api/auth/sign-in/email",
    before: asVisitor,
    act: async (page) => {
      await page.goto("/login");
      await page.getByLabel("Email").fill("ada@example.org");
      await page.getByLabel("Password").fill("a long password");
      await page.getByRole("button", { name: "Login", exact: true }).click();
    },
    afterwards: (page) =>
      expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible(),
  },
  "a provider's page": {
    url: "**/api/auth/sign-in/social",
    before: async (page) => {
      await asVisitor(page);
      const site = await (await page.request.get("/api/site")).json();
      const body = JSON.stringify({ ...site, providers: { google: true, github: true } });
      await page.route("**/api/site", (route) =>
        route.fulfill({ contentType: "application/json", body }),
      );
    },
    act: async (page) => {
      await page.goto("/login");
      await page.getByRole("button", { name: "Github" }).click();
    },
    afterwards: (page) =>
      expect(page.getByRole("button", { name: "Login", exact: true })).toBeEnabled(),
  },
  "a correction": {
    url: "**/api/closet/*",
    method: "PATCH",
    before: async (page) => {
      await signedIn(page);
      await upload(page, "top");
      await page.goto("/closet");
      await page.getByRole("button", { name: /^Edit/ }).first().click();
      await page.getByRole("dialog").getByLabel("Name").fill("The shirt from Porto");
    },
    act: (page) =>
      page.getByRole("dialog").getByRole("button", { name: "Save", exact: true }).click(),
    afterwards: (page) => expect(page.getByRole("dialog").getByRole("alert")).toContainText(/\.$/),
  },
};
