import type { Phrases } from "./cue-list.ts";

/** What may be asked of the last outfit as a whole. */
export const CHANGES = ["warmer", "cooler", "dressier", "casual", "simpler", "another"] as const;
export type Change = (typeof CHANGES)[number];

/** How one language asks for a change to the outfit given before, in the notation of `CueList`; `@` is not used. */
export type FollowList = Readonly<Record<Change, Phrases>> & {
  /** The garment that is named beside it stays, or gives way: "keep the", "swap the". */
  keep: Phrases;
  swap: Phrases;
  /** ICU messages. */
  say: {
    /** `{in}` is worn instead of `{out}`. */
    swapped: string;
    added: string;
    removed: string;
    /** Nothing owned answers it. */
    nothing: Readonly<Record<Change, string>>;
  };
};
