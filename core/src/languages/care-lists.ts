import type { CareList } from "./care-list.ts";
import { care as de } from "./de/care.ts";
import { care as en } from "./en/care.ts";
import { care as es } from "./es/care.ts";
import { care as fr } from "./fr/care.ts";
import { care as it } from "./it/care.ts";
import { care as pt } from "./pt/care.ts";

export const CARE = { en, de, fr, es, it, pt } satisfies Record<string, CareList>;
