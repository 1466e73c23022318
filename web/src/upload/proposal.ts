import type { CategoryId, Recognised } from "@fit-closet/core";

/** The category of what a photo seems to show, and how that is said. */
export type Proposal = { category: CategoryId; words: string };

const WORDS: Record<CategoryId, string> = {
  top: "a top",
  hoodies: "a hoodie",
  coat: "a coat",
  trouser: "trousers",
  short: "shorts",
  cap: "a cap",
  skirt: "a skirt",
  dress: "a dress",
  jumpsuit: "a jumpsuit",
  shoes: "shoes",
  boots: "boots",
  bag: "a bag",
  scarf: "a scarf",
  belt: "a belt",
  jewellery: "jewellery",
  other: "something to wear under or in the water",
};

/** Nothing is proposed where the engine is not sure: a wrong guess costs more than a choice. */
export function proposalFor(recognised: Recognised | undefined): Proposal | undefined {
  if (!recognised?.sure) return undefined;
  const { category } = recognised;
  return { category, words: `Looks like ${WORDS[category]}. Change it if not.` };
}
