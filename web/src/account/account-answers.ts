import type { Account, Usage } from "@fit-closet/core";
import { boolean, object, picklist, string } from "valibot";
import { anyOf, count, orElse, reads, type Schema, time } from "../answers/reading.ts";

/** Answers that only the account's page reads; they come with it. */

const signedInAt = object({
  id: string(),
  device: string(),
  since: time,
  lastUsed: time,
  current: boolean(),
});
const account: Schema<Account> = object({
  name: string(),
  email: string(),
  emailVerified: boolean(),
  hasPassword: boolean(),
  providers: anyOf(picklist(["google", "github"])),
  sessions: anyOf(signedInAt),
  admin: orElse(boolean(), false),
});
export const readAccount = reads(account);

const usage: Schema<Usage> = object({
  items: count,
  binned: orElse(count, 0),
  bytes: count,
  ideas: orElse(count, 0),
  maxItems: count,
  maxBytes: count,
  maxIdeas: orElse(count, 1),
  uploadsAtOnce: orElse(count, 1),
  maxArchiveBytes: orElse(count, 0),
});
export const readUsage = reads(usage);
