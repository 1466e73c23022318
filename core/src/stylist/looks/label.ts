import { LOOKS } from "../../languages/look-lists.ts";
import type { Language } from "../lexicon/index.ts";
import { fill } from "../tell/telling.ts";
import type { LookAsk, Slot } from "./agenda.ts";

/** What a look is called: "Monday", "Day 2, evening". */
export function labelOf({ slot, evening }: LookAsk, language: Language): string {
  const { days, turn, outfit, evening: late } = LOOKS[language].say;
  const label =
    slot.is === "day"
      ? days[slot.day]!
      : fill(slot.is === "turn" ? turn : outfit, { n: String(slot.turn) });
  return evening ? fill(late, { label }) : label;
}

/** The same inside a sentence, after "for". */
export function lookInSentence({ slot, evening }: LookAsk, language: Language): string {
  const { ofEvening } = LOOKS[language].say;
  const look = slotInSentence(slot, language);
  return evening ? fill(ofEvening, { look }) : look;
}

/** Where days are written small, a sentence writes them so. */
const SMALL: ReadonlySet<Language> = new Set(["es", "fr", "it", "pt"]);

function slotInSentence(slot: Slot, language: Language): string {
  const { days, ofDay, ofTurn, ofOutfit } = LOOKS[language].say;
  if (slot.is !== "day")
    return fill(slot.is === "turn" ? ofTurn : ofOutfit, { n: String(slot.turn) });
  const label = days[slot.day]!;
  return fill(ofDay, { label: SMALL.has(language) ? label.toLowerCase() : label });
}
