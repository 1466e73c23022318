import { expect, test } from "vitest";
import { onOutcome, sentenceFor, tellOutcome, type Outcome } from "./provider-sign-in.ts";

test("a popup's outcome reaches the page that waits for it", async () => {
  const heard = new Promise<Outcome>((resolve) => {
    const stop = onOutcome((outcome) => {
      stop();
      resolve(outcome);
    });
  });
  tellOutcome({ ok: false, error: "account_not_linked" });
  expect(await heard).toEqual({ ok: false, error: "account_not_linked" });
});

test("an address that has an account already is said in the product's words", () => {
  expect(sentenceFor("account_not_linked", "github")).toBe(
    "An account with this email already exists. Please sign in with your existing method to link your GitHub account.",
  );
  expect(sentenceFor("account_not_linked", "google")).toContain("Google account");
});

test("an error nobody foresaw still gets a sentence", () => {
  expect(sentenceFor("state_mismatch", "google")).toMatch(/try again/);
  expect(sentenceFor(undefined, undefined)).toMatch(/try again/);
});
