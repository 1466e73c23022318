import { isDressed, type Idea, type Plan } from "@fit-closet/core";
import type { IdeaRequest, Stylist } from "../engines/engines.ts";
import type { Asks, Budget } from "../spending/budget.ts";
import type { Turns } from "./turns.ts";

export type Writing = {
  /** The provider's stylist, where one is configured. */
  writer: Stylist | null;
  turns: Turns;
  budget: Budget;
  /** Aborts when the server is about to close: nobody waits for a provider then. */
  closing: AbortSignal;
  onTrouble: (error: unknown) => void;
};

/** What a reader may be told while a provider writes. */
export type Progress = {
  place: (ahead: number) => void;
  words: (textSoFar: string, plan: Plan) => void;
};

export type WrittenIdea = Idea & { by: string };

/** An idea is complete without the provider, so nobody stands in line for it longer than this. */
const LONGEST_LINE_MS = 20_000;

/**
 * The provider's idea, or null where the embedded one stands: no provider, nothing to dress, no money left, too long a line, or the
 * provider failed. Rejects only when the caller is gone.
 */
export async function writeIdea(
  parts: Writing,
  asks: Asks,
  { request, own }: { request: IdeaRequest; own: WrittenIdea },
  signal: AbortSignal,
  progress?: Progress,
): Promise<WrittenIdea | null> {
  const { writer, turns, budget, closing } = parts;
  if (!writer || !isDressed(own.status)) return null;
  const until = AbortSignal.any([signal, closing]);
  const inLine = AbortSignal.any([until, AbortSignal.timeout(LONGEST_LINE_MS)]);
  try {
    const end = await turns.take(inLine, progress?.place);
    try {
      const ticket = await budget.reserve("idea", asks);
      return ticket && (await ticket.pay(() => writer.suggest(request, until, progress?.words)));
    } finally {
      end();
    }
  } catch (error) {
    signal.throwIfAborted();
    if (!inLine.aborted) parts.onTrouble(error);
    return null;
  }
}
