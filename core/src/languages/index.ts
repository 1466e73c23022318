import * as de from "./de/index.ts";
import * as en from "./en/index.ts";
import * as es from "./es/index.ts";
import * as fr from "./fr/index.ts";
import * as it from "./it/index.ts";
import type { Language, LanguageCode, LanguageParts } from "./language.ts";
import * as pt from "./pt/index.ts";

const whole = ({ words, ...parts }: LanguageParts): Language => ({
  varieties: [],
  ...words,
  ...parts,
});

const ALL: Readonly<Record<LanguageCode, Language>> = {
  en: whole(en),
  es: whole(es),
  fr: whole(fr),
  de: whole(de),
  it: whole(it),
  pt: whole(pt),
};

export const languageOf = (code: LanguageCode): Language => ALL[code];

export type { Form } from "./determiners.ts";
export type { Agreeing } from "./noun.ts";
export {
  LANGUAGES,
  LINGUA_FRANCA,
  type Language,
  type LanguageCode,
  type Said,
} from "./language.ts";
export type { Noun } from "./noun.ts";
