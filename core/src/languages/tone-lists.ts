import { tone as de } from "./de/tone.ts";
import { tone as en } from "./en/tone.ts";
import { tone as es } from "./es/tone.ts";
import { tone as fr } from "./fr/tone.ts";
import { tone as it } from "./it/tone.ts";
import type { LanguageCode } from "./language.ts";
import { tone as pt } from "./pt/tone.ts";
import type { ToneWords } from "./tone.ts";

export const TONES: Readonly<Record<LanguageCode, ToneWords>> = { en, es, fr, de, it, pt };
