import type { Language } from "../language.ts";
import { address } from "./address.ts";
import { asks } from "./asks.ts";
import { care } from "./care.ts";
import { chips } from "./chips.ts";
import { closetWords } from "./closet-words.ts";
import { cues } from "./cues.ts";
import { degrees } from "./degrees.ts";
import { followUps } from "./follow-ups.ts";
import { inventory } from "./inventory.ts";
import { looks } from "./looks.ts";
import { phrasebook } from "./phrasebook/index.ts";
import { qualities, without } from "./qualities.ts";
import { rooms } from "./rooms.ts";
import { rules } from "./rules.ts";
import { talk } from "./talk.ts";
import { texts } from "./texts/index.ts";
import { tone } from "./tone.ts";
import { words } from "./words.ts";

export const pt: Language = {
  ...words,
  address,
  asks,
  care,
  chips,
  closetWords,
  cues,
  degrees,
  followUps,
  inventory,
  looks,
  phrasebook,
  qualities,
  without,
  rooms,
  rules,
  talk,
  texts,
  tone,
};
