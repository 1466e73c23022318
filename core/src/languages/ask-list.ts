import type { Phrases } from "./cue-list.ts";

/** What a request is after, besides an outfit and a verdict, in the notation of `CueList`; `@` is not used. */
export type AskList = {
  classes: Readonly<Record<string, string>>;
  /** How to clean or mend a garment. */
  care: Phrases;
  /** What to take along. */
  pack: Phrases;
  /** So many days or nights: a trip's, or those of something else. */
  spell: Phrases;
  /** What tells that somebody is away from home. */
  away: Phrases;
  /** Several outfits at once. */
  several: Phrases;
  /** Which of two. */
  compare: Phrases;
  /** A change to the outfit given before. */
  followUp: Phrases;
  /** Talk, thanks, a greeting. */
  chat: Phrases;
  /** A yes or no that names no garment by itself. */
  question: Phrases;
  /** How long an answer may be: a word or two, a sentence or two, short, or so many of a unit. */
  answerIn: {
    words: Phrases;
    sentence: Phrases;
    short: Phrases;
    /** "words", in each of its forms. */
    unit: string;
    /** Number words, each with its figure. */
    numbers: string;
  };
};
