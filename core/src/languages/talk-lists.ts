import { talk as de } from "./de/talk.ts";
import { talk as en } from "./en/talk.ts";
import { talk as es } from "./es/talk.ts";
import { talk as fr } from "./fr/talk.ts";
import { talk as it } from "./it/talk.ts";
import { talk as pt } from "./pt/talk.ts";
import type { TalkList } from "./talk-list.ts";

/** What every language says besides clothes, and what is answered. */
export const TALK = { en, de, fr, es, it, pt } satisfies Record<string, TalkList>;
