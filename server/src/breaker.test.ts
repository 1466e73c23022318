import { expect, test } from "vitest";
import { createBreaker } from "./breaker.ts";

test("a breaker pauses after three failures, then lets one try decide", async () => {
  let now = 0;
  let tries = 0;
  const breaker = createBreaker(() => now);
  const attempt = (result?: string) =>
    breaker.attempt(async () => {
      tries++;
      if (!result) throw new Error("away");
      return result;
    });
  for (let i = 0; i < 5; i++) expect(await attempt()).toBeNull();
  expect(tries).toBe(3);
  now = 61_000;
  expect(await Promise.all([attempt(), attempt()])).toEqual([null, null]);
  expect(tries).toBe(4);
  now = 122_000;
  expect(await attempt("back")).toBe("back");
  expect(await attempt("still")).toBe("still");
});
