import { IntlMessageFormat } from "intl-messageformat";
import type { LanguageCode } from "./language.ts";

export type Values = Readonly<Record<string, string | number>>;

/** Messages are read once: they are a few thousand, all of them data. */
const read = new Map<string, IntlMessageFormat>();

/**
 * Fills an ICU message.
 * @throws where a placeholder has no value, or the message is none
 */
export function formatted(message: string, language: LanguageCode, values: Values): string {
  if (!message.includes("{")) return message;
  const key = `${language} ${message}`;
  const known = read.get(key) ?? new IntlMessageFormat(message, language, undefined, PLAIN);
  read.set(key, known);
  return String(known.format(values));
}

/** Texts hold no markup. */
const PLAIN = { ignoreTag: true };
