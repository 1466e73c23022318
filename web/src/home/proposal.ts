import { CATEGORIES, type Recognised } from "@fit-closet/core";

/** What a photo seems to show, and the category that this means where there is one. */
export type Proposal = { category?: string; words: string };

const WORDS: Record<string, string> = {
  top: "a top",
  hoodies: "a hoodie",
  coat: "a coat",
  trouser: "trousers",
  short: "shorts",
  cap: "a cap",
  dress: "a dress",
  skirt: "a skirt",
  shoes: "shoes",
};

/** Nothing is proposed where the engine is not sure: a wrong guess costs more than a choice. */
export function proposalFor(recognised: Recognised | undefined): Proposal | undefined {
  if (!recognised?.sure) return undefined;
  const { category } = recognised;
  const isChoice = (CATEGORIES as readonly string[]).includes(category);
  const looks = `Looks like ${WORDS[category] ?? category}.`;
  return isChoice
    ? { category, words: `${looks} Change it if not.` }
    : { words: `${looks} Choose where you would look for it.` };
}
