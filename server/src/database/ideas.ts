import type { IdeaEdit } from "@fit-closet/core";
import { type Selectable, sql } from "kysely";
import type { PersonId } from "./ownership.ts";
import { type Mark, pageOf } from "./paging.ts";
import { NO_QUOTA, type Quota, refuseBeyond } from "./quota.ts";
import type { Database, Tables } from "./schema.ts";

/** Rows read or written in one statement. */
const BATCH = 100;

export type IdeaRow = Selectable<Tables["idea"]>;

/** @throws FitError quota_reached */
export async function insertIdea(
  db: Database,
  idea: IdeaRow,
  quota: Quota = NO_QUOTA,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await refuseBeyond(trx, idea.userId, quota, { ideas: 1 });
    await insertIdeas(trx, [idea]);
  });
}

export async function ideasPage(
  db: Database,
  person: PersonId,
  { after, limit, tag }: { after: Mark | null; limit: number; tag?: string | undefined },
) {
  let query = db.selectFrom("idea").selectAll().where("userId", "=", person);
  if (tag !== undefined) query = query.where(sql<boolean>`tags like ${within(tag)} escape '!'`);
  if (after)
    query = query.where((eb) =>
      eb(eb.refTuple("createdAt", "id"), "<", eb.tuple(after.createdAt, after.id)),
    );
  const newest = query.orderBy("createdAt", "desc").orderBy("id", "desc");
  return pageOf(await newest.limit(limit + 1).execute(), limit);
}

/** A list in JSON that holds this word. */
const within = (tag: string): string => `%${JSON.stringify(tag).replaceAll(/[!%_]/g, "!$&")}%`;

/** Every tag of this person's ideas, by the alphabet. */
export async function ideaTags(db: Database, person: PersonId): Promise<string[]> {
  const tagged = db.selectFrom("idea").select("tags").where("userId", "=", person);
  const rows = await tagged.where("tags", "!=", "[]").distinct().execute();
  const tags = new Set(rows.flatMap(({ tags }) => JSON.parse(tags) as string[]));
  return [...tags].toSorted((one, other) => one.localeCompare(other, "en"));
}

/** @returns false when this person has no such idea */
export async function editIdea(
  db: Database,
  person: PersonId,
  id: string,
  { tags, note }: IdeaEdit,
): Promise<boolean> {
  const told = tags && JSON.stringify([...new Set(tags)]);
  // With its own id, for an edit that changes nothing is one too.
  const mine = db.updateTable("idea").set({ id, tags: told, note }).where("id", "=", id);
  return (await mine.where("userId", "=", person).executeTakeFirst()).numUpdatedRows > 0n;
}

/** What a person's saved ideas were asked for, the newest first. */
export async function savedPrompts(
  db: Database,
  person: PersonId,
  most: number,
): Promise<string[]> {
  const query = db.selectFrom("idea").select("prompt").where("userId", "=", person);
  const newest = query.orderBy("createdAt", "desc").orderBy("id", "desc");
  return (await newest.limit(most).execute()).map(({ prompt }) => prompt);
}

/** All of a person's saved ideas, newest first, a few read at a time. */
export async function* everyIdea(db: Database, person: PersonId): AsyncGenerator<IdeaRow> {
  for (let after: Mark | null = null; ;) {
    const { page, next }: ReturnType<typeof pageOf<IdeaRow>> = await ideasPage(db, person, {
      after,
      limit: BATCH,
    });
    yield* page;
    if (!next) return;
    after = page.at(-1) ?? null;
  }
}

/** Whether this person has saved just that, at that very time. */
export async function hasIdea(
  db: Database,
  person: PersonId,
  { prompt, text, createdAt }: Pick<IdeaRow, "prompt" | "text" | "createdAt">,
): Promise<boolean> {
  const same = db.selectFrom("idea").select("id").where("userId", "=", person);
  const found = same.where("createdAt", "=", createdAt).where("prompt", "=", prompt);
  return (await found.where("text", "=", text).executeTakeFirst()) !== undefined;
}

/** Many at once. To be called in a transaction. */
export async function insertIdeas(trx: Database, ideas: IdeaRow[]): Promise<void> {
  for (let from = 0; from < ideas.length; from += BATCH)
    await trx
      .insertInto("idea")
      .values(ideas.slice(from, from + BATCH))
      .execute();
}

/** @returns false when this person has no such idea */
export async function deleteIdea(db: Database, person: PersonId, id: string): Promise<boolean> {
  const gone = db.deleteFrom("idea").where("id", "=", id).where("userId", "=", person);
  return (await gone.executeTakeFirst()).numDeletedRows > 0n;
}
