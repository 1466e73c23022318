import { FitError } from "@fit-closet/core";

export type Queue = {
  /**
   * Waits until fewer than `atOnce` are being served.
   * @param onPlace hears how many are served before this one, whenever that changes; not at all where nobody waits
   * @returns what ends the turn; calling it twice does no harm
   * @throws FitError busy when too many wait already; the signal's reason
   */
  enter(signal: AbortSignal, onPlace?: (ahead: number) => void): Promise<() => void>;
  waiting(): number;
};

type Waiting = { start: () => void; onPlace: (ahead: number) => void };

/** First come, first served, in this process. @param most that may wait */
export function createQueue(atOnce: number, most: number): Queue {
  const line: Waiting[] = [];
  let served = 0;

  const tellAll = () => line.forEach(({ onPlace }, index) => onPlace(index + 1));

  function next() {
    served -= 1;
    const first = line.shift();
    if (!first) return;
    served += 1;
    first.onPlace(0);
    first.start();
    tellAll();
  }

  function leaving(): () => void {
    let left = false;
    return () => {
      if (!left) next();
      left = true;
    };
  }

  function wait(signal: AbortSignal, onPlace: Waiting["onPlace"]): Promise<void> {
    return new Promise((resolve, reject) => {
      const leave = () => {
        line.splice(line.indexOf(one), 1);
        tellAll();
        reject(signal.reason);
      };
      const start = () => {
        signal.removeEventListener("abort", leave);
        resolve();
      };
      const one: Waiting = { start, onPlace };
      signal.addEventListener("abort", leave, { once: true });
      line.push(one);
      onPlace(line.length);
    });
  }

  return {
    async enter(signal, onPlace = () => {}) {
      signal.throwIfAborted();
      if (served < atOnce) served += 1;
      else if (line.length < most) await wait(signal, onPlace);
      else throw new FitError("busy");
      return leaving();
    },
    waiting: () => line.length,
  };
}
