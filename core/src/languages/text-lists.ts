import { texts as de } from "./de/texts/index.ts";
import { texts as en } from "./en/texts/index.ts";
import { texts as es } from "./es/texts/index.ts";
import { texts as fr } from "./fr/texts/index.ts";
import { texts as it } from "./it/texts/index.ts";
import type { LanguageCode } from "./language.ts";
import { texts as pt } from "./pt/texts/index.ts";
import type { Texts } from "./texts.ts";

/** Kept apart from `Language`, which the page loads too: only the stylist tells. */
export const TEXTS: Readonly<Record<LanguageCode, Texts>> = { en, es, fr, de, it, pt };
