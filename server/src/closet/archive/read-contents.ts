import { on } from "node:events";
import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { type Contents, CONTENTS, unusable } from "./contents.ts";
import type { ContentsPart } from "./contents-worker.ts";

/** Some ten times what the largest honest list takes. */
const MEMORY_MB = 256;
const PATIENCE_MS = 30_000;

type Lists = Pick<Contents, "garments" | "ideas" | "looks" | "pictured" | "taste">;

/**
 * What an archive's list says. It is parsed in a thread with a limit to its memory: thirty kilobytes of a ZIP can be a list that
 * keeps a processor busy for seconds, during which nobody else would get an answer.
 * @throws FitError archive_unusable
 */
export async function readContents(json: Buffer, signal?: AbortSignal): Promise<Lists> {
  const worker = new Worker(createRequire(import.meta.url).resolve("#contents-worker"), {
    workerData: json,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    execArgv: [],
  });
  const limit = AbortSignal.any([AbortSignal.timeout(PATIENCE_MS), ...(signal ? [signal] : [])]);
  try {
    return await collect(worker, limit);
  } catch (cause) {
    signal?.throwIfAborted();
    if (isTooMuch(cause))
      throw unusable(`The list in it, ${CONTENTS}, is too much to read.`, cause);
    throw cause;
  } finally {
    await worker.terminate();
  }
}

async function collect(worker: Worker, signal: AbortSignal): Promise<Lists> {
  const lists: Lists = { garments: [], ideas: [] };
  for await (const [part] of on(worker, "message", { signal }) as AsyncIterable<[ContentsPart]>) {
    if (!part) break;
    if ("unusable" in part) throw unusable(part.unusable);
    lists.garments.push(...(part.garments ?? []));
    lists.ideas.push(...(part.ideas ?? []));
    lists.looks ??= part.looks;
    lists.pictured ??= part.pictured;
    lists.taste ??= part.taste;
  }
  return lists;
}

const isTooMuch = (cause: unknown) =>
  cause instanceof Error &&
  (cause.name === "AbortError" || ("code" in cause && cause.code === "ERR_WORKER_OUT_OF_MEMORY"));
