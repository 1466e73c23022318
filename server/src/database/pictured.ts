import type { Likeness, Pictured, PicturedChange } from "@fit-closet/core";
import type { PersonId } from "./ownership.ts";
import type { Database } from "./schema.ts";

const NOTHING: Pictured = { likeness: null, style: null };

/** How this person wants to be drawn, and in which kind of picture. */
export async function picturedOf(db: Database, person: PersonId): Promise<Pictured> {
  const chosen = db.selectFrom("pictured").select(["likeness", "style"]);
  const row = await chosen.where("userId", "=", person).executeTakeFirst();
  if (!row) return NOTHING;
  const { likeness, style } = row;
  return { likeness: likeness === null ? null : (JSON.parse(likeness) as Likeness), style };
}

/** What is absent stays, null forgets. */
export async function changePictured(
  db: Database,
  person: PersonId,
  { likeness, style }: PicturedChange,
): Promise<void> {
  const columns = {
    ...(likeness !== undefined && { likeness: likeness && JSON.stringify(likeness) }),
    ...(style !== undefined && { style }),
  };
  const row = { likeness: null, style: null, ...columns, userId: person };
  await db
    .insertInto("pictured")
    .values(row)
    .onConflict((clash) => clash.column("userId").doUpdateSet({ ...columns, userId: person }))
    .execute();
}

/** Takes over what an export brought, save what this person has chosen here. */
export async function addPictured(
  db: Database,
  person: PersonId,
  brought: Pictured,
): Promise<void> {
  const here = await picturedOf(db, person);
  await changePictured(db, person, {
    likeness: here.likeness ?? brought.likeness,
    style: here.style ?? brought.style,
  });
}
