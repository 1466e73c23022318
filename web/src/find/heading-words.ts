import type { FoundOrder } from "@fit-closet/core";

const MONTH = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** What a heading is called: months come as 2026-11, letters and categories as they are. */
export function headingWords(id: string, order: FoundOrder): string {
  if (order === "category") return capitalised(id);
  if (order === "name") return id;
  const month = new Date(`${id}-01T00:00:00Z`);
  return Number.isNaN(month.getTime()) ? id : MONTH.format(month);
}
