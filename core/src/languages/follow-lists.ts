import type { FollowList } from "./follow-list.ts";
import { followUps as de } from "./de/follow-ups.ts";
import { followUps as en } from "./en/follow-ups.ts";
import { followUps as es } from "./es/follow-ups.ts";
import { followUps as fr } from "./fr/follow-ups.ts";
import { followUps as it } from "./it/follow-ups.ts";
import { followUps as pt } from "./pt/follow-ups.ts";

export const FOLLOW_UPS = { en, de, fr, es, it, pt } satisfies Record<string, FollowList>;
