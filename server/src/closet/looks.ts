import { changeGarment } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import type { Database } from "../database/schema.ts";
import type { Looker } from "../engines/engines.ts";
import type { Budget } from "../spending/budget.ts";
import { accepted } from "./proposal.ts";

export type Looking = {
  db: Database;
  /** The provider's, where one is configured. */
  looker: Looker | null;
  budget: Budget;
  /** Aborts when the server is about to close. */
  closing: AbortSignal;
  onTrouble: (error: unknown) => void;
};

export type Looks = {
  /** Has a new garment looked at. Nobody waits for it, and nobody hears that it failed: the garment is complete without. */
  begin(
    garment: { id: string; photo: Uint8Array },
    asks: { person: PersonId; address: string },
  ): void;
  /** Settles when no look is under way any more. */
  ended(): Promise<unknown>;
};

/** Each holds a photo in memory; beyond these a garment keeps what the engine saw by itself. */
const AT_ONCE = 8;

export function createLooks({ db, looker, budget, closing, onTrouble }: Looking): Looks {
  const underWay = new Set<Promise<void>>();

  const look: (...given: Parameters<Looks["begin"]>) => Promise<void> = async (garment, asks) => {
    if (!looker) return;
    const ticket = await budget.reserve("look", asks);
    const seen = await ticket?.pay(() => looker.look(garment.photo, closing));
    if (!seen) return;
    // The engine cut the garment out of its background, so that its colours are the truer ones.
    await changeGarment(db, asks.person, garment.id, (now) =>
      accepted(now, now.cutOut ? { ...seen, colours: undefined } : seen),
    );
  };

  return {
    begin(garment, asks) {
      if (closing.aborted || underWay.size >= AT_ONCE) return;
      const ended = look(garment, asks).catch((error: unknown) => {
        if (!closing.aborted) onTrouble(error);
      });
      underWay.add(ended);
      void ended.finally(() => underWay.delete(ended));
    },
    ended: () => Promise.all(underWay),
  };
}
