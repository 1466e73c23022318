import { expect, test } from "vitest";
import { howSure } from "./how-sure.ts";

test("a chance is told as people say it, and a low one as no more than a guess", () => {
  expect([0.5, 0.79, 0.8, 0.92, 0.93, 1].map(howSure)).toEqual([
    "A first guess",
    "A first guess",
    "Fairly sure",
    "Fairly sure",
    "Sure",
    "Sure",
  ]);
});
