import { createHash } from "node:crypto";
import { type Leanings, REACTIONS_MAX, type ReactionAct, type Told } from "@fit-closet/core";
import type { PersonId } from "./ownership.ts";
import type { Database } from "./schema.ts";

/** What somebody did on a day of theirs: ids of garments that they kept and that they passed over. */
export type Reacted = { act: ReactionAct; day: string; kept: string[]; passed: string[] };

/** The same with what it told of their taste, and when, in epoch milliseconds. */
export type StoredReaction = Reacted & { told: Told; createdAt: number };

/** Since when features are learned anew, epoch milliseconds. */
export type Forgotten = Record<string, number>;

/** What somebody's taste is known by: the version of what it was learned from goes with it. */
export type StoredTaste = { version: number; learned: Leanings; forgotten: Forgotten };

const NOTHING: StoredTaste = { version: 0, learned: {}, forgotten: {} };

/** Rows written in one statement. */
const BATCH = 50;

export async function tasteOf(db: Database, person: PersonId): Promise<StoredTaste> {
  const mine = db.selectFrom("taste").selectAll().where("userId", "=", person);
  const row = await mine.executeTakeFirst();
  if (!row) return NOTHING;
  const { version, learned, forgotten } = row;
  return {
    version,
    learned: JSON.parse(learned) as Leanings,
    forgotten: JSON.parse(forgotten) as Forgotten,
  };
}

/** The latest reactions, the latest first. */
export async function reactionsOf(db: Database, person: PersonId): Promise<StoredReaction[]> {
  const mine = db.selectFrom("reaction").selectAll().where("userId", "=", person);
  const latest = mine.orderBy("createdAt", "desc").orderBy("key", "desc");
  const rows = await latest.limit(REACTIONS_MAX).execute();
  return rows.map(({ act, day, kept, passed, told, createdAt }) => ({
    act,
    day,
    kept: JSON.parse(kept) as string[],
    passed: JSON.parse(passed) as string[],
    told: JSON.parse(told) as Told,
    createdAt,
  }));
}

export async function reactionCount(db: Database, person: PersonId): Promise<number> {
  const mine = db.selectFrom("reaction").select((eb) => eb.fn.countAll().as("count"));
  const { count } = await mine.where("userId", "=", person).executeTakeFirstOrThrow();
  return Number(count);
}

/** Which of these are not noted yet. */
export async function newReactions<One extends Reacted>(
  db: Database,
  person: PersonId,
  reactions: One[],
): Promise<One[]> {
  const byKey = new Map(reactions.map((one) => [keyOf(one), one]));
  if (byKey.size === 0) return [];
  const mine = db.selectFrom("reaction").select("key").where("userId", "=", person);
  for (const { key } of await mine.where("key", "in", [...byKey.keys()]).execute())
    byKey.delete(key);
  return [...byKey.values()];
}

/** Notes reactions, each once, and lets the oldest go beyond as many as are kept. To be called in a transaction. */
export async function insertReactions(
  trx: Database,
  person: PersonId,
  reactions: StoredReaction[],
): Promise<void> {
  for (let from = 0; from < reactions.length; from += BATCH)
    await trx
      .insertInto("reaction")
      .values(reactions.slice(from, from + BATCH).map((one) => rowOf(person, one)))
      .onConflict((clash) => clash.doNothing())
      .execute();
  const mine = trx.selectFrom("reaction").where("userId", "=", person);
  const kept = mine.select("key").orderBy("createdAt", "desc").orderBy("key", "desc");
  const gone = trx.deleteFrom("reaction").where("userId", "=", person);
  await gone.where("key", "not in", kept.limit(REACTIONS_MAX)).execute();
  await changeTaste(trx, person);
}

const rowOf = (userId: PersonId, { kept, passed, told, ...rest }: StoredReaction) => ({
  ...rest,
  userId,
  key: keyOf({ ...rest, kept, passed }),
  kept: JSON.stringify(kept),
  passed: JSON.stringify(passed),
  told: JSON.stringify(told),
});

function keyOf({ act, day, kept, passed }: Reacted): string {
  const named = JSON.stringify([act, day, kept.toSorted(), passed.toSorted()]);
  return createHash("sha256").update(named).digest("base64url");
}

/** Takes back that any of these garments was worn on that day. @returns whether that was noted */
export async function takeBackWorn(
  db: Database,
  person: PersonId,
  { garments, day }: { garments: string[]; day: string },
): Promise<boolean> {
  const isMeant = (kept: string) =>
    (JSON.parse(kept) as string[]).some((id) => garments.includes(id));
  return db.transaction().execute(async (trx) => {
    const mine = trx.selectFrom("reaction").select(["key", "kept"]).where("userId", "=", person);
    const worn = await mine.where("act", "=", "worn").where("day", "=", day).execute();
    const keys = worn.filter(({ kept }) => isMeant(kept)).map(({ key }) => key);
    if (keys.length === 0) return false;
    const gone = trx.deleteFrom("reaction").where("userId", "=", person);
    await gone.where("key", "in", keys).execute();
    await changeTaste(trx, person);
    return true;
  });
}

/** What is told of these features up to that time counts no more. */
export async function forgetFeatures(
  trx: Database,
  person: PersonId,
  features: Forgotten,
): Promise<void> {
  await changeTaste(trx, person);
  const { forgotten } = await tasteOf(trx, person);
  const both = { ...forgotten };
  for (const [feature, at] of Object.entries(features))
    both[feature] = Math.max(at, both[feature] ?? 0);
  const mine = trx.updateTable("taste").set({ forgotten: JSON.stringify(both) });
  await mine.where("userId", "=", person).execute();
}

/** All of it, with the reactions. */
export async function forgetTaste(db: Database, person: PersonId): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom("taste").where("userId", "=", person).execute();
    await trx.deleteFrom("reaction").where("userId", "=", person).execute();
  });
}

/** Keeps what was learned, unless there is more to learn from by now. */
export async function storeLearned(
  db: Database,
  person: PersonId,
  learned: Leanings,
  version: number,
): Promise<void> {
  const mine = db.updateTable("taste").set({ learned: JSON.stringify(learned) });
  await mine.where("userId", "=", person).where("version", "=", version).execute();
}

/** There is something else to learn from. Whoever else says so waits at the row. */
async function changeTaste(trx: Database, person: PersonId): Promise<void> {
  // Not from one: what is learned yet of a taste that was forgotten meanwhile is of none of its versions.
  const row = { userId: person, version: Date.now(), learned: "{}", forgotten: "{}" };
  await trx
    .insertInto("taste")
    .values(row)
    .onConflict((clash) =>
      clash.column("userId").doUpdateSet((eb) => ({ version: eb("taste.version", "+", 1) })),
    )
    .execute();
}
