import type { Taste } from "@fit-closet/core";
import { asGarment, wholeCloset } from "../database/garments.ts";
import type { PersonId } from "../database/ownership.ts";
import type { Database } from "../database/schema.ts";
import {
  forgetFeatures,
  insertReactions,
  newReactions,
  type Reacted,
  reactionsOf,
  storeLearned,
  takeBackWorn,
  tasteOf,
} from "../database/tastes.ts";
import type { Learner } from "../engines/ports.ts";

/** What people do about outfits, noted and learned from. Nobody waits for it, and what fails in it fails nobody else. */
export type Tastes = {
  /** What this person's own taste adds to everybody's. */
  of(person: PersonId): Promise<Taste>;
  note(person: PersonId, ...reactions: Reacted[]): void;
  /** Takes back that these were worn. */
  takeBack(person: PersonId, worn: { garments: string[]; day: string }): void;
  /** Learns anew from what is noted by now. */
  learnAnew(person: PersonId): void;
  /** Forgets one feature and learns the others anew. @throws FitError busy, unavailable */
  forget(person: PersonId, feature: string): Promise<void>;
  /** Resolves when nothing is under way. */
  settled(): Promise<unknown>;
};

type TasteParts = { db: Database; learner: Learner; onTrouble: (error: unknown) => void };

export function createTastes({ db, learner, onTrouble }: TasteParts): Tastes {
  const underWay = new Set<Promise<void>>();
  function follow(work: Promise<void>): void {
    const done = work.catch(onTrouble).finally(() => underWay.delete(done));
    underWay.add(done);
  }

  async function note(person: PersonId, reactions: Reacted[]): Promise<void> {
    const closet = (await wholeCloset(db, person)).map(asGarment);
    const owned = new Set(closet.map(({ id }) => id));
    const mine = reactions.map(({ kept, passed, ...rest }) => ({
      ...rest,
      kept: kept.filter((id) => owned.has(id)),
      passed: passed.filter((id) => owned.has(id)),
    }));
    const fresh = await newReactions(db, person, mine);
    const told = fresh.length > 0 ? await learner.tell(closet, fresh) : [];
    const createdAt = Date.now();
    const telling = fresh
      .map((one, at) => ({ ...one, told: told[at]!, createdAt }))
      .filter((one) => Object.keys(one.told).length > 0);
    if (telling.length === 0) return;
    await db.transaction().execute((trx) => insertReactions(trx, person, telling));
    await relearn(person);
  }

  async function relearn(person: PersonId): Promise<void> {
    const { version, forgotten } = await tasteOf(db, person);
    const lessons = (await reactionsOf(db, person)).map(({ act, told, createdAt: at }) => ({
      act,
      told,
      at,
    }));
    await storeLearned(db, person, await learner.learn(lessons, forgotten), version);
  }

  return {
    async of(person) {
      const { learned } = await tasteOf(db, person);
      return Object.fromEntries(
        Object.entries(learned).map(([feature, { weight }]) => [feature, weight]),
      );
    },
    note: (person, ...reactions) => {
      if (reactions.length > 0) follow(note(person, reactions));
    },
    takeBack: (person, worn) =>
      follow(
        takeBackWorn(db, person, worn).then((wasNoted) => (wasNoted ? relearn(person) : undefined)),
      ),
    learnAnew: (person) => follow(relearn(person)),
    async forget(person, feature) {
      const now = { [feature]: Date.now() };
      await db.transaction().execute((trx) => forgetFeatures(trx, person, now));
      await relearn(person);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
