import { BIN_DAYS } from "@fit-closet/core";

const DAY_MS = 86_400_000;

/** How long something stays in the bin, in words. @param removedAt, now: epoch milliseconds */
export function daysLeft(removedAt: number, now: number): string {
  const days = Math.ceil((removedAt + BIN_DAYS * DAY_MS - now) / DAY_MS);
  if (days <= 0) return "Goes today";
  return days === 1 ? "1 day left" : `${days} days left`;
}
