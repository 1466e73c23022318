import type { Session } from "../account/session.ts";

/** Something that a page keeps on this machine: whose it is (null: a visitor's), and since when. */
export type Kept<Value> = { uid: string | null; at: number; value: Value };

export const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * @param now in ms, as all times here
 * @param forgottenAt when somebody last signed out in this browser: what is older is nobody's any more
 */
export function isAlive({ at }: Pick<Kept<unknown>, "at">, now: number, forgottenAt = 0): boolean {
  return at > now - DAY_MS && at <= now && at > forgottenAt;
}

/** A visitor's own goes along when they sign in; a person's is shown to nobody else. */
export function isFor({ uid }: Pick<Kept<unknown>, "uid">, { user }: Session): boolean {
  return uid === null || uid === user?.uid;
}
