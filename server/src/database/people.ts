import { sql } from "kysely";
import { pictureKey } from "./pictures.ts";
import type { Database } from "./schema.ts";

export async function anyPerson(db: Database): Promise<boolean> {
  return (await db.selectFrom("user").select("id").limit(1).execute()).length > 0;
}

/**
 * Takes the place of the first person, of which there is one: several who come at once may each see nobody before them.
 * @returns whether it is theirs
 */
export async function takeFirstPlace(db: Database, userId: string): Promise<boolean> {
  const people = db.selectFrom("user").select("id").orderBy("createdAt").orderBy("id").limit(1);
  if ((await people.executeTakeFirst())?.id !== userId) return false;
  const place = db.insertInto("firstPerson").values({ place: 1, userId });
  await place.onConflict((clash) => clash.column("place").doNothing()).execute();
  const taken = await db.selectFrom("firstPerson").select("userId").executeTakeFirst();
  return taken?.userId === userId;
}

/** How many rows each noun has. */
export async function countAll(db: Database) {
  const count = async (table: "user" | "garment" | "idea" | "message") => {
    const rows = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(
      db,
    );
    return rows.rows[0]?.n ?? 0;
  };
  return {
    people: await count("user"),
    garments: await count("garment"),
    ideas: await count("idea"),
    messages: await count("message"),
  };
}

/**
 * Everything of a person's, in one go: sessions, sign-ins, garments, photos, ideas and pictures go with the row of the person,
 * and what is inserted meanwhile finds nobody to belong to. Links that were sent go too, and so does what was counted.
 * @returns the files that nothing refers to any more
 */
export async function deletePerson(db: Database, userId: string): Promise<string[]> {
  return db.transaction().execute(async (trx) => {
    const photos = await trx
      .selectFrom("photo")
      .select("key")
      .where("userId", "=", userId)
      .execute();
    const garments = await trx
      .selectFrom("garment")
      .select(["cartoonKey", "maskKey"])
      .where("userId", "=", userId)
      .execute();
    const pictures = await trx
      .selectFrom("picture")
      .select("name")
      .where("userId", "=", userId)
      .execute();
    await trx.deleteFrom("user").where("id", "=", userId).execute();
    await trx.deleteFrom("verification").where("value", "=", userId).execute();
    await trx.deleteFrom("attempt").where("key", "like", `%person:${userId}`).execute();
    return [
      ...photos.map(({ key }) => key),
      ...garments.flatMap(({ cartoonKey, maskKey }) => [cartoonKey, ...(maskKey ? [maskKey] : [])]),
      ...pictures.map(({ name }) => pictureKey(name)),
    ];
  });
}
