import type { Language } from "../lexicon/index.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import type { Phrases } from "./phrases.ts";
import { pt } from "./pt.ts";

const VOICES: Readonly<Record<Language, Phrases>> = { en, es, fr, de, it, pt };

export const phrasesOf = (language: Language): Phrases => VOICES[language];
