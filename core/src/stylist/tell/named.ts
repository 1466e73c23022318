import { MAKERS } from "../../languages/brands.ts";
import type { JoinedName } from "../../languages/garment-nouns.ts";
import type { Agreeing } from "../../languages/index.ts";
import { fold } from "../understand/text.ts";

/** What stands between an article and the rest of a sentence, and what the article agrees with. `hasOwner`: it says whose it is. */
export type Named = Agreeing & { words: string; hasOwner?: boolean };

export const named = (words: string, { gender, pair }: Agreeing): Named => ({
  words,
  gender,
  pair,
});

/** A name that is a sentence's own noun phrase, and its noun where that stands alone. */
export type OwnName = { full: Named; short?: Named };

export type Joining<As> = Extract<JoinedName, { as: As }>;

export const small = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1);

/** With a small letter, unless it begins with somebody's name. */
export const inSentence = (name: string): string =>
  MAKERS.has(fold(name.split(" ", 1)[0]!)) ? name : small(name);
