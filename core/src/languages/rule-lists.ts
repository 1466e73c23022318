import { rules as de } from "./de/rules.ts";
import { rules as en } from "./en/rules.ts";
import { rules as es } from "./es/rules.ts";
import { rules as fr } from "./fr/rules.ts";
import { rules as it } from "./it/rules.ts";
import type { LanguageCode } from "./language.ts";
import { rules as pt } from "./pt/rules.ts";
import type { RuleList } from "./rule-list.ts";

export const RULE_LISTS: Readonly<Record<LanguageCode, RuleList>> = { en, de, fr, es, it, pt };
