import type { Phrases } from "./cue-list.ts";

/** What people say to a stylist without asking to be dressed. */
export const TALKS = [
  "thanks",
  "news",
  "greeting",
  "self",
  "photos",
  "remove",
  "limit",
  "add",
  "upkeep",
  "nonsense",
] as const;
export type Talk = (typeof TALKS)[number];

/** Talk in the notation of `CueList`; `@` is not used. What `!` marks is about the app or its stylist, whatever else is named. */
export type TalkList = {
  /** Empty for upkeep: how people ask about washing and mending was learned from examples. */
  cues: Readonly<Record<Talk, Phrases>>;
  /** Who says so asks for clothes, however many thanks come first. */
  requests: Phrases;
  /** Words of what is over: an occasion told with them is not to be dressed for. */
  past: string;
  /** What is answered. Each says something true of this app and how to go on. */
  answers: Readonly<Record<Talk, readonly string[]>>;
};
