import type { RecordLanguage } from "./record.ts";

/** The forms of a phrase that a language's lines may ask for; `sg` skips the line where the phrase is plural. */
export const FORMS = {
  en: ["sg"],
  de: ["sg", "acc", "dat"],
  fr: ["sg", "de", "a"],
  es: ["sg", "de", "a"],
  it: ["sg", "de", "a", "in", "su"],
  pt: ["sg", "de", "a", "in"],
} as const satisfies Record<RecordLanguage, readonly string[]>;

/** A person's own words for a piece, with the definite article: "the grey wool trousers", "die graue Wollhose". */
export type Phrase = {
  plain: string;
  /** German cases, or the preposition fused with the article: "du pantalon", "al vestido", "nel maglione". */
  forms?: Readonly<Partial<Record<Exclude<LineForm, "sg">, string>>>;
  gender: "m" | "f" | "n";
  plural: boolean;
};

export type LineForm = (typeof FORMS)[RecordLanguage][number];

/** How a line speaks to its reader: close or polite, and which of the language's two countries. */
export type Register = { polite: boolean; overseas: boolean };

export type Slot = { role: string; capital: boolean; form?: string; choices?: readonly string[] };
export type LinePart = string | Slot;

const SLOT = /\{([^{}]*)\}/g;
const INSIDE = /^([A-Za-z]+)(?::([a-z]+))?(?:\?([^?]*))?$/;

/**
 * Splits a line into its text and its slots.
 * @throws RangeError for a slot that is written wrongly
 */
export function parseLine(text: string): LinePart[] {
  return text.split(SLOT).map((part, index) => (index % 2 ? slotOf(part) : part));
}

function slotOf(inside: string): Slot {
  const found = INSIDE.exec(inside);
  if (!found) throw new RangeError(`{${inside}} is no placeholder.`);
  const [, name = "", form, choices] = found;
  const role = name[0]!.toLowerCase() + name.slice(1);
  return {
    role,
    capital: role !== name,
    ...(form !== undefined && { form }),
    ...(choices !== undefined && { choices: choices.split("|") }),
  };
}

/** A line's words; undefined in a language that the records are not written in yet. */
export const lineIn = ({ say }: { say: Readonly<Record<string, string>> }, language: string) =>
  say[language];

/** What a setting is called, as it stands after "for"; undefined likewise. */
export const calledIn = (
  { called }: { called: Readonly<Record<string, string>> },
  language: string,
) => called[language];

/**
 * A line with its phrases in place, or null where one is missing, or plural where the line's verb is singular.
 * @param phrases by role: an area, `left` or `piece`
 */
export function fillLine(
  text: string,
  phrases: Readonly<Record<string, Phrase>>,
  register: Register,
): string | null {
  let filled = "";
  for (const part of parseLine(text)) {
    const words = typeof part === "string" ? part : fillSlot(part, phrases[part.role], register);
    if (words === null) return null;
    filled += words;
  }
  return filled;
}

function fillSlot(slot: Slot, phrase: Phrase | undefined, register: Register): string | null {
  if (slot.role === "you") return slot.choices?.[register.polite ? 1 : 0] ?? null;
  if (slot.role === "loc") return slot.choices?.[register.overseas ? 1 : 0] ?? null;
  if (!phrase) return null;
  if (slot.choices) return slot.choices[agreement(phrase, slot.choices.length)] ?? null;
  const words = wordsOf(slot, phrase);
  return words && slot.capital ? words[0]!.toLocaleUpperCase() + words.slice(1) : words;
}

function wordsOf({ form }: Slot, phrase: Phrase): string | null {
  if (form === undefined) return phrase.plain;
  if (form === "sg") return phrase.plural ? null : phrase.plain;
  return phrase.forms?.[form as Exclude<LineForm, "sg">] ?? null;
}

/** Two choices are one and many; four are masculine, feminine and both in the plural. */
function agreement({ gender, plural }: Phrase, choices: number): number {
  if (choices === 2) return plural ? 1 : 0;
  return (plural ? 2 : 0) + (gender === "f" ? 1 : 0);
}
