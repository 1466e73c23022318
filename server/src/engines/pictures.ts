import type { Illustrator, Sketcher } from "./engines.ts";
import type { Pictures } from "./ports.ts";
import type { WithFallback } from "./with-fallback.ts";

type PictureParts = {
  embedded: Sketcher;
  /** Where one is configured. */
  provider: Illustrator | null;
  withFallback: WithFallback;
};

export function createPictures({ embedded, provider, withFallback }: PictureParts): Pictures {
  return {
    instant: provider === null,
    sketch: (request, signal) => embedded.sketch(request, signal),
    async paint(request, payer, signal) {
      if (!provider) return null;
      const call = (until: AbortSignal) => provider.draw(request, until);
      return withFallback({ task: "picture", payer, signal, call, embedded: () => null });
    },
  };
}
