import { ProviderFailure } from "./failure.ts";

/** Calls that wait, for each that is under way. The last of them waits for a few rounds. */
const LINE = 8;

/** Lets so many calls through at the same time; the others wait in line. */
export function createSlots(atOnce: number) {
  const line: (() => void)[] = [];
  let free = atOnce;

  function wait(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(start), 1);
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      signal.addEventListener("abort", leave, { once: true });
      line.push(start);
    });
  }

  return {
    /** @throws ProviderFailure busy; the signal's reason */
    async take(signal: AbortSignal): Promise<void> {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else if (line.length >= atOnce * LINE) throw new ProviderFailure("busy");
      else await wait(signal);
    },
    give(): void {
      const next = line.shift();
      if (next) next();
      else free += 1;
    },
  };
}
