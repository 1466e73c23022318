import { type Address, type AddressWords } from "../../languages/address.ts";
import { languageOf } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { Language } from "../lexicon/index.ts";
import { fold, readWords, type Word } from "../understand/text.ts";

export type Tone = "panic" | null;

/** To whom an answer is told: how they are spoken to, how they feel, whether they count in Fahrenheit, and are dressed but for what is missing. */
export type Listener = Address & { tone: Tone; fahrenheit: boolean; unfinished: boolean };

export function listenerOf(prompt: string, language: Language): Listener {
  const { address, tone } = languageOf(language);
  const said = ` ${readWords(prompt)
    .map(({ text }) => text)
    .join(" ")} `;
  return {
    ...addressIn(prompt, address),
    tone: says(said, tone.panic) ? "panic" : null,
    unfinished: says(said, tone.unfinished),
    fahrenheit: FAHRENHEIT.test(prompt),
  };
}

const FAHRENHEIT = /\d ?°? ?f(?![\p{L}\d])|fahrenheit/iu;

/** Whoever says both keeps to what is usual. */
function addressIn(prompt: string, words: AddressWords): Address {
  const text = words.except.reduce(
    (left, phrase) => left.replaceAll(phrase, " "),
    prompt.normalize("NFC"),
  );
  const said = readWords(text);
  const saysAny = (list: string): boolean => {
    const any = new Set(list.split(" ").filter(Boolean));
    return said.some(
      ({ text: folded, raw, sentence }, at) =>
        any.has(folded) || (any.has(raw) && said[at - 1]?.sentence === sentence),
    );
  };
  const chosen = (yes: string, no: string, usual: boolean): boolean => {
    const [is, isNot] = [saysAny(yes), saysAny(no)];
    return is === isNot ? usual : is;
  };
  const { usual, polite, close, home, overseas, letters, voseo } = words;
  const flat = ` ${said.map(({ text: folded }) => folded).join(" ")} `;
  const isLetter = letters.some((phrase) => flat.includes(` ${phrase} `));
  const isPolite = chosen(polite, close, usual.polite || isLetter || isElder(said, words));
  return {
    polite: isPolite,
    overseas: chosen(overseas, home, usual.overseas),
    vos: !isPolite && voseo !== undefined && saysAny(voseo.said),
  };
}

/** Whoever says that they are as old as that, and not of whom else. */
function isElder(said: readonly Word[], { aged, theirs }: AddressWords): boolean {
  const [years, am] = [aged.years.split(" "), aged.am.split(" ")];
  return said.some(({ text }, at) => {
    if (!/^\d{2,3}$/.test(text) || Number(text) < ELDER || Number(text) > OLDEST) return false;
    const [before, next] = [said[at - 1]?.text ?? "", said[at + 1]?.text ?? ""];
    const near = said.slice(Math.max(0, at - NEAR), at + NEAR + 1);
    const isOthers = near.some((word) => Object.hasOwn(theirs, word.text));
    return am.includes(before) || (years.includes(next) && !isOthers);
  });
}

const ELDER = 65;
const OLDEST = 110;
const NEAR = 4;

/** Whether a request's words have one of these phrases, parted by `|`. Grief and danger have words of their own. */
const says = (said: string, phrases: string): boolean =>
  phrases.split("|").some((phrase) => said.includes(` ${fold(phrase)} `));

/** Whether a sentence speaks to the one who reads it: of somebody else who is dressed it then says what is not so. */
export function speaksToReader(sentence: string, language: Language): boolean {
  const you = youIn(language);
  return sentence.split(NO_LETTER).some((word) => you.has(word));
}

const youIn = perLanguage(({ address }): ReadonlySet<string> => new Set(address.you.split(" ")));

const NO_LETTER = /[^\p{L}]+/u;
