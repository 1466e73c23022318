import { expect, test } from "vitest";
import { piece } from "../closet.testing.ts";
import { suggestOutfit } from "../index.ts";

const closet = [
  piece("shirt", "top", "white shirt", "#ffffff"),
  piece("trousers", "trouser", "navy trousers", "#1c2742"),
  piece("coat", "coat", "wool coat", "#333333"),
  piece("shoes", "shoes", "brown derbies", "#5b3a21"),
];
const proposed = (prompt: string, feelsLikeC: number, owned = closet): string[] =>
  suggestOutfit({
    prompt,
    closet: owned,
    weather: {
      tempC: feelsLikeC,
      feelsLikeC,
      windKmh: 5,
      precip: "none",
      humidity: 50,
      isNight: false,
      place: null,
    },
    seed: 1,
  }).plan.suggested.map(({ kind }) => kind!);

test("nobody who owns an outfit is sent shopping for a belt, a bag or a scarf that the day does not ask for", () => {
  for (const prompt of ["office", "dinner date", "wedding", "walk in town"])
    expect(proposed(prompt, 14)).toEqual([]);
});

test("biting cold asks for gloves, or for a scarf, unless there are some", () => {
  const cold = proposed("walk in town", -4);
  expect(cold.some((kind) => ["gloves", "scarf", "beanie"].includes(kind))).toBe(true);
  const all = [
    ...closet,
    piece("gloves", "gloves", "lined gloves", "#222222"),
    piece("scarf", "scarf", "grey scarf", "#888888"),
    piece("hat", "cap", "wool beanie", "#222222"),
  ];
  expect(proposed("walk in town", -4, all)).not.toContain("gloves");
});
