import { FitError } from "@fit-closet/core";

const OUT_OF_MEMORY = "ERR_WORKER_OUT_OF_MEMORY";

/** Node 20.19 and later load a module that piscina asks for with `require`; others know neither the flag nor the fault. */
const REQUIRES_MODULES = process.allowedNodeEnvironmentFlags.has("--experimental-require-module");

/**
 * How a thread starts. Not with the parent's flags: the tests read core as TypeScript by one, which plain threads cannot. And its
 * module comes by `import`: a thread that is ended while `require` loads a module takes the whole process with it (V8's
 * "IsGraphAsync must be used on an instantiated module", Node 20.20).
 */
export const THREAD_FLAGS = REQUIRES_MODULES ? ["--no-experimental-require-module"] : [];

/**
 * piscina ends the thread when the signal fires, so it is for runaways only: whoever merely leaves has milliseconds wasted.
 * @throws FitError unavailable when the time or the thread's memory is spent
 */
export async function within<T>(
  ms: number,
  work: (limit: { signal: AbortSignal }) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ms);
  try {
    return await work({ signal: limit.signal });
  } catch (cause) {
    const isSpent = limit.signal.aborted || (cause as { code?: unknown }).code === OUT_OF_MEMORY;
    throw isSpent ? new FitError("unavailable", { cause }) : cause;
  } finally {
    clearTimeout(timer);
  }
}
