import { FitError } from "@fit-closet/core";

export type Turns = {
  /**
   * Waits until fewer than `atOnce` are being served.
   * @param ahead hears how many are served before this one, whenever that changes; not at all where nobody waits
   * @returns what ends the turn; calling it twice does no harm
   * @throws FitError busy when too many wait already; the signal's reason
   */
  take(signal: AbortSignal, ahead?: (count: number) => void): Promise<() => void>;
  waiting(): number;
};

type Waiting = { start: () => void; ahead: (count: number) => void };

/** First come, first served, in this process. */
export function createTurns({ atOnce, queue }: { atOnce: number; queue: number }): Turns {
  const line: Waiting[] = [];
  let served = 0;

  const tellAll = () => line.forEach(({ ahead }, index) => ahead(index + 1));

  function next() {
    served -= 1;
    const first = line.shift();
    if (!first) return;
    served += 1;
    first.ahead(0);
    first.start();
    tellAll();
  }

  function ending(): () => void {
    let ended = false;
    return () => {
      if (!ended) next();
      ended = true;
    };
  }

  function wait(signal: AbortSignal, ahead: (count: number) => void): Promise<void> {
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
      const one: Waiting = { start, ahead };
      signal.addEventListener("abort", leave, { once: true });
      line.push(one);
      ahead(line.length);
    });
  }

  return {
    async take(signal, ahead = () => {}) {
      signal.throwIfAborted();
      if (served < atOnce) served += 1;
      else if (line.length < queue) await wait(signal, ahead);
      else throw new FitError("busy");
      return ending();
    },
    waiting: () => line.length,
  };
}
