import { saidInAny } from "../../languages/all.ts";
import { type LanguageCode, LINGUA_FRANCA } from "../../languages/index.ts";
import { BY_CAMERA, settingCuesOf } from "../lexicon/setting-cues.ts";
import { tellsOf } from "../read/extremes.ts";
import type { Brief } from "./brief.ts";
import type { Heard } from "./hear-request.ts";
import { dressUpOf } from "./dress-demands.ts";
import type { Day } from "./read-day.ts";
import { standsAt, wordsOfPhrase } from "./text.ts";

/** What kind of day it is, by its event and by what else is said of it. @param code how dressed up it is */
export function readTraits(heard: Heard, day: Day, code: Brief["code"]): Set<string> {
  const { prompt, flat, words, reading } = heard;
  const { event, temperature } = day;
  const traits = new Set<string>(event?.is ?? []);
  if (event?.id === "conference" && ON_STAGE.test(flat)) traits.add("stage");
  if (event && event.where !== "out" && BY_CAMERA.test(flat)) {
    traits.add("camera");
    // Where a temperature was said it is that of the room, and dressed for.
    if (!temperature) traits.add("home");
  }
  if (isInOwnRooms(heard, day)) traits.add("home");
  const dressUp = dressUpOf(heard, day);
  if (dressUp === "shine") traits.add("shine");
  // A word that may be a chore's does not make one of the day that somebody is honoured.
  if (dressUp === "honour") for (const trait of PLAIN) traits.delete(trait);
  if (code[0] < 2 && isDirty(heard)) traits.add("messy");
  if (tellsOf("unheated", prompt, words, reading)) traits.add("unheated");
  if (saidInAny(flat, ({ manners }) => manners.uncooled)) traits.add("no-aircon");
  return traits;
}

/** Whoever has people in, and goes nowhere else, wears no coat and no boots. */
function isInOwnRooms({ words, reading, evidence }: Heard, day: Day): boolean {
  const { event, others, second, destination } = day;
  if (event?.where === "out" || others.length > 0 || second || destination) return false;
  const { ownRooms } = settingCuesOf(reading);
  return words.some(
    (_, at) =>
      !evidence.elsewhere.has(at) &&
      !evidence.ofExcuse.has(at) &&
      ownRooms.some((phrase) => isSaid(words, phrase, at)),
  );
}

/** "bei mir." is said at the end of a thought, and not of what is near. */
function isSaid(words: Heard["words"], phrase: string, at: number): boolean {
  const said = phrase.replace(".", "");
  if (!standsAt(words, said, at)) return false;
  const next = words[at + wordsOfPhrase(said).length];
  return said === phrase || next?.clause !== words[at]!.clause;
}

const isDirty = ({ words, reading, evidence }: Heard): boolean =>
  words.some(({ text }, at) => !evidence.ofExcuse.has(at) && isDirt(text, reading));

/** English words of it are said in all languages. */
const isDirt = (text: string, language: LanguageCode): boolean =>
  settingCuesOf(language).dirt.includes(text) || settingCuesOf(LINGUA_FRANCA).dirt.includes(text);

const PLAIN = ["messy", "home", "comfort"] as const;

/** In folded words: who goes to a conference so is seen by all. */
const ON_STAGE = /\b(present|presenting|speak|speaking|talk|keynote|stage|panel|pitch)/;
