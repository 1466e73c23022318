import { type Owned, owned, type PersonId } from "./ownership.ts";
import type { PhotoRow } from "./garments.ts";
import { NO_QUOTA, type Quota, refuseBeyond } from "./quota.ts";
import type { Database } from "./schema.ts";

/** @throws FitError quota_reached */
export async function insertPhoto(
  db: Database,
  photo: PhotoRow,
  quota: Quota = NO_QUOTA,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await refuseBeyond(trx, photo.userId, quota, { items: 1, bytes: photo.size });
    await trx.insertInto("photo").values(photo).execute();
  });
}

export async function photoOf(
  db: Database,
  person: PersonId,
  key: string,
): Promise<Owned<PhotoRow> | null> {
  const row = db.selectFrom("photo").selectAll().where("key", "=", key);
  return owned(await row.where("userId", "=", person).executeTakeFirst(), person);
}

/** Each photo that a garment of this person's stands on. */
export async function photosWithGarments(db: Database, person: PersonId) {
  return db
    .selectFrom("photo")
    .innerJoin("garment", "garment.photoKey", "photo.key")
    .select(["photo.key", "photo.size", "garment.id as garmentId"])
    .where("garment.userId", "=", person)
    .where("garment.deletedAt", "is", null)
    .execute();
}

/** A photo that was uploaded and that no garment stands on yet. */
export async function loosePhotoOf(db: Database, person: PersonId, key: string) {
  const photo = await photoOf(db, person, key);
  const garment = db.selectFrom("garment").select("id").where("photoKey", "=", key);
  return photo && !(await garment.executeTakeFirst()) ? photo : null;
}

/** Forgets photos older than `before` that no garment stands on. @returns their files */
export async function forgetLoosePhotos(db: Database, before: number): Promise<string[]> {
  const rows = await db
    .deleteFrom("photo")
    .where("createdAt", "<", before)
    .where((eb) => {
      const garment = eb.selectFrom("garment").select("garment.id");
      return eb.not(eb.exists(garment.whereRef("garment.photoKey", "=", "photo.key")));
    })
    .returning("key")
    .execute();
  return rows.map((row) => row.key);
}

/** Which of these files are known photos. */
export async function photosAmong(db: Database, keys: string[]): Promise<string[]> {
  const rows = db.selectFrom("photo").select("key").where("key", "in", keys);
  return (await rows.execute()).map((row) => row.key);
}
