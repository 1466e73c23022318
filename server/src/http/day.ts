import { FitError } from "@fit-closet/core";

const DAY_MS = 86_400_000;
/** Clocks are up to fourteen hours ahead of UTC. */
const AHEAD_MS = 14 * 3_600_000;
const OLDEST_MS = 10 * 366 * DAY_MS;

/** @param day a person's own, as 2026-11-22. @throws FitError bad_request where it is none, is still to come or is long past */
export function checkDay(day: string): void {
  const at = Date.parse(`${day}T00:00:00Z`);
  const now = Date.now();
  // The 31st of February is read as a day in March.
  const isDay = !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
  if (!isDay || at > now + AHEAD_MS || at < now - OLDEST_MS)
    throw new FitError("bad_request", { message: "That is no day of the last ten years." });
}
