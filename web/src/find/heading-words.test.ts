import { expect, test } from "vitest";
import { headingWords } from "./heading-words.ts";

test("months are written out, categories capitalised, letters left", () => {
  expect(headingWords("2026-11", "newest")).toBe("November 2026");
  expect(headingWords("trouser", "category")).toBe("Trouser");
  expect(headingWords("#", "name")).toBe("#");
  expect(headingWords("whenever", "oldest")).toBe("whenever");
});
