import { createHash } from "node:crypto";
import { FitError } from "@fit-closet/core";
import { giveLinkBack, useLink } from "../database/sign-ins.ts";
import type { Database } from "../database/schema.ts";
import type { Auth } from "./auth.ts";
import { LINK_HOLDS_S } from "./emails.ts";

/**
 * better-auth's token is signed and kept nowhere, so that it would do its work as often as it is shown: also for an account that
 * was made with the same address after the first was deleted. Which ones were used is kept here for as long as they hold.
 * @throws FitError link_expired, unexpected
 */
export async function confirmAddress(
  { db, auth }: { db: Database; auth: Auth },
  token: string,
): Promise<void> {
  const link = fingerprint(token);
  const unused = await useLink(db, link, new Date(Date.now() + 1000 * LINK_HOLDS_S));
  if (!unused) throw new FitError("link_expired");
  const response = await auth.api.verifyEmail({ query: { token }, asResponse: true });
  if (response.ok) return;
  await giveLinkBack(db, link);
  throw new FitError(response.status < 500 ? "link_expired" : "unexpected");
}

/** Of what is signed alone: base64 lets one signature be written in several ways. */
function fingerprint(token: string): string {
  const signed = token.split(".", 2).join(".");
  return `link:${createHash("sha256").update(signed).digest("base64url")}`;
}
