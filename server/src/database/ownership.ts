declare const checked: unique symbol;

/** Somebody's id that a valid session vouches for. Queries about private rows take nothing else. */
export type PersonId = string & { readonly [checked]: "session" };

/** A row whose owner was checked. What opens its files asks for this, so that forgetting the check does not compile. */
export type Owned<Row> = Row & { readonly [checked]: "owner" };

/** @returns the row if it is this person's, else null: another's row and a missing one look the same */
export function owned<Row extends { userId: string | null }>(
  row: Row | undefined,
  person: PersonId,
): Owned<Row> | null {
  return row && row.userId === person ? (row as Owned<Row>) : null;
}
