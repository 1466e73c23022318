import type { Weather } from "../../weather.ts";

/** Which day or turn a look is for: Monday is 0, turns and outfits count from 1. */
export type Slot =
  | { is: "day"; day: number }
  | { is: "turn"; turn: number }
  | { is: "outfit"; turn: number };

/** One of several looks that were asked for. */
export type LookAsk = {
  slot: Slot;
  /** A second look of the same day. */
  evening: boolean;
  /** The request as far as it is about this look; every other look's words are dots. */
  text: string;
  /** Where in the request the words stand that are about no other look; empty where there are none. */
  own: readonly { start: number; end: number }[];
  /** The weather that is foretold for its day. */
  forecast?: Weather;
};

/** How much a person takes along at most. */
export type Limits = {
  pieces: number | null;
  pairs: number | null;
  /** Clothes of a bag of that sort, of so many litres or kilos; what is worn on the way does not count. */
  grams: number | null;
};

/** Several looks, in the order of their days. */
export type Agenda = {
  looks: readonly LookAsk[];
  /** A trip: the looks come out of one bag. */
  packs: boolean;
  limits: Limits;
  /** How the words begin by which the request names something other than clothes. */
  named: ReadonlySet<string>;
  /** Looks after which clothes are washed, by their place in the list. */
  washedAfter: readonly number[];
};
