import type { Phrases } from "./cue-list.ts";

/**
 * What a request may say that is answered with care or not at all, in the notation of `CueList`, without `@`. A phrase
 * counts only where no figure of speech stands in the same request: "dying of heat", "stealing the show".
 */
export type CareList = {
  classes: Readonly<Record<string, string>>;
  /** Of oneself, and meant: harm, hunger, blows. `!`: no figure of speech excuses it. */
  selfHarm: Phrases;
  /** Meant by some and said by many: of oneself, unless the request goes on about an ordinary day and its clothes. */
  overstated: Phrases;
  /** Clothes for a minor that are meant to be sexual. */
  child: Phrases;
  /** What asks for the opposite: "nothing too sexy". */
  modest: Phrases;
  /** Dressing up as those who hated and murdered. */
  hate: Phrases;
  /** Doing harm to others or taking what is theirs, and dressing for it. */
  crime: Phrases;
  /** Dressing up as a people or a group to laugh at it. */
  mockery: Phrases;
  /** Where such a dress is a part on a stage, or the subject of a visit. */
  plays: Phrases;
  /** What makes harm to oneself or others a figure of speech, a place to visit or a joke. */
  figures: Phrases;
};
