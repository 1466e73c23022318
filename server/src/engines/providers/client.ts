import { setTimeout as pause } from "node:timers/promises";
import { FitError } from "@fit-closet/core";
import { createBreaker } from "../../breaker.ts";
import type { OnCost, Task, Usage } from "../engines.ts";
import { createQueue } from "../queue.ts";
import { isPassing, isProvidersFault, ProviderFailure, readFailure } from "./failure.ts";
import { type Models, openModels } from "./models.ts";
import { scriptedModel } from "./scripted-model.ts";
import type { ProviderName, ProviderSettings, TaskSettings } from "./settings.ts";

/** Calls that wait, for each that is under way. The last of them waits for a few rounds. */
const WAITING = 8;

const RETRIES = 2;
/** The first wait is at most so long, the second twice that; by chance, so that many do not come back together. */
const BACKOFF_MS = 500;

/** One try: what to ask with, until when, and where to note what was used as soon as it is known. */
export type Call = {
  models: Models;
  model: string;
  signal: AbortSignal;
  used: (amounts: Pick<Usage, "inputTokens" | "outputTokens" | "pictures">) => void;
};

/** One provider, shared by all tasks: its queue, its breaker, its timeouts and what it costs. */
export type ProviderClient = {
  /**
   * @param work is called again where the provider was busy or failed, until it answers or time is up
   * @throws ProviderFailure; the signal's reason
   */
  call<T>(task: Task, work: (call: Call) => Promise<T>, signal?: AbortSignal): Promise<T>;
  /** Does the same work with a model that says this, whatever it is asked: nobody is asked, nothing is billed, no failure counts. */
  dryRun(says: string, work: (call: Call) => Promise<unknown>): Promise<void>;
};

export type ClientOptions = {
  provider: ProviderName;
  settings: ProviderSettings;
  tasks: Partial<Record<Task, TaskSettings>>;
  atOnce: number;
  onCost: OnCost;
};

export function createClient(options: ClientOptions): ProviderClient {
  const { provider, settings, tasks, atOnce, onCost } = options;
  const breaker = createBreaker();
  const queue = createQueue(atOnce, atOnce * WAITING);
  const opening = openModels(provider, settings);
  // Whoever asks hears of it.
  opening.catch(() => {});

  async function ask<T>(task: Task, work: (call: Call) => Promise<T>, signal?: AbortSignal) {
    const { model, timeoutMs } = tasks[task]!;
    signal?.throwIfAborted();
    if (!breaker.mayTry()) throw new ProviderFailure("paused", `${provider}, ${task}`);
    const deadline = performance.now() + timeoutMs;
    const limit = AbortSignal.timeout(timeoutMs);
    const until = signal ? AbortSignal.any([limit, signal]) : limit;
    const used: Call["used"] = (amounts) => onCost({ task, provider, model, ...amounts });
    const leave = await enter(until);
    try {
      const models = await opening;
      const once = () => stopAt(until, work({ models, model, signal: until, used }));
      return await tryAgain(once, until, deadline);
    } catch (error) {
      signal?.throwIfAborted();
      const failure = limit.aborted ? new ProviderFailure("late") : readFailure(error);
      if (isProvidersFault(failure)) breaker.failed();
      else breaker.worked();
      failure.message += ` [${provider}, ${model}, ${task}]`;
      throw failure;
    } finally {
      leave();
    }
  }

  async function enter(until: AbortSignal) {
    try {
      return await queue.enter(until);
    } catch (error) {
      const isFull = error instanceof FitError || until.reason?.name === "TimeoutError";
      throw isFull ? new ProviderFailure("busy", provider) : error;
    }
  }

  return {
    async call(task, work, signal) {
      const answer = await ask(task, work, signal);
      breaker.worked();
      return answer;
    },

    async dryRun(says, work) {
      const models = { ...(await opening), writes: () => scriptedModel(says) };
      const { signal } = new AbortController();
      await work({ models, model: "scripted", signal, used: () => {} });
    },
  };
}

/** No vendor is trusted to let go when it is told to. */
async function stopAt<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  let leave = () => {};
  const stopped = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
  });
  signal.addEventListener("abort", leave, { once: true });
  try {
    return await Promise.race([work, stopped]);
  } finally {
    signal.removeEventListener("abort", leave);
    work.catch(() => {});
  }
}

async function tryAgain<T>(
  work: () => Promise<T>,
  until: AbortSignal,
  deadline: number,
): Promise<T> {
  for (let turn = 0; ; turn++)
    try {
      return await work();
    } catch (error) {
      const failure = readFailure(error);
      const backoff = Math.random() * BACKOFF_MS * 2 ** turn;
      const wait = Math.max(backoff, (failure.retryAfter ?? 0) * 1000);
      const inVain = until.aborted || performance.now() + wait >= deadline;
      if (inVain || turn >= RETRIES || !isPassing(failure)) throw failure;
      await pause(wait, undefined, { signal: until });
    }
}
