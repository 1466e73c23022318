import { expect, test } from "vitest";
import { plannedWords } from "./planned-words.ts";

const planned = (day: string, ...missing: string[]) => ({ day, id: day, missing });

test("what was planned is told by its days, with what it lacks and what was left without", () => {
  const days = [planned("2026-11-24"), planned("2026-11-25", "white shirt", "brown belt")];
  expect(plannedWords({ planned: days, bare: ["2026-11-27"] })).toBe(
    "Planned for Tuesday and Wednesday. Wednesday lacks white shirt and brown belt. Nothing clean is left for Friday.",
  );
  expect(plannedWords({ planned: [], bare: [] })).toBe("Nothing new is planned.");
});

test("a run of days is told by its ends, and many gaps are not listed piece by piece", () => {
  const week = ["2026-11-23", "2026-11-24", "2026-11-25", "2026-11-26"];
  const days = [...week.map((day) => planned(day)), planned("2026-11-27", "tee")];
  expect(plannedWords({ planned: [...days, planned("2026-11-29", "tee")], bare: [] })).toBe(
    "Planned for Monday, Tuesday, Wednesday, Thursday, Friday and Sunday. Friday and Sunday have gaps: too little is clean by then.",
  );
  expect(plannedWords({ planned: days.slice(0, 4), bare: [] })).toBe(
    "Planned for Monday to Thursday.",
  );
});
