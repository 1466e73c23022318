import { isAPIError } from "better-auth/api";
import { type Deletion, FitError } from "@fit-closet/core";
import { personRow, waysIn } from "../database/sign-ins.ts";
import { deletePerson } from "../database/people.ts";
import type { Database } from "../database/schema.ts";
import type { FileStore } from "../files/file-store.ts";
import type { Auth } from "./auth.ts";
import type { CurrentSession } from "./person.ts";

/** Without a password, having signed in this recently is the proof. */
const FRESH_MS = 10 * 60_000;
const AT_ONCE = 8;

type Parts = {
  db: Database;
  files: FileStore;
  auth: Auth;
  /** Hears of files that stayed behind; the sweep takes those. */
  onLeft: (reason: unknown) => void;
};

/**
 * Rows first, in one transaction: from there on nobody can sign in, and nothing is served. Files after, so that a crash
 * between leaves some that nothing refers to, which the sweep removes.
 * @throws FitError bad_request, wrong_password, sign_in_again
 */
export async function deleteAccount(
  { db, files, auth, onLeft }: Parts,
  session: CurrentSession,
  asked: Deletion,
  headers: Headers,
): Promise<void> {
  const row = await personRow(db, session.person);
  if (asked.email.trim().toLowerCase() !== row?.email.toLowerCase())
    throw new FitError("bad_request", {
      message: "That is not the e-mail address of this account.",
    });
  await prove(await waysIn(db, session.person), session, () =>
    auth.api.verifyPassword({ body: { password: asked.password ?? "" }, headers }),
  );
  const left = await deletePerson(db, session.person);
  await Promise.all(Array.from({ length: AT_ONCE }, () => removeFrom(left, files, onLeft)));
}

async function prove(ways: string[], session: CurrentSession, check: () => Promise<unknown>) {
  if (ways.includes("credential"))
    await check().catch((error: unknown) => {
      throw isAPIError(error) ? new FitError("wrong_password") : error;
    });
  else if (Date.now() - session.startedAt > FRESH_MS) throw new FitError("sign_in_again");
}

/** Several take from one list. */
async function removeFrom(keys: string[], files: FileStore, onLeft: Parts["onLeft"]) {
  for (let key = keys.pop(); key !== undefined; key = keys.pop())
    await files.delete(key).catch(onLeft);
}
