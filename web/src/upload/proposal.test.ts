import { CATEGORIES, type CategoryId, type Recognised } from "@fit-closet/core";
import { expect, test } from "vitest";
import { proposalFor } from "./proposal.ts";

const seen = (category: CategoryId, sure = true): Recognised => ({
  category,
  probability: sure ? 0.99 : 0.6,
  sure,
  pattern: "plain",
});

test("a category is proposed where the engine is sure, in words that fit the noun", () => {
  expect(proposalFor(seen("top"))).toEqual({
    category: "top",
    words: "Looks like a top. Change it if not.",
  });
  expect(proposalFor(seen("trouser"))?.words).toContain("Looks like trousers.");
  for (const category of CATEGORIES) expect(proposalFor(seen(category))?.category).toBe(category);
});

test("an unsure guess proposes nothing", () => {
  expect(proposalFor(seen("top", false))).toBeUndefined();
  expect(proposalFor(undefined)).toBeUndefined();
});
