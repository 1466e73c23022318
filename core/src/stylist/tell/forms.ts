import type { Address } from "../../languages/address.ts";
import { type Form, languageOf } from "../../languages/index.ts";
import type { Language } from "../lexicon/index.ts";
import type { Named } from "./named.ts";
import { AFTER_YOURS, type Np } from "./noun-phrase.ts";

export type Forms = Readonly<Record<string, string>>;
export type Saying = (one: Named, form?: Form) => string;

/** How a language says a name with an article, and as the reader's own. */
export function formsIn(
  language: Language,
  { polite }: Pick<Address, "polite">,
  ofSomeoneElse: boolean,
): { the: Saying; theirs: Saying; formsOf: (one: Named, say: Saying, bare: string) => Forms } {
  const { determiners } = languageOf(language);
  const the: Saying = (one, form = "plain") => determiners.definite(one.words, one, form)!;
  const theirs: Saying = (one, form = "plain") =>
    ofSomeoneElse || one.hasOwner
      ? the(one, form)
      : determiners.possessive(one.words, one, form, polite)!;
  const inForms = (say: (form: Form) => string, prefix = ""): Forms =>
    Object.fromEntries(
      ["plain" as const, ...determiners.forms].map((form) => [prefix + form, say(form)]),
    );
  const formsOf = (one: Named, say: Saying, bare: string): Forms => ({
    ...inForms((form) => say(one, form)),
    ...inForms((form) => the(one, form), AFTER_YOURS),
    bare,
    name: one.words,
  });
  return { the, theirs, formsOf };
}

export const npOf = ({ pair, gender }: Named, { plain, ...forms }: Forms): Np => ({
  text: plain!,
  plural: pair,
  gender,
  forms,
});
