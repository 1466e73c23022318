import { createRequire } from "node:module";
import { FitError } from "@fit-closet/core";
import { Piscina } from "piscina";
import type { CartoonOutcome, CartoonTask, WorkerSettings } from "./cartoon-worker.ts";
import type { Cartoonist, CartoonRequest, DrawnCartoon } from "./engines.ts";

/** Far more than the slowest honest photo takes with a full queue before it; whatever is still running then is killed. */
const RUNAWAY_MS = 60_000;

/** Idle threads beside the first give their memory back after this. */
const IDLE_MS = 60_000;

export type CartoonistOptions = WorkerSettings & {
  /** Photos drawn at once. */
  workers: number;
  /** Photos that may wait; the next one is told that we are busy. */
  queue: number;
};

export type EmbeddedCartoonist = Cartoonist & {
  /** Settles when the first thread is warm; rejects when the engine cannot open. */
  ready: Promise<unknown>;
  close(): Promise<void>;
};

/** Draws cartoons in worker threads, so that pages stay quick meanwhile. The threads are the compiled file, in tests as well. */
export function createCartoonist(options: CartoonistOptions): EmbeddedCartoonist {
  const { workers, queue, ...settings } = options;
  const pool = new Piscina<CartoonTask, CartoonOutcome>({
    filename: createRequire(import.meta.url).resolve("#cartoon-worker"),
    minThreads: 1,
    maxThreads: workers,
    idleTimeout: IDLE_MS,
    workerData: settings,
    // Not the parent's: the tests read core as TypeScript by a flag, which plain threads cannot.
    execArgv: [],
    recordTiming: false,
  });
  const ready = pool.run(null);
  ready.catch(() => {}); // Whoever asks hears of it; so does the first photo.
  const pace = createPace(workers);

  async function draw(request: CartoonRequest, signal?: AbortSignal): Promise<DrawnCartoon> {
    signal?.throwIfAborted();
    if (pace.underWay >= workers + queue)
      throw new FitError("busy", { retryAfter: pace.secondsToDrain() });
    const left = new Int32Array(new SharedArrayBuffer(4));
    const drawing = pace.follow(
      pool.run({ request, left }, { signal: AbortSignal.timeout(RUNAWAY_MS) }),
    );
    return read(await unlessAborted(drawing, signal, () => Atomics.store(left, 0, 1)));
  }

  return { draw, ready, close: () => pool.close() };
}

function read(outcome: CartoonOutcome): DrawnCartoon {
  if (!outcome) throw new TypeError("The warm-up's answer was taken for a drawing.");
  if ("refused" in outcome) throw new FitError(outcome.refused, { message: outcome.message });
  return { ...outcome.drawn, by: "embedded" };
}

/**
 * Rejects at once when the signal fires, and tells the thread to stop at its next stage. The thread itself lives on:
 * warming up a new one costs more than the rest of a drawing.
 */
async function unlessAborted<T>(
  work: Promise<T>,
  signal: AbortSignal | undefined,
  leave: () => void,
) {
  if (!signal) return work;
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => {
      leave();
      reject(signal.reason);
    };
  });
  signal.addEventListener("abort", onAbort, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener("abort", onAbort);
  }
}

/** Counts what is under way and how long a drawing takes of late, so that "try again" can name a time. */
function createPace(workers: number) {
  let underWay = 0;
  let meanMs = 300;
  return {
    get underWay() {
      return underWay;
    },
    secondsToDrain: () => Math.max(1, Math.ceil((underWay * meanMs) / workers / 1000)),
    async follow<T>(drawing: Promise<T>): Promise<T> {
      underWay++;
      const start = performance.now();
      const waves = Math.ceil(underWay / workers);
      try {
        return await drawing;
      } finally {
        underWay--;
        meanMs += ((performance.now() - start) / waves - meanMs) / 8;
      }
    },
  };
}
