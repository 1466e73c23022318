import type { Weather } from "../../weather.ts";
import type { Knowledge } from "../learned/learned.ts";
import type { Language } from "../lexicon/index.ts";
import type { Owned } from "../read/owned-names.ts";
import { readWishes, type Wishes } from "../read/wishes.ts";
import { flatten, isInjection, withoutOrders } from "./intent.ts";
import type { Now } from "./moment.ts";
import type { Find } from "./phrasebook.ts";
import { readRules, type RulesRead } from "./read-rules.ts";
import { withoutRules } from "./without-rules.ts";
import { understandWords } from "./recognise.ts";
import { evidenceIn, type Evidence } from "./setting-evidence.ts";
import { READ_AT_MOST, readWords, type Word } from "./text.ts";

export type Asked = {
  prompt: string;
  weather: Weather | null;
  language?: string;
  /** The language that it is in, where that is known. */
  reading?: Language;
  now?: Now;
  /** What is owned, for its owner's own names. */
  closet?: readonly Owned[];
};

/** A request word by word: what stands in it, before anything of the day is made of it. */
export type Heard = {
  asked: Asked;
  /** All that was typed, as far as it is read. */
  whole: string;
  /** The same without orders to the machine. */
  prompt: string;
  /** The prompt as one line of folded words. */
  flat: string;
  words: readonly Word[];
  finds: readonly Find[];
  injected: boolean;
  /** The language to answer in, and the one that the request is in. */
  language: Language;
  reading: Language;
  foreign: boolean;
  rules: RulesRead;
  wishes: Wishes;
  /** Which words do not speak of this day. */
  evidence: Evidence;
};

/** @param settings what is known beside the request */
export function hearRequest(asked: Asked, settings: Knowledge): Heard {
  const typed = withoutInjection(asked.prompt.slice(0, READ_AT_MOST));
  const { prompt, flat } = typed;
  const words = readWords(prompt);
  const { finds, language, reading, foreign } = understandWords(
    words,
    flat,
    asked.language,
    asked.closet,
    asked.reading,
  );
  const rules = readRules(prompt, words, [reading, language], finds, asked.closet);
  const told = withoutRules(words, finds, rules);
  const wishes = readWishes(
    prompt,
    told.words,
    told.finds,
    reading,
    asked.closet,
    () => settings.named(prompt, reading)?.said ?? null,
    settings.learned?.roles,
  );
  const evidence = evidenceIn(prompt, words, finds, wishes.leftAside, reading, asked.closet);
  return {
    asked,
    ...typed,
    words,
    finds,
    language,
    reading,
    foreign,
    rules,
    wishes,
    evidence,
  };
}

function withoutInjection(whole: string): Pick<Heard, "whole" | "prompt" | "flat" | "injected"> {
  const flat = flatten(whole);
  if (!isInjection(flat)) return { whole, prompt: whole, flat, injected: false };
  const prompt = withoutOrders(whole);
  return { whole, prompt, flat: flatten(prompt), injected: true };
}
