import type { Language } from "../language.ts";
import { address } from "./address.ts";
import { varieties } from "./varieties.ts";
import { asks } from "./asks.ts";
import { care } from "./care.ts";
import { chips } from "./chips.ts";
import { claims } from "./claims.ts";
import { closetWords } from "./closet-words.ts";
import { cues } from "./cues.ts";
import { degrees } from "./degrees.ts";
import { determiners } from "./determiners.ts";
import { faults } from "./faults.ts";
import { followUps } from "./follow-ups.ts";
import { garmentNouns } from "./garment-nouns.ts";
import { grounds } from "./grounds.ts";
import { inventory } from "./inventory.ts";
import { looks } from "./looks.ts";
import { manners } from "./manners.ts";
import { marks } from "./marks.ts";
import { nextBuy } from "./next-buy.ts";
import { phrasebook } from "./phrasebook/index.ts";
import { plurals } from "./plurals.ts";
import { qualities, without } from "./qualities.ts";
import { realWords } from "./real-words.ts";
import { request } from "./request.ts";
import { rooms } from "./rooms.ts";
import { rules } from "./rules.ts";
import { settings } from "./settings.ts";
import { syntax } from "./syntax.ts";
import { talk } from "./talk.ts";
import { texts } from "./texts/index.ts";
import { tone } from "./tone.ts";
import { travel } from "./travel.ts";
import { whyNot } from "./why-not.ts";
import { words } from "./words.ts";

export const pt: Language = {
  ...words,
  address,
  varieties,
  asks,
  care,
  chips,
  claims,
  closetWords,
  cues,
  degrees,
  determiners,
  faults,
  followUps,
  garmentNouns,
  grounds,
  inventory,
  looks,
  manners,
  marks,
  nextBuy,
  phrasebook,
  plurals,
  qualities,
  without,
  realWords,
  request,
  rooms,
  rules,
  settings,
  syntax,
  talk,
  texts,
  tone,
  travel,
  whyNot,
};
