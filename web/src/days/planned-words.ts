import type { DaysAsked } from "@fit-closet/core";
import { addDays, longWeekday } from "./calendar.ts";

const list = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** What came of asking for days, in a sentence or two. */
export function plannedWords({ planned, bare }: DaysAsked): string {
  const lacking = planned.filter(({ missing }) => missing.length > 0);
  const nothing = bare.length > 0 ? [`Nothing clean is left for ${daysIn(bare)}.`] : [];
  return [headOf(planned.map(({ day }) => day)), ...gapsIn(lacking), ...nothing].join(" ");
}

function gapsIn(lacking: DaysAsked["planned"]): string[] {
  const [first, ...rest] = lacking;
  if (!first) return [];
  if (rest.length > 0)
    return [`${daysIn(lacking.map(({ day }) => day))} have gaps: too little is clean by then.`];
  return [`${longWeekday(first.day)} lacks ${list.format(first.missing)}.`];
}

/** A run of days is told by its ends. */
function daysIn(days: readonly string[]): string {
  const [first, last] = [days[0]!, days.at(-1)!];
  const isRun = days.length > 2 && addDays(first, days.length - 1) === last;
  return isRun
    ? `${longWeekday(first)} to ${longWeekday(last)}`
    : list.format(days.map(longWeekday));
}

const headOf = (days: readonly string[]): string =>
  days.length === 0 ? "Nothing new is planned." : `Planned for ${daysIn(days)}.`;
