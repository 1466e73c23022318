import type { AskList } from "./ask-list.ts";
import { asks as de } from "./de/asks.ts";
import { asks as en } from "./en/asks.ts";
import { asks as es } from "./es/asks.ts";
import { asks as fr } from "./fr/asks.ts";
import { asks as it } from "./it/asks.ts";
import { asks as pt } from "./pt/asks.ts";

export const ASKS = { en, de, fr, es, it, pt } satisfies Record<string, AskList>;
