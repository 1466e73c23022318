import type { Selectable } from "kysely";
import type { PersonId } from "./ownership.ts";
import { type Mark, pageOf } from "./paging.ts";
import type { Database, Tables } from "./schema.ts";

export type IdeaRow = Selectable<Tables["idea"]>;

export async function insertIdea(db: Database, idea: IdeaRow): Promise<void> {
  await db.insertInto("idea").values(idea).execute();
}

export async function ideasPage(
  db: Database,
  person: PersonId,
  { after, limit }: { after: Mark | null; limit: number },
) {
  let query = db.selectFrom("idea").selectAll().where("userId", "=", person);
  if (after)
    query = query.where((eb) =>
      eb(eb.refTuple("createdAt", "id"), "<", eb.tuple(after.createdAt, after.id)),
    );
  const newest = query.orderBy("createdAt", "desc").orderBy("id", "desc");
  return pageOf(await newest.limit(limit + 1).execute(), limit);
}

/** @returns false when this person has no such idea */
export async function deleteIdea(db: Database, person: PersonId, id: string): Promise<boolean> {
  const gone = db.deleteFrom("idea").where("id", "=", id).where("userId", "=", person);
  return (await gone.executeTakeFirst()).numDeletedRows > 0n;
}
