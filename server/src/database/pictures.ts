import type { ExpressionBuilder, Selectable } from "kysely";
import type { PersonId } from "./ownership.ts";
import type { Database, Tables } from "./schema.ts";

export type PictureRow = Selectable<Tables["picture"]>;

/** The file of a picture. */
export const pictureKey = (name: string): string => `pictures/${name}.webp`;

export async function insertPicture(db: Database, picture: PictureRow): Promise<void> {
  await db.insertInto("picture").values(picture).execute();
}

/** A picture that this person, or a visitor, may see: their own, or one that nobody signed for. */
export async function pictureFor(db: Database, person: PersonId | null, name: string) {
  const row = db.selectFrom("picture").selectAll().where("name", "=", name);
  const picture = await row.executeTakeFirst();
  return picture && (picture.userId === null || picture.userId === person) ? picture : null;
}

/**
 * The picture of this very drawing that was made for this person, or for visitors. It counts as new again, in the same
 * statement, so that it cannot expire between being found and being shown.
 */
export async function drawnBefore(
  db: Database,
  person: PersonId | null,
  shows: string,
  now: number,
): Promise<PictureRow | undefined> {
  const found = db.updateTable("picture").set({ createdAt: now }).where("shows", "=", shows);
  return found
    .where("userId", person === null ? "is" : "=", person)
    .returningAll()
    .executeTakeFirst();
}

const isHeld = (eb: ExpressionBuilder<Tables, "picture">) =>
  eb.exists(
    eb.selectFrom("idea").select("idea.id").whereRef("idea.pictureName", "=", "picture.name"),
  );

/** Bytes of all pictures that no saved idea holds. */
export async function looseBytes(db: Database): Promise<number> {
  const total = await db
    .selectFrom("picture")
    .select(({ fn }) => fn.sum<number | string | null>("size").as("bytes"))
    .where((eb) => eb.not(isHeld(eb)))
    .executeTakeFirst();
  return Number(total?.bytes ?? 0);
}

/** The oldest pictures that no saved idea holds. */
export async function oldestLoose(db: Database, count: number): Promise<PictureRow[]> {
  return db
    .selectFrom("picture")
    .selectAll()
    .where((eb) => eb.not(isHeld(eb)))
    .orderBy("createdAt")
    .limit(count)
    .execute();
}

/** Forgets those of the pictures that no saved idea holds, even one saved this moment. @returns their names */
export async function forgetLoose(db: Database, names: string[]): Promise<string[]> {
  if (names.length === 0) return [];
  const gone = db.deleteFrom("picture").where("name", "in", names);
  const rows = await gone
    .where((eb) => eb.not(isHeld(eb)))
    .returning("name")
    .execute();
  return rows.map((row) => row.name);
}

/** Forgets the pictures that no saved idea holds and nobody asked to be drawn since. @returns their files */
export async function forgetExpired(db: Database, before: number): Promise<string[]> {
  const expired = db.deleteFrom("picture").where("createdAt", "<", before);
  const rows = await expired
    .where((eb) => eb.not(isHeld(eb)))
    .returning("name")
    .execute();
  return rows.map(({ name }) => pictureKey(name));
}

/** Which of these names are known pictures. */
export async function picturesAmong(db: Database, names: string[]): Promise<string[]> {
  const rows = db.selectFrom("picture").select("name").where("name", "in", names);
  return (await rows.execute()).map((row) => row.name);
}
