import type { LookList } from "./look-list.ts";
import { looks as de } from "./de/looks.ts";
import { looks as en } from "./en/looks.ts";
import { looks as es } from "./es/looks.ts";
import { looks as fr } from "./fr/looks.ts";
import { looks as it } from "./it/looks.ts";
import { looks as pt } from "./pt/looks.ts";

export const LOOKS = { en, de, fr, es, it, pt } satisfies Record<string, LookList>;
