import { expect, test } from "vitest";
import { countsOf, type Entry } from "./entry.ts";
import { picturesAmong } from "./pictures-among.ts";
import { progressWords, takenWords } from "./words.ts";

const entry = (part: Partial<Entry>): Entry => ({
  id: "1",
  fileName: "a.jpg",
  source: "a.jpg 1 1",
  step: "to-check",
  cut: "found",
  ...part,
});

test("how far the photos are is said in one sentence", () => {
  const set = entry({ category: "top" });
  expect(progressWords(countsOf([set]))).toBe("1 photo, all set.");
  expect(
    progressWords(
      countsOf([set, entry({}), entry({ step: "to-draw" }), entry({ step: "failed" })]),
    ),
  ).toBe("4 photos: 1 still being drawn, 1 needs a category, 1 could not be added.");
});

test("what was not taken is said, and nothing where all was", () => {
  expect(takenWords(3, 0, 0)).toBeUndefined();
  expect(takenWords(3, 1, 2)).toBe(
    "1 photo was here already, 2 files are no pictures; 2 added to the list.",
  );
});

test("a phone's photo without a type is a picture, a note is none", () => {
  const named = (name: string, type = "") => new File([], name, { type });
  const files = [
    named("a.HEIC"),
    named("b.txt", "text/plain"),
    named("c", "image/png"),
    named("d"),
  ];
  expect(picturesAmong(files).map(({ name }) => name)).toEqual(["a.HEIC", "c"]);
});
