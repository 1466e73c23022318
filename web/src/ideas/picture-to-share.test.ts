import { expect, test } from "vitest";
import { linesOf } from "./picture-to-share.ts";

const widthOf = (text: string) => text.length;

test("words stand in lines that fit, and the end of a long text is told to be missing", () => {
  expect(linesOf("what to wear  to a\npicnic", 10, widthOf)).toEqual([
    "what to",
    "wear to a",
    "picnic",
  ]);
  expect(linesOf("", 10, widthOf)).toEqual([]);
  const long = linesOf("one two three four five six seven eight nine", 5, widthOf);
  expect(long).toHaveLength(6);
  expect(long.at(-1)).toMatch(/ …$/);
});
