import { changeGarment } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import type { Database } from "../database/schema.ts";
import type { Cartoons } from "../engines/ports.ts";
import { accepted } from "./proposal.ts";

export type Looking = {
  db: Database;
  cartoons: Pick<Cartoons, "look">;
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

export function createLooks({ db, cartoons, onTrouble }: Looking): Looks {
  const underWay = new Set<Promise<void>>();

  const look: (...given: Parameters<Looks["begin"]>) => Promise<void> = async (garment, asks) => {
    const seen = await cartoons.look(garment.photo, asks);
    if (!seen) return;
    // The engine cut the garment out of its background, so that its colours are the truer ones.
    await changeGarment(db, asks.person, garment.id, (now) =>
      accepted(now, now.cutOut ? { ...seen, colours: undefined } : seen),
    );
  };

  return {
    begin(garment, asks) {
      if (underWay.size >= AT_ONCE) return;
      const ended = look(garment, asks).catch(onTrouble);
      underWay.add(ended);
      void ended.finally(() => underWay.delete(ended));
    },
    ended: () => Promise.all(underWay),
  };
}
