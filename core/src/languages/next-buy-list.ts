import type { Phrases } from "./cue-list.ts";
import type { Messages } from "./texts.ts";

/** How one language asks what to buy next, in the notation of `CueList` without `@`, and how it is answered. */
export type NextBuyList = {
  asks: Phrases;
  say: {
    /** `{piece}`, which nobody owns yet, adds `{n}` outfits, a figure from four on. */
    buy: Messages;
    /** The same where `{event}` gains most. */
    buyFor: Messages;
    /** It is worn with `{list}`. */
    goes: Messages;
    /** Nothing adds enough. */
    nothing: Messages;
    /** Nothing is owned yet. */
    empty: Messages;
  };
};
