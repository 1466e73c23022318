import { urlOf, type EndpointId, ENDPOINTS, type PathParams } from "@fit-closet/core";

/** A call that the server refused or could not answer. `message` is a sentence meant for people. */
export class CallFailure extends Error {
  override readonly name = "CallFailure";
  /** The answer's; 0 where there was none. */
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const unreachable = () =>
  new CallFailure(0, "unreachable", "We could not reach the server. Please try again.");

export const tooSlow = () =>
  new CallFailure(0, "too_slow", "The server took too long to answer. Please try again.");

/** A network's own sign-in page, mostly: it answers 200 to everything. */
export const unreadable = (status: number) =>
  new CallFailure(
    status,
    "unreadable",
    "Something on the way answered instead of our server. Please check your connection and try again.",
  );

/** The only place that reads `{ code, message }`. What answered without it was not our server: 'Unknown error'. */
export function failureOf(status: number, body: string): CallFailure {
  const { code, message } = (parsed(body) ?? {}) as { code?: unknown; message?: unknown };
  return typeof code === "string" && typeof message === "string"
    ? new CallFailure(status, code, message)
    : new CallFailure(status, "unexpected", "Unknown error. Please try again.");
}

export function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** A refusal in our own server's words; anything else may go better another time, or another way. */
export const isRefusal = (failure: unknown): failure is CallFailure =>
  failure instanceof CallFailure &&
  failure.status > 0 &&
  !["unexpected", "unreadable"].includes(failure.code);

const strangers = new Set<() => void>();

/** Calls back whenever the server no longer knows who is asking. Returns the way to stop. */
export function onStranger(listener: () => void): () => void {
  strangers.add(listener);
  return () => strangers.delete(listener);
}

/** Signed out meanwhile, or signed in as somebody else: whoever is at this page is not who the server sees. */
export const isStranger = (failure: unknown) =>
  failure instanceof CallFailure && ["not_signed_in", "not_yours"].includes(failure.code);

/** What the server refused, told also to whoever asks the person to sign in again. */
export function refused(status: number, body: string): CallFailure {
  const failure = failureOf(status, body);
  if (isStranger(failure)) for (const listener of strangers) listener();
  return failure;
}

/** Where a call goes, and how. */
export type Target = { method: string; url: string };

/** One of the API's calls, its parameters filled in. */
export const to = <Id extends EndpointId>(id: Id, ...params: PathParams<Id>): Target => ({
  method: ENDPOINTS[id].method,
  url: urlOf(id, ...params),
});

export type Asking = RequestInit & {
  /** Milliseconds without a word from the server after which it is given up. */
  patience?: number;
};

const PATIENCE_MS = 30_000;

/** A call under way: `alive` renews the patience, `end` is due once its answer was read. */
function start({ patience = PATIENCE_MS, signal, ...init }: Asking) {
  const giving = new AbortController();
  const stop = () => giving.abort();
  if (signal?.aborted) stop();
  signal?.addEventListener("abort", stop);
  let late: ReturnType<typeof setTimeout> | undefined;
  return {
    init: { credentials: "same-origin", ...init, signal: giving.signal } satisfies RequestInit,
    alive: () => {
      clearTimeout(late);
      late = setTimeout(() => giving.abort(tooSlow()), patience);
    },
    end: () => {
      clearTimeout(late);
      signal?.removeEventListener("abort", stop);
    },
    /** Without a network `fetch` throws a TypeError, as a bug would; a call that was given up stays what it is. */
    failureOf: (reason: unknown): unknown => {
      const why: unknown = giving.signal.reason;
      if (why instanceof CallFailure) return why;
      return reason instanceof TypeError ? unreachable() : reason;
    },
  };
}

/** @throws CallFailure; an AbortError where the caller gave up */
export async function ask<Answer>(
  { method, url }: Target,
  asking: Asking,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  const { init, alive, end, failureOf } = start({ method, ...asking });
  alive();
  try {
    return await read(await fetch(url, init));
  } catch (reason) {
    throw failureOf(reason);
  } finally {
    end();
  }
}

/**
 * An answer as text that grows until it is whole.
 * @throws CallFailure at once where the server refused, later where the connection broke or went silent
 */
export async function* stream(target: Target, asking: Asking): AsyncGenerator<string> {
  const { init, alive, end, failureOf } = start({ method: target.method, ...asking });
  alive();
  try {
    const response = await fetch(target.url, init);
    if (!response.ok || !response.body) throw refused(response.status, await response.text());
    const text = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await text.read();
      if (done) return;
      alive();
      yield value;
    }
  } catch (reason) {
    throw failureOf(reason);
  } finally {
    end();
  }
}

/** What an answer must be; undefined is one that cannot be read. */
export type Reads<Answer> = (answer: unknown) => Answer | undefined;

/** @throws CallFailure */
export function call<Answer>(target: Target, reads: Reads<Answer>, asking: Asking = {}) {
  return ask(target, asking, async (response) => {
    const body = await response.text();
    if (!response.ok) throw refused(response.status, body);
    return readAs(reads, response.status, parsed(body));
  });
}

/** @throws CallFailure unreadable */
export function readAs<Answer>(reads: Reads<Answer>, status: number, answer: unknown): Answer {
  const read = reads(answer);
  if (read === undefined) throw unreadable(status);
  return read;
}

/** A call whose answer is that it was done; a page in HTML is no such answer. */
export const does = (target: Target, asking: Asking = {}) =>
  ask(target, asking, async (response) => {
    const body = await response.text();
    if (!response.ok) throw refused(response.status, body);
    if (body !== "" && parsed(body) === undefined) throw unreadable(response.status);
  });

export const json = (body: unknown, asking?: Asking): Asking => ({
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(body),
  ...asking,
});
