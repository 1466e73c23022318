import { isDressed } from "@fit-closet/core";
import type { Stylist } from "./engines.ts";
import type { Ideas, WrittenIdea } from "./ports.ts";
import type { Queue } from "./queue.ts";
import type { WithFallback } from "./with-fallback.ts";

/** An idea is complete without the provider, so nobody stands in line for it longer than this. */
const LONGEST_WAIT_MS = 20_000;

type IdeaParts = {
  embedded: Stylist;
  /** Where one is configured. */
  provider: Stylist | null;
  queue: Queue;
  withFallback: WithFallback;
};

export function createIdeas({ embedded, provider, queue, withFallback }: IdeaParts): Ideas {
  const suggest: Ideas["suggest"] = (request, signal) => embedded.suggest(request, signal);

  const improve: Ideas["improve"] = async ({ request, own }, payer, signal, progress) => {
    if (!provider || !isDressed(own.status)) return own;
    return withFallback<WrittenIdea, WrittenIdea>({
      task: "idea",
      payer,
      signal,
      turn: (until) => patient(queue, until, progress?.place),
      call: (until) => provider.suggest(request, until, progress?.words),
      embedded: () => own,
    });
  };

  async function warmUp(request: Parameters<Ideas["warmUp"]>[0]): Promise<WrittenIdea> {
    const own = await suggest(request);
    await provider?.warmUp?.(request);
    return own;
  }

  return { instant: provider === null, suggest, improve, warmUp };
}

/** @returns null where the line is too long */
async function patient(queue: Queue, until: AbortSignal, onPlace?: (ahead: number) => void) {
  const patience = AbortSignal.timeout(LONGEST_WAIT_MS);
  return queue.enter(AbortSignal.any([until, patience]), onPlace).catch((error: unknown) => {
    if (patience.aborted && !until.aborted) return null;
    throw error;
  });
}
