import type { Language } from "../lexicon/index.ts";
import { en } from "./en.ts";
import type { Phrases } from "./phrases.ts";

const VOICES: Readonly<Record<Language, Phrases>> = { en, es: en, fr: en, de: en, it: en, pt: en };

export const phrasesOf = (language: Language): Phrases => VOICES[language];
