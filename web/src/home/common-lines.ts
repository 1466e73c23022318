import type { OutfitResponse } from "@fit-closet/core";

type Lines = { before: string[]; after: string[] };

/** The lines of an idea that are about no single look: those before the first look's, and the others. */
export function commonLines({
  outfit_idea,
  plan,
}: Pick<OutfitResponse, "outfit_idea" | "plan">): Lines {
  const looks = new Set(plan.looks?.map(({ text }) => text));
  const lines = outfit_idea.split("\n");
  const first = lines.findIndex((line) => looks.has(line));
  const isCommon = (line: string) => line !== "" && !looks.has(line);
  return {
    before: lines.slice(0, first).filter(isCommon),
    after: lines.slice(first).filter(isCommon),
  };
}
