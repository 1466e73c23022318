import { describe, expect, test } from "vitest";
import type { Garment } from "../../garment.ts";
import type { Weather } from "../../weather.ts";
import { candidateOutfits } from "../index.ts";
import { createReview } from "./review.ts";
import data from "./sentences.test-data.json" with { type: "json" };

/** Written by somebody who had not seen the rules; a few may slip by, or be refused, as long as they are few. */
const MOST_WRONG = 1;

function judgeOf(index: number) {
  const { prompt, language, closet, weather } = data[index]!;
  const request = {
    prompt,
    language,
    closet: closet as Garment[],
    weather: weather as Weather,
    seed: 1,
  };
  const candidates = candidateOutfits(request, 1);
  if (!Array.isArray(candidates)) throw new Error("No outfit was made.");
  const [told] = candidates;
  const review = createReview(told!, request);
  const own = told!.write();
  expect(review.whole(own)).toEqual([]);
  // As it is written, and as the end of a whole text whose length is not the question.
  return (sentence: string) => [
    ...review.soFar(sentence),
    ...review.whole(`${own} ${sentence}`).filter((fault) => fault !== "too long"),
  ];
}

describe.each(data.map(({ language }, index) => [language, index] as const))(
  "in %s",
  (_, index) => {
    const { bad, good } = data[index]!;
    test("what is not so, or is not about clothes, is refused", () => {
      const judge = judgeOf(index);
      const passed = bad.filter(({ text }) => judge(text).length === 0);
      expect(passed.slice(MOST_WRONG)).toEqual([]);
    });

    test("what is so may be said", () => {
      const judge = judgeOf(index);
      const refused = good
        .map((text) => [text, judge(text)] as const)
        .filter(([, { length }]) => length > 0);
      expect(refused.slice(MOST_WRONG)).toEqual([]);
    });
  },
);

test("the set is as large as the figures say", () => {
  expect(data.flatMap(({ bad }) => bad).length).toBeGreaterThanOrEqual(60);
  expect(data.flatMap(({ good }) => good).length).toBeGreaterThanOrEqual(60);
});
