/** Failures in a row after which nobody is asked for a while. */
const ENOUGH = 3;
const PAUSE_MS = 60_000;

export type Breaker = {
  /** False while nobody is to be asked. Where it is true after a pause, that one try decides. */
  mayTry(): boolean;
  worked(): void;
  failed(): void;
  /** @returns null when the work failed or was not tried */
  attempt<T>(work: () => Promise<T>): Promise<T | null>;
};

/**
 * A circuit breaker (Nygard, "Release It!", 2007): after repeated failures nothing is tried for a minute, then one try
 * decides, so that an absent network costs each person no wait.
 */
export function createBreaker(now: () => number = Date.now): Breaker {
  let failures = 0;
  let pausedUntil = 0;
  const breaker: Breaker = {
    mayTry() {
      if (failures >= ENOUGH && now() < pausedUntil) return false;
      pausedUntil = now() + PAUSE_MS;
      return true;
    },
    worked() {
      failures = 0;
    },
    failed() {
      failures++;
      pausedUntil = now() + PAUSE_MS;
    },
    async attempt(work) {
      if (!breaker.mayTry()) return null;
      try {
        const result = await work();
        breaker.worked();
        return result;
      } catch {
        breaker.failed();
        return null;
      }
    },
  };
  return breaker;
}
