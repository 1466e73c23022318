import type { EmbeddedCartoonist } from "./cartoonist.ts";
import type { Looker, Redrawer } from "./engines.ts";
import type { Cartoons } from "./ports.ts";
import type { WithFallback } from "./with-fallback.ts";

type CartoonParts = {
  embedded: EmbeddedCartoonist;
  atOnce: number;
  /** Where one is configured. */
  redrawer: Redrawer | null;
  looker: Looker | null;
  withFallback: WithFallback;
};

export function createCartoons(parts: CartoonParts): Cartoons {
  const { embedded, atOnce, redrawer, looker, withFallback } = parts;
  const draw: Cartoons["draw"] = (request, signal) => embedded.draw(request, signal);
  return {
    atOnce,
    draw,
    /**
     * The embedded engine draws first: it tells what is no photo before anything leaves, and a redrawing is judged by it. What the
     * person cut out or wants as a card is its alone.
     */
    drawFor: (payer) => async (request, signal) => {
      const own = await draw(request, signal);
      if (!redrawer || request.mask || request.card || !own.cutOut) return own;
      const call = (until: AbortSignal) => redrawer.redraw(request, own, until);
      return withFallback({ task: "cartoon", payer, signal, call, embedded: () => own });
    },

    async look(photo, payer) {
      if (!looker) return null;
      const call = (until: AbortSignal) => looker.look(photo, until);
      return withFallback({ task: "look", payer, call, embedded: () => null });
    },

    warmUp: () => embedded.warmUp(),
  };
}
