import type { LanguageCode } from "../../languages/index.ts";
import type { Role } from "../../languages/cue-list.ts";
import type { RoleWeights } from "../learned/role-model.ts";
import type { Mention } from "../understand/brief.ts";
import { flatten } from "../understand/intent.ts";
import { understandWords } from "../understand/recognise.ts";
import { readWords, type Word } from "../understand/text.ts";
import { hear } from "./hear.ts";
import { type Intent, readIntent } from "./intent.ts";
import type { Spot } from "./landscape.ts";
import type { Stage } from "./link.ts";
import { readTalk } from "./talk.ts";

/** One garment of a request: where it stands (UTF-16 units), what it is where that is known, and what is said of it. */
export type ReadMention = {
  span: readonly [from: number, to: number];
  text: string;
  garment: Mention | null;
  role: Role;
  /** 0 … 1 */
  certain: number;
  /** The person's own words for it; empty where only the build of the sentence spoke. */
  cue: string;
};

export type Reading = { language: LanguageCode; intent: Intent; mentions: ReadMention[] };

export type ReadOptions = {
  language?: LanguageCode;
  /** Garments that are known to stand at these places, besides those that the vocabulary finds. */
  spans?: readonly (readonly [number, number])[];
  /** How much of the reader works, to measure its parts. */
  stage?: Stage;
  learned?: RoleWeights;
};

/** Reads who said what about which garment, and what is being asked. Never throws, whatever was typed. */
export function readRequest(prompt: string, options: ReadOptions = {}): Reading {
  const words = readWords(prompt);
  const { finds, reading } = understandWords(words, flatten(prompt), options.language);
  const language = options.language ?? reading;
  const { learned, stage = "binding", spans = [] } = options;
  const places = spans.map((span) => spotOf(words, span)).filter((spot) => spot !== null);
  const { garments, verdicts } = hear(prompt, words, finds, language, { places, stage, learned });
  const mentions = garments.map(({ at, end, mention }, index): ReadMention => {
    const { role, certain, cue } = verdicts[index]!;
    return {
      ...placeOf(prompt, words, at, end),
      garment: mention,
      role,
      certain,
      cue: cue ? placeOf(prompt, words, cue.from, cue.to).text : "",
    };
  });
  const placed = verdicts.map((verdict, index) => ({ ...verdict, at: garments[index]!.at }));
  const talk = readTalk({ prompt, words, finds, mentions: placed, said: () => null }, language);
  const intent = talk ? "chat" : readIntent(prompt, words, placed, language);
  return { language, intent, mentions };
}

function placeOf(prompt: string, words: readonly Word[], at: number, end: number) {
  const span = [words[at]!.start, words[end - 1]!.end] as const;
  return { span, text: prompt.slice(...span) };
}

function spotOf(words: readonly Word[], [from, to]: readonly [number, number]): Spot | null {
  const at = words.findIndex((word) => word.end > from);
  const next = words.findIndex((word) => word.start >= to);
  const end = next < 0 ? words.length : next;
  return at >= 0 && end > at ? { at, end } : null;
}
