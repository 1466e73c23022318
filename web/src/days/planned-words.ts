import type { DaysAsked } from "@fit-closet/core";
import { longWeekday } from "./calendar.ts";

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** What came of asking for days, in a sentence or two. */
export function plannedWords({ planned, bare }: DaysAsked): string {
  const lacking = planned.flatMap(({ day, missing }) =>
    missing.length > 0 ? [`${longWeekday(day)} lacks ${list.format(missing)}.`] : [],
  );
  const nothing = bare.length > 0 ? [`Nothing clean is left for ${daysIn(bare)}.`] : [];
  return [headOf(planned.map(({ day }) => day)), ...lacking, ...nothing].join(" ");
}

const daysIn = (days: readonly string[]): string => list.format(days.map(longWeekday));

function headOf(days: readonly string[]): string {
  if (days.length === 0) return "Nothing new is planned.";
  return `Planned for ${daysIn(days)}.`;
}
