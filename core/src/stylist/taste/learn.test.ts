import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Told } from "../../taste.ts";
import { learn, type Lesson } from "./learn.ts";

const lesson = (told: Told, at = 0, act: Lesson["act"] = "worn"): Lesson => ({ act, told, at });
const times = (count: number, told: Told): Lesson[] =>
  Array.from({ length: count }, (_, at) => lesson(told, at));

describe("what is learned", () => {
  it("moves little by one reaction, further by each more, and grows surer", () => {
    const weights = [1, 5, 30].map((count) => learn(times(count, { "colour:blue": 1 })));
    const [one, few, many] = weights.map((leanings) => leanings["colour:blue"]!);
    expect(one!.weight).toBeGreaterThan(0);
    expect(one!.weight).toBeLessThan(0.2);
    expect(few!.weight).toBeGreaterThan(one!.weight);
    expect(many!.weight).toBeGreaterThan(few!.weight);
    expect(many!.spread).toBeLessThan(one!.spread);
    expect([one!.from, few!.from, many!.from]).toEqual([1, 5, 30]);
  });

  it("is nothing where what was kept has no more of it than what was passed over", () => {
    const both = [...times(6, { "colour:blue": 1 }), ...times(6, { "colour:blue": -1 })];
    expect(learn(both)["colour:blue"]!.weight).toBeCloseTo(0, 6);
    expect(learn([])).toEqual({});
  });

  it("is less where everybody would have chosen so", () => {
    const usual = learn([lesson({ "look:harmony": 0, "look:bright-count": -2, "colour:red": 1 })]);
    const odd = learn([lesson({ "look:bright-count": 2, "colour:red": 1 })]);
    expect(odd["colour:red"]!.weight).toBeGreaterThan(usual["colour:red"]!.weight);
  });

  it("counts another idea asked for less than a plain no", () => {
    const after = (act: Lesson["act"]) =>
      learn([lesson({ "cut:loose": -1 }, 0, act)])["cut:loose"]!;
    expect(after("another").weight).toBeGreaterThan(after("not-this").weight);
    expect(after("not-this").weight).toBeLessThan(0);
  });

  it("is the same whatever the order of the reactions", () => {
    const told = fc.dictionary(
      fc.constantFrom("colour:blue", "kind:jeans", "look:contrast", "trait:warm", "cut:loose"),
      fc.double({ min: -3, max: 3, noNaN: true }),
    );
    fc.assert(
      fc.property(fc.array(told, { maxLength: 12 }), (list) => {
        const lessons = list.map((one, at) => lesson(one, at));
        const there = learn(lessons);
        const back = learn(lessons.toReversed());
        expect(Object.keys(back)).toEqual(Object.keys(there));
        for (const [name, { weight, spread }] of Object.entries(there)) {
          expect(back[name]!.weight).toBeCloseTo(weight, 6);
          expect(Number.isFinite(spread) && spread > 0).toBe(true);
        }
      }),
    );
  });

  it("stays finite when thousands say the same, and when nobody knows the topic", () => {
    const leanings = learn([...times(2000, { "kind:tee": 40 }), lesson({ "moon:full": 1 })]);
    expect(leanings["kind:tee"]!.weight).toBeLessThan(5);
    expect(Object.values(leanings).every(({ weight }) => Number.isFinite(weight))).toBe(true);
  });
});

describe("what was forgotten", () => {
  const lessons = times(12, { "tone:dark-blue": 1, "colour:blue": 1, "shade:dark": 1 });

  it("is gone, and what stands beside it explains no more than it did", () => {
    const before = learn(lessons);
    const after = learn(lessons, { "tone:dark-blue": 11 });
    expect(after["tone:dark-blue"]).toBeUndefined();
    expect(after["colour:blue"]!.weight).toBeCloseTo(before["colour:blue"]!.weight, 9);
  });

  it("is learned anew from what happens afterwards", () => {
    const more = times(4, { "tone:dark-blue": -1 }).map((one) => ({ ...one, at: one.at + 100 }));
    const { weight, from } = learn([...lessons, ...more], { "tone:dark-blue": 11 })[
      "tone:dark-blue"
    ]!;
    expect(weight).toBeLessThan(0);
    expect(from).toBe(4);
  });
});
