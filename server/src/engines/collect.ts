import { setTimeout as rest } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");

/** Has V8 collect on this thread, at once: for what is let go of in one piece, after which a quiet process may see no reason to. */
export const collect = runInNewContext("gc") as (options?: { type: "minor" }) => void;

/** V8 judges by five seconds. */
const QUIET_MS = 6000;

/**
 * Gives back the space that a busy time, such as the start, took for young objects: 30 MB that V8 keeps until it sees, at a second
 * collection, that few were made since the first. Takes some 50 ms once. Settles early, without a word, when the signal fires.
 * @param elsewhere collects on other threads
 */
export async function giveBackYoungSpace(
  signal: AbortSignal,
  elsewhere: () => Promise<void>,
): Promise<void> {
  collect({ type: "minor" });
  await elsewhere();
  await rest(QUIET_MS, undefined, { ref: false, signal }).catch(() => {});
  if (signal.aborted) return;
  collect();
  await elsewhere();
}
