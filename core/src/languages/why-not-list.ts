import type { Phrases } from "./cue-list.ts";
import type { Messages } from "./texts.ts";

/** Why a piece is not worn, where no other text says it yet: `{what}`. */
export const WHY_NOT = [
  "worn",
  "close",
  "pressed",
  "refused",
  "vegan",
  "demand",
  "taken",
  "idle",
  "dry",
  "wind",
  "colours",
  "prints",
  "cloth",
  "shape",
  "mix",
  "comfort",
  "shabby",
  "vague",
  "layers",
  "suits",
  "taste",
] as const;
export type WhyNot = (typeof WHY_NOT)[number];

/** How one language asks why a piece is not worn, in the notation of `CueList` without `@`, and how it is answered. */
export type WhyNotList = {
  asks: Phrases;
  /** What a question begins with that names nothing but a piece: "and the navy coat?" */
  opens: Phrases;
  /** `close` and `taken` have `{other}`, which is worn in its place; `suits` has `{event}`. */
  say: Readonly<Record<WhyNot, Messages>> & {
    /** `{what}` is best worn with `{list}`. */
    anyway: Messages;
  };
};
