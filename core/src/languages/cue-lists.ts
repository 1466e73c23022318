import type { CueList } from "./cue-list.ts";
import { cues as de } from "./de/cues.ts";
import { cues as en } from "./en/cues.ts";
import { cues as es } from "./es/cues.ts";
import { cues as fr } from "./fr/cues.ts";
import { cues as it } from "./it/cues.ts";
import { cues as pt } from "./pt/cues.ts";

/** What every language says of garments. */
export const CUES = { en, de, fr, es, it, pt } satisfies Record<string, CueList>;
