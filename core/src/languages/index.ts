import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { fr } from "./fr/index.ts";
import { it } from "./it/index.ts";
import type { Language, LanguageCode } from "./language.ts";
import { pt } from "./pt/index.ts";

const ALL: Readonly<Record<LanguageCode, Language>> = { en, es, fr, de, it, pt };

export const languageOf = (code: LanguageCode): Language => ALL[code];

export type { Agreeing, Form } from "./determiners.ts";
export {
  LANGUAGES,
  LINGUA_FRANCA,
  type Language,
  type LanguageCode,
  type Said,
} from "./language.ts";
export type { Noun } from "./noun.ts";
