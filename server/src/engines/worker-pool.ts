import { FitError } from "@fit-closet/core";
import { Piscina } from "piscina";
import { THREAD_FLAGS, within } from "./thread.ts";

export type PoolOptions = {
  /** The compiled module whose default export does the work. */
  filename: string;
  threads: number;
  /** Tasks that may wait; the next one is told that we are busy. */
  queue: number;
  /** A task that is not done after so long, waiting included, is given up and its thread replaced. */
  patienceMs: number;
  /** Megabytes of objects in a thread; one that needs more is replaced, and the server lives on. */
  memoryMb: number;
};

export type WorkerPool<Task, Outcome> = {
  /** @throws FitError busy, unavailable */
  run(task: Task): Promise<Outcome>;
  /** Finishes what was taken on, then lets the threads go. */
  close(): Promise<void>;
};

/** Work that a person waits for and that must not keep others waiting: on threads of their own, within a time and a number. */
export function createPool<Task, Outcome>(options: PoolOptions): WorkerPool<Task, Outcome> {
  const { filename, threads, queue, patienceMs, memoryMb } = options;
  const pool = new Piscina<Task, Outcome>({
    filename,
    minThreads: 1,
    maxThreads: threads,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb, maxYoungGenerationSizeMb: YOUNG_MB },
    execArgv: THREAD_FLAGS,
    recordTiming: false,
  });
  pool.on("error", (error: Error) => process.emitWarning(error)); // An idle thread broke; the next task gets a new one.
  const underWay = new Set<Promise<Outcome>>();
  let meanMs = 20;

  async function run(task: Task): Promise<Outcome> {
    if (underWay.size >= threads + queue) {
      const seconds = Math.ceil((underWay.size * meanMs) / threads / 1000);
      throw new FitError("busy", { message: BUSY, retryAfter: Math.max(1, seconds) });
    }
    const start = performance.now();
    const ahead = underWay.size + 1;
    const running = within(patienceMs, (limit) => pool.run(task, limit));
    underWay.add(running);
    try {
      return await running;
    } finally {
      underWay.delete(running);
      meanMs += ((performance.now() - start) / ahead - meanMs) / 8;
    }
  }

  return {
    run,
    // piscina's own closing does not wait for what is still queued.
    async close() {
      await Promise.allSettled(underWay);
      await pool.close();
    },
  };
}

/** Of short-lived objects, of which an idea makes some 25 MB; V8's own 48 MB would be filled before it is swept, by each thread. */
const YOUNG_MB = 24;

const BUSY = "We are busy with other people's outfits. Please try again in a moment.";
