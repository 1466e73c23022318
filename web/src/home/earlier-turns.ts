import type { OutfitResponse } from "@fit-closet/core";
import type { ReadyIdea } from "./idea-state.ts";

/** What was asked and answered before the answer that is there. */
export type Turn = Pick<OutfitResponse, "image_url" | "image_alt" | "language"> & {
  prompt: string;
  text: string;
};

/** More than anybody scrolls back to, and little enough to keep. */
const MOST_TURNS = 12;

export function withTurn(turns: readonly Turn[], { wish, idea }: ReadyIdea): Turn[] {
  const { image_url, image_alt, language, outfit_idea: text } = idea;
  const turn = { prompt: wish.prompt.trim(), text, language, image_url, image_alt };
  return [...turns, turn].slice(-MOST_TURNS);
}
