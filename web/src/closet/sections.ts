import { compareCategories, UNCATEGORIZED, type ClosetItem } from "@fit-closet/core";

/** One category's items; `heading` is its name, capitalised. */
export type Section = Counted & { category: string; heading: string; items: ClosetItem[] };

export type Counted = { count: number };

/** Items by category, in the closet's order. Those without a category go under 'uncategorized'. */
export function sectionsOf(items: readonly ClosetItem[]): Section[] {
  const sections = new Map<string, ClosetItem[]>();
  for (const item of items) {
    const category = item.category || UNCATEGORIZED;
    const section = sections.get(category);
    if (section) section.push(item);
    else sections.set(category, [item]);
  }
  return [...sections]
    .toSorted(([one], [other]) => compareCategories(one, other))
    .map(([category, items]) => ({
      category,
      heading: capitalised(category),
      items,
      count: items.length,
    }));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
