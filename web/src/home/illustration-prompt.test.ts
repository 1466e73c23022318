import { expect, test } from "vitest";
import { illustrationPrompt } from "./illustration-prompt.ts";

test("the illustration is asked for in the product's words, however long the idea", () => {
  const prompt = illustrationPrompt("Wear the navy coat. ".repeat(1000));
  expect(prompt).toMatch(
    /^A fashion illustration of .*flat design, white background, detailed\.$/is,
  );
  expect(prompt.length).toBeLessThanOrEqual(6000);
});
