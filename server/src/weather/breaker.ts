/** Failures in a row after which nobody is asked for a while. */
const ENOUGH = 3;
const PAUSE_MS = 60_000;

/**
 * A circuit breaker (Nygard, "Release It!", 2007): after repeated failures nothing is tried for a minute, then one try
 * decides, so that an absent network costs each person no wait.
 */
export function createBreaker(now: () => number = Date.now) {
  let failures = 0;
  let pausedUntil = 0;
  return {
    /** @returns null when the work failed or was not tried */
    async attempt<T>(work: () => Promise<T>): Promise<T | null> {
      if (failures >= ENOUGH && now() < pausedUntil) return null;
      pausedUntil = now() + PAUSE_MS;
      try {
        const result = await work();
        failures = 0;
        return result;
      } catch {
        failures++;
        return null;
      }
    },
  };
}
