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
