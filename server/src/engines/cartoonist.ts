import { access } from "node:fs/promises";
import { createRequire } from "node:module";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { FitError } from "@fit-closet/core";
import { Piscina } from "piscina";
import type { CartoonOutcome, CartoonTask, PhotoWork, WorkerSettings } from "./cartoon-worker.ts";
import type { Cartoonist, ShrinkPhoto } from "./engines.ts";
import { kitFiles } from "./kit-files.ts";
import { createMemoryBudget, type MemoryBudget } from "./memory-budget.ts";
import { THREAD_FLAGS, within } from "./thread.ts";

/** Far more than the slowest honest photo takes with a full queue before it. */
const PATIENCE_MS = 60_000;

/** A thread that draws nothing for so long gives its memory back, some 90 MB: longer than people take from photo to photo. */
const IDLE_MS = 600_000;

export type CartoonistOptions = WorkerSettings & {
  /** Photos drawn at once. */
  workers: number;
  /** Photos that may wait; the next one is told that we are busy. */
  queue: number;
  /** A drawing that is not there after so long, waiting included, is given up and its thread replaced. */
  patienceMs?: number;
};

export type EmbeddedCartoonist = Cartoonist & {
  /** @throws FitError as `draw` does */
  shrink: ShrinkPhoto;
  /** Rejects when the engine's net is not there. */
  ready: Promise<unknown>;
  warmUp(): Promise<void>;
  close(): Promise<void>;
};

/** Draws cartoons in worker threads, so that pages stay quick meanwhile. The threads are the compiled file, in tests as well. */
export function createCartoonist(options: CartoonistOptions): EmbeddedCartoonist {
  const { workers, queue, patienceMs = PATIENCE_MS, ...settings } = options;
  const pool = new Piscina<CartoonTask, CartoonOutcome>({
    filename: createRequire(import.meta.url).resolve("#cartoon-worker"),
    minThreads: 0,
    maxThreads: workers,
    idleTimeout: IDLE_MS,
    workerData: settings,
    execArgv: THREAD_FLAGS,
    recordTiming: false,
  });
  const ready = Promise.all(kitFiles(settings.assetsFolder).map((file) => access(file)));
  ready.catch(() => {}); // Whoever asks hears of it; so does the first photo.
  pool.on("error", (error: Error) => process.emitWarning(error)); // An idle thread broke; the next task gets a new one.
  const pace = createPace(workers);
  const budget = createMemoryBudget(settings.maxBytes);

  async function run(work: PhotoWork, signal?: AbortSignal): Promise<Worked> {
    signal?.throwIfAborted();
    if (pace.underWay() >= workers + queue)
      throw new FitError("busy", { retryAfter: pace.secondsToDrain() });
    const left = new Int32Array(new SharedArrayBuffer(4));
    const onThread = (limit: { signal: AbortSignal }) =>
      withMemory(budget, (memory) =>
        pool.run({ work, left, memory }, { ...limit, transferList: [memory] }),
      );
    const working = pace.follow(within(patienceMs, onThread));
    return read(await unlessAborted(working, signal, () => Atomics.store(left, 0, 1)));
  }

  const draw: EmbeddedCartoonist["draw"] = async (request, signal) => {
    const done = await run({ draw: request }, signal);
    if (!("drawn" in done)) throw new TypeError("A thread answered with something else.");
    return { ...done.drawn, by: "embedded" };
  };

  const shrink: ShrinkPhoto = async (photo, side, signal) => {
    const done = await run({ shrink: { photo, side } }, signal);
    if (!("jpeg" in done)) throw new TypeError("A thread answered with something else.");
    return done.jpeg;
  };

  let warming: Promise<unknown> | undefined;
  async function warmUp(): Promise<void> {
    if (pool.threads.length === 0) warming = pool.run(null);
    await warming;
  }

  /** piscina's own closing does not wait for what is still queued. */
  async function close(): Promise<void> {
    await pace.drained();
    await pool.close();
  }

  return { draw, shrink, ready, warmUp, close };
}

type Worked = Exclude<CartoonOutcome, { refused: unknown } | null>;

function read(outcome: CartoonOutcome): Worked {
  if (!outcome) throw new TypeError("The warm-up's answer was taken for a photo's.");
  if ("refused" in outcome) throw new FitError(outcome.refused, { message: outcome.message });
  return outcome;
}

/** However the work ends, its memory is given back here: a thread that is killed cannot. */
async function withMemory<T>(budget: MemoryBudget, work: (port: MessagePort) => Promise<T>) {
  const { port1: here, port2: there } = new MessageChannel();
  let taken: Promise<() => void> | undefined;
  here.once("message", (bytes: number) => {
    taken = budget.take(bytes);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has none
    void taken.then(() => here.postMessage(null));
  });
  try {
    return await work(there);
  } finally {
    here.close();
    void taken?.then((giveBack) => giveBack());
  }
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

/** Knows what is under way and how long a drawing takes of late, so that "try again" can name a time. */
function createPace(workers: number) {
  const underWay = new Set<Promise<unknown>>();
  let meanMs = 300;

  async function follow<T>(drawing: Promise<T>): Promise<T> {
    underWay.add(drawing);
    const start = performance.now();
    const waves = Math.ceil(underWay.size / workers);
    try {
      return await drawing;
    } finally {
      underWay.delete(drawing);
      meanMs += ((performance.now() - start) / waves - meanMs) / 8;
    }
  }

  return {
    follow,
    underWay: () => underWay.size,
    secondsToDrain: () => Math.max(1, Math.ceil((underWay.size * meanMs) / workers / 1000)),
    drained: () => Promise.allSettled(underWay),
  };
}
