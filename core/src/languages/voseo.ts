import type { LanguageCode } from "./index.ts";
import { languageOf } from "./index.ts";

/** What a message says to somebody close: `{you, select, polite {…} other {…}}`, or `{you?close|polite}`. */
const CLOSE =
  /(?<=\{you, select, polite \{[^{}]*\} other \{)[^{}]*(?=\}\})|(?<=\{you\?)[^|{}]*(?=\|)/g;
const WORD = /\p{L}+/gu;

/** A message as it is said to who says "vos": only what is said to them changes, never what is told of a garment. */
export function inVoseo(message: string, language: LanguageCode): string {
  const forms = languageOf(language).address.voseo?.forms;
  if (!forms) return message;
  return message.replace(CLOSE, (said) => said.replace(WORD, (word) => inForm(word, forms)));
}

function inForm(word: string, forms: Readonly<Record<string, string>>): string {
  const form = forms[word.toLowerCase()];
  if (form === undefined) return word;
  return word === word.toLowerCase() ? form : form[0]!.toUpperCase() + form.slice(1);
}
