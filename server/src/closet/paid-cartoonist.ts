import { FitError } from "@fit-closet/core";
import type { PersonId } from "../database/ownership.ts";
import type { Cartoonist } from "../engines/engines.ts";
import type { Budget } from "../spending/budget.ts";

export type Drawing = {
  cartoonist: Cartoonist;
  /** The provider's, where one is configured. */
  redrawer: Cartoonist | null;
  budget: Budget;
  /** Aborts when the server is about to close. */
  closing: AbortSignal;
  onTrouble: (error: unknown) => void;
};

/**
 * The provider's cartoonist for a person who asks; the embedded one where there is no provider, no money left, the provider fails,
 * or the person cut out or framed the garment themselves.
 */
export function paidCartoonist(
  { cartoonist, redrawer, budget, closing, onTrouble }: Drawing,
  asks: { person: PersonId; address: string },
): Cartoonist {
  return {
    async draw(request, signal) {
      const ticket =
        redrawer && !request.mask && !request.card ? await budget.reserve("cartoon", asks) : null;
      if (!redrawer || !ticket) return cartoonist.draw(request, signal);
      const until = AbortSignal.any([closing, ...(signal ? [signal] : [])]);
      try {
        return await ticket.pay(() => redrawer.draw(request, until));
      } catch (error) {
        signal?.throwIfAborted();
        // The embedded engine's own word on the photo, which it sees first.
        if (error instanceof FitError) throw error;
        if (!closing.aborted) onTrouble(error);
        return cartoonist.draw(request, signal);
      }
    },
  };
}
