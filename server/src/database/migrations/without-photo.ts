import { type Kysely, sql } from "kysely";
import { index } from "./index-of.ts";

const COLUMNS =
  "id userId category name colours tags cutOut photoKey cartoonKey createdAt details edited cut maskKey drawing drawnBy drawnBytes";

/** A garment may have no photo. SQLite cannot take a column's NOT NULL away, so that the table is made anew, on both databases alike. */
export async function allowNoPhoto(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("garmentAnew")
    .addColumn("id", "text", (c) => c.primaryKey())
    .addColumn("userId", "text", (c) => c.notNull().references("user.id").onDelete("cascade"))
    .addColumn("category", "text")
    .addColumn("name", "text")
    .addColumn("colours", "text", (c) => c.notNull())
    .addColumn("tags", "text", (c) => c.notNull())
    .addColumn("cutOut", "integer", (c) => c.notNull())
    // No cascade: a photo that a garment stands on cannot go, not even by a sweep that runs at the same moment.
    .addColumn("photoKey", "text", (c) => c.unique().references("photo.key"))
    .addColumn("cartoonKey", "text", (c) => c.notNull().unique())
    .addColumn("createdAt", "bigint", (c) => c.notNull())
    .addColumn("details", "text", (c) => c.notNull().defaultTo("{}"))
    .addColumn("edited", "text", (c) => c.notNull().defaultTo("[]"))
    .addColumn("cut", "text", (c) => c.notNull().defaultTo("found"))
    .addColumn("maskKey", "text")
    .addColumn("drawing", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("drawnBy", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("drawnBytes", "bigint", (c) => c.notNull().defaultTo(0))
    .addColumn("drawnAs", "text")
    .execute();
  const columns = sql.join(COLUMNS.split(" ").map((name) => sql.ref(name)));
  await sql`insert into "garmentAnew" (${columns}) select ${columns} from "garment"`.execute(db);
  await db.schema.dropTable("garment").execute();
  await db.schema.alterTable("garmentAnew").renameTo("garment").execute();
  await index(db, "garment", ["userId", "createdAt", "id"]);
  await index(db, "garment", ["maskKey"]);
}
