import { FitError } from "@fit-closet/core";

type Answered = { name?: string; $metadata?: { httpStatusCode?: number } };

/** The HTTP status of a refusal; 0 where there was no answer. */
export const statusOf = (cause: unknown): number =>
  (cause as Answered).$metadata?.httpStatusCode ?? 0;

/** The file is missing, not its bucket. A `HEAD` has no body to tell them apart; the start has looked for the bucket. */
export const isAbsent = (cause: unknown): boolean =>
  statusOf(cause) === 404 && (cause as Answered).name !== "NoSuchBucket";

/** Says what the bucket said in the family's words. A mistake in a program of ours stays itself. */
export async function storage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (cause instanceof FitError || cause instanceof TypeError) throw cause;
    if (isAbsent(cause)) throw new FitError("not_found", { cause });
    throw new FitError("unavailable", { cause });
  }
}
