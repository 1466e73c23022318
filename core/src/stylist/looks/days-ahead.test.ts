import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../../languages/index.ts";
import { settingsOnDisk } from "../../situations/on-disk.test-data.ts";
import type { Weather } from "../../weather.ts";
import { weatherAt } from "../closet.testing.ts";
import { type StylistRequest, suggestOutfit } from "../index.ts";
import { textFaults } from "../tell/text-faults.ts";
import { WARDROBE } from "./wardrobe.test-data.ts";

/** A Wednesday. */
const NOW = { year: 2026, month: 11, day: 25, hour: 9 };
const day = (at: number): string => `2026-11-${25 + at}`.replace("2026-11-31", "2026-12-01");

const FORECAST: Readonly<Record<string, Weather>> = {
  [day(0)]: weatherAt(30),
  [day(1)]: weatherAt(3, "rain"),
  [day(2)]: weatherAt(27),
  [day(5)]: weatherAt(-2, "snow"),
  [day(6)]: weatherAt(24),
};
const ahead = Object.entries(FORECAST).map(([on, weather]) => ({ day: on, weather }));

const looksFor = (prompt: string, more: Partial<StylistRequest> = {}) =>
  suggestOutfit(
    { prompt, closet: WARDROBE, weather: weatherAt(14), seed: 1, now: NOW, ahead, ...more },
    settingsOnDisk(),
  );
const temperatures = (idea: ReturnType<typeof looksFor>) =>
  idea.plan.looks?.map(({ weather }) => weather?.tempC);

const COATS = new Set(WARDROBE.filter(({ category }) => category === "coat").map(({ id }) => id));

describe("each of several days", () => {
  test("is dressed for what is foretold of it", () => {
    const idea = looksFor("what do I wear Thursday and Friday at the office");
    const [wet, hot] = idea.plan.looks!;
    expect(temperatures(idea)).toEqual([3, 27]);
    expect(wet!.items.some((id) => COATS.has(id))).toBe(true);
    expect(hot!.items.some((id) => COATS.has(id) && !/blazer/.test(id))).toBe(false);
    expect(wet!.text).toMatch(/up to 3 °C, rain/);
    expect(hot!.text).toMatch(/up to 27 °C\./);
  });

  test("comes after the one before it, the first of them today or later", () => {
    expect(temperatures(looksFor("looks for Monday and Tuesday at the office"))).toEqual([-2, 24]);
    expect(temperatures(looksFor("looks for Friday and Monday at the office"))).toEqual([27, -2]);
  });

  test("keeps the weather that is where it is today, or where no forecast reaches", () => {
    expect(temperatures(looksFor("looks for Wednesday and Thursday at the office"))).toEqual([
      14, 3,
    ]);
    expect(temperatures(looksFor("looks for Saturday and Sunday at the office"))).toEqual([14, 14]);
    expect(looksFor("looks for Saturday and Sunday at the office").text).not.toContain("Forecast");
  });

  test("keeps what somebody said of it themselves, and no forecast of home follows them abroad", () => {
    const said = looksFor("Thursday office, Friday picnic at 12 degrees");
    expect(temperatures(said)).toEqual([3, 12]);
    expect(said.plan.looks![1]!.text).not.toContain("Forecast");
    const away = looksFor("packing for Thursday and Friday in Lisbon in May");
    expect(away.text).not.toContain("Forecast");
  });

  test("wears nothing that is in the wash", () => {
    const prompt = "what do I wear Thursday and Friday at the office";
    const worn = looksFor(prompt).plan.looks!.flatMap(({ items }) => items);
    const others = looksFor(prompt, { washing: worn }).plan.looks!.flatMap(({ items }) => items);
    expect(others.filter((id) => worn.includes(id))).toEqual([]);
  });
});

const WEEKS = {
  en: "what do I wear Thursday and Friday at the office",
  de: "was ziehe ich Donnerstag und Freitag im Büro an",
  fr: "que porter jeudi et vendredi au bureau",
  es: "qué me pongo el jueves y el viernes en la oficina",
  it: "cosa metto giovedì e venerdì in ufficio",
  pt: "o que vestir quinta e sexta no escritório",
} as const;

test.each(LANGUAGES)("the forecast is told in its language: %s", (code) => {
  const idea = looksFor(WEEKS[code]);
  expect(temperatures(idea)).toEqual([3, 27]);
  for (const { text } of idea.plan.looks!) {
    expect(text).toMatch(/(3|27) °C/);
    // Names of another language are told in full, which takes words.
    expect(textFaults(text, code).filter((fault) => !fault.endsWith("words"))).toEqual([]);
  }
});
