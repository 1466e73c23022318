import { CATEGORIES, type Recognised } from "@fit-closet/core";
import { expect, test } from "vitest";
import { proposalFor } from "./proposal.ts";

const seen = (category: string, sure = true): Recognised => ({
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

test("dress, skirt and shoes are named, but no category is chosen for them", () => {
  for (const category of ["dress", "skirt", "shoes"]) {
    const proposal = proposalFor(seen(category));
    expect(proposal?.category).toBeUndefined();
    expect(proposal?.words).toContain(category);
  }
});

test("an unsure guess proposes nothing", () => {
  expect(proposalFor(seen("top", false))).toBeUndefined();
  expect(proposalFor(undefined)).toBeUndefined();
});
