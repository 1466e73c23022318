import { languageOf } from "../../languages/index.ts";
import type { Language } from "../lexicon/index.ts";
import { formatted } from "../../languages/message.ts";
import type { LookAsk, Slot } from "./agenda.ts";

/** What a look is called: "Monday", "Day 2, evening". */
export function labelOf({ slot, evening }: LookAsk, language: Language): string {
  const { days, turn, outfit, evening: late } = languageOf(language).looks.say;
  const label =
    slot.is === "day"
      ? days[slot.day]!
      : formatted(slot.is === "turn" ? turn : outfit, language, { n: String(slot.turn) });
  return evening ? formatted(late, language, { label }) : label;
}

/** The same inside a sentence, after "for". */
export function lookInSentence({ slot, evening }: LookAsk, language: Language): string {
  const { ofEvening } = languageOf(language).looks.say;
  const look = slotInSentence(slot, language);
  return evening ? formatted(ofEvening, language, { look }) : look;
}

function slotInSentence(slot: Slot, language: Language): string {
  const { days, ofDay, ofTurn, ofOutfit } = languageOf(language).looks.say;
  if (slot.is !== "day")
    return formatted(slot.is === "turn" ? ofTurn : ofOutfit, language, { n: String(slot.turn) });
  const label = days[slot.day]!;
  const { capitalDays } = languageOf(language).syntax;
  return formatted(ofDay, language, { label: capitalDays ? label : label.toLowerCase() });
}
