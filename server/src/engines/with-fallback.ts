import type { Task } from "./engines.ts";

/** Whose money a provider is asked for: visitors by their network address alone. */
export type Payer = { person: string | null; address: string };

export type Ticket = {
  /** Makes the call and charges what it cost, once. The call's failure is passed on. */
  pay<Answer>(call: () => Promise<Answer>): Promise<Answer>;
};

export type FallbackOptions = {
  /** Sets money aside for one call; null where no provider does the task or the money is spent. */
  reserve: (task: Task, payer: Payer) => Promise<Ticket | null>;
  /** Aborts when the server is about to close: nobody waits for a provider then. */
  closing: AbortSignal;
  /** Hears of what failed where somebody was answered all the same. */
  onTrouble: (error: unknown) => void;
};

export type Asked<Answer, Embedded> = {
  task: Task;
  payer: Payer;
  signal?: AbortSignal | undefined;
  /** Waited for before money is set aside. @returns what ends the turn; null where the wait is too long */
  turn?: (until: AbortSignal) => Promise<(() => void) | null>;
  /** Asks the provider and checks what it answers. */
  call: (until: AbortSignal) => Promise<Answer>;
  embedded: () => Embedded | Promise<Embedded>;
};

export type WithFallback = <Answer, Embedded>(
  asked: Asked<Answer, Embedded>,
) => Promise<Answer | Embedded>;

/**
 * The one way to a provider: a turn, money set aside, the call with its check, the charge. Where any of these fails, or there is no
 * provider or no money left, the embedded engine answers, and nothing is said about it. Rejects only when the caller is gone or the
 * embedded engine fails.
 */
export function createFallback({ reserve, closing, onTrouble }: FallbackOptions): WithFallback {
  async function paid<Answer>(asked: Asked<Answer, unknown>): Promise<{ answer: Answer } | null> {
    const { task, payer, signal, turn, call } = asked;
    const until = signal ? AbortSignal.any([signal, closing]) : closing;
    until.throwIfAborted();
    const end = turn ? await turn(until) : () => {};
    try {
      const ticket = end && (await reserve(task, payer));
      return ticket && { answer: await ticket.pay(() => call(until)) };
    } finally {
      end?.();
    }
  }

  return async (asked) => {
    const came = await paid(asked).catch((error: unknown) => {
      asked.signal?.throwIfAborted();
      if (!closing.aborted) onTrouble(error);
      return null;
    });
    return came ? came.answer : asked.embedded();
  };
}
