import {
  type Account,
  type Likeness,
  LIKENESS_CHOICES,
  type Pictured,
  PROSTHESES,
  SKIN_TONES,
  type Usage,
} from "@fit-closet/core";
import { boolean, maxValue, nullable, object, picklist, pipe, string } from "valibot";
import { STYLES } from "./likeness-labels.ts";
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

const likeness: Schema<Likeness> = object({
  skin: pipe(count, maxValue(SKIN_TONES.length - 1)),
  hairCut: picklist(LIKENESS_CHOICES.hairCut),
  hairColour: picklist(LIKENESS_CHOICES.hairColour),
  build: picklist(LIKENESS_CHOICES.build),
  height: picklist(LIKENESS_CHOICES.height),
  age: picklist(LIKENESS_CHOICES.age),
  glasses: picklist(LIKENESS_CHOICES.glasses),
  headscarf: picklist(LIKENESS_CHOICES.headscarf),
  beard: picklist(LIKENESS_CHOICES.beard),
  wheelchair: boolean(),
  prostheses: anyOf(picklist(PROSTHESES)),
});
const pictured: Schema<Pictured> = object({
  likeness: nullable(likeness),
  style: nullable(picklist(STYLES)),
});
export const readPictured = reads(pictured);
