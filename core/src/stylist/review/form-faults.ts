import { phrasesOfAll, saidInAny } from "../../languages/all.ts";
import { fold } from "../understand/text.ts";
import type { Word } from "../understand/text.ts";
import type { Known } from "./known.ts";
import { plain, type Reading, says } from "./reading.ts";

/** More is no paragraph about an outfit. */
const MOST_LETTERS = 1400;

/** Tags, Markdown, handles, control characters and unfilled slots. */
const MARKUP = /[<>{}[\]`*_#|\\@\uE000-\uF8FF]|[^\P{Cc}\n]|\p{Bidi_Control}|undefined|\bNaN\b/u;
/** A dot inside a word, as in "bit.ly" and "shop.example"; abbreviations have one letter before theirs or after. */
const ADDRESS = /:\/\/|www\.|[\p{L}\d]\.\p{L}{2}|\p{L}\/[\p{L}\d]/iu;
/** Letters of other scripts than the six languages'. */
const OTHER_SCRIPT = /[^\P{L}\p{Script=Latin}ªº]/u;

const privacy = phrasesOfAll(({ claims }) => claims.privacy);
const phrases = privacy.filter((phrase) => phrase.includes(" "));

/** "Bank" may be where the person goes; a phrase such as "call us" is nobody's occasion. */
const asksForPrivacy = (words: readonly Word[], { words: spoken }: Known): boolean =>
  says(plain(words.filter(({ text }) => !spoken.has(text))), privacy) !== undefined ||
  says(plain(words), phrases) !== undefined;

/** What no text may be, whatever it is about. */
export function formFaults(text: string, { words }: Reading, known: Known): string[] {
  const flat = fold(text);
  return [
    ...(MARKUP.test(text) ? ["markup"] : []),
    ...(ADDRESS.test(text) ? ["an address"] : []),
    ...(OTHER_SCRIPT.test(text) ? ["another script"] : []),
    ...(asksForPrivacy(words, known) ? ["asks for something private"] : []),
    ...(saidInAny(flat, ({ claims }) => claims.shopTalk) ? ["talk of how it was made"] : []),
    ...(saidInAny(flat, ({ claims }) => claims.unkind) ? ["an unkind word"] : []),
    ...(text.length > MOST_LETTERS ? ["too long"] : []),
  ];
}
