import { AGREEMENT_IDS, AGREEMENTS } from "../../languages/garment-nouns.ts";
import { languageOf, LINGUA_FRANCA } from "../../languages/index.ts";
import type { Piece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";
import { fold } from "../understand/text.ts";
import { isWorn, type KnownNoun, nounsIn, wordsOf } from "./known-words.ts";
import { inSentence, type Joining, named, type OwnName } from "./named.ts";
import { agreed, withOwnerLast } from "./noun-agreement.ts";

/** «pantalón gris de lana»: a noun that we know comes first, or behind one adjective («gros pull»), and the rest agrees with it already. */
export function nounFirst(
  name: string,
  piece: Piece,
  language: Language,
  joins: Joining<"noun-first">,
): OwnName | null {
  const said = inSentence(withOwnerLast(name, language), language);
  return knownNoun(said, piece, language, joins) ?? nounByEnding(said, language, joins);
}

function knownNoun(
  said: string,
  piece: Piece,
  language: Language,
  joins: Joining<"noun-first">,
): OwnName | null {
  const worn = nounsIn(language).filter(({ area }) => isWorn(area, piece));
  const first = said.split(" ", 1)[0]!;
  const at = languageOf(language).garmentNouns.before.has(first) ? first.length + 1 : 0;
  const found = nounAt(worn, said.slice(at).toLowerCase());
  const rest = said.slice(at + (found?.text.length ?? 0));
  if (!found || isEnglish(rest, worn)) return null;
  const alike = worn.filter(({ text }) => text === found.text);
  const noun = agreed(found, alike, rest, language, joins);
  return { full: named(said, noun), short: named(said.slice(at, at + found.text.length), noun) };
}

/** «perneira com botina», «tote preta»: a noun that nobody told us of, whose gender its own ending shows, or its colour's. */
function nounByEnding(
  said: string,
  language: Language,
  { endings }: Joining<"noun-first">,
): OwnName | null {
  const [noun = "", next = ""] = said.split(" ");
  const { colours } = wordsOf(language);
  const isTheirs = colours.has(fold(next)) || !isAnyEnglish(said);
  if (!isPlainWord(noun) || colours.has(fold(noun)) || !isTheirs) return null;
  const agreementOf = (word: string) => AGREEMENT_IDS.find((id) => endings[id]?.test(word));
  const agreement = agreementOf(noun) ?? (colours.has(fold(next)) ? agreementOf(next) : undefined);
  if (!agreement) return null;
  const agreeing = AGREEMENTS[agreement];
  return { full: named(said, agreeing), short: named(noun, agreeing) };
}

const isPlainWord = (word: string): boolean => /^\p{Ll}{4,}$/u.test(word);

/** A word of English garments or colours anywhere: the name is no phrase of this language. */
const isAnyEnglish = (name: string): boolean => {
  const { colours } = wordsOf(LINGUA_FRANCA);
  const nouns = nounsIn(LINGUA_FRANCA);
  return fold(name)
    .split(" ")
    .some((word) => colours.has(word) || nouns.some(({ text }) => text === word));
};

/** A «jeans jacket» is no jeans: behind the first noun stands an English one that is none here. */
const isEnglish = (rest: string, worn: readonly KnownNoun[]): boolean =>
  nounsIn(LINGUA_FRANCA).some(
    ({ text }) => rest.toLowerCase().endsWith(` ${text}`) && !worn.some((one) => one.text === text),
  );

function nounAt(worn: readonly KnownNoun[], name: string): KnownNoun | undefined {
  return (
    worn.find(({ text }) => name === text || name.startsWith(`${text} `)) ??
    firstWordIn(worn, name) ??
    firstPartIn(worn, name)
  );
}

/** "Sudadera" is the noun of a «sudadera con capucha» as well. */
function firstWordIn(worn: readonly KnownNoun[], name: string): KnownNoun | undefined {
  const [word] = name.split(" ") as [string];
  const found = worn.find(({ text }) => text.startsWith(`${word} `));
  return found && word.length >= LEAST_LETTERS ? { ...found, text: word } : undefined;
}
const LEAST_LETTERS = 5;

/** An «écharpe-plaid» is an «écharpe»; said again, the whole word. */
function firstPartIn(worn: readonly KnownNoun[], name: string): KnownNoun | undefined {
  const [word] = name.split(" ") as [string];
  const found = worn.find(({ text }) => word.startsWith(`${text}-`));
  return found && { ...found, text: word };
}
