import { FACETS, type Facet, FOUND_ORDERS, type FoundOrder } from "@fit-closet/core";

/** What is searched for, as the address keeps it. */
export type Asked = {
  words: string;
  chosen: Readonly<Record<Facet, readonly string[]>>;
  order: FoundOrder;
};

const NONE: Asked["chosen"] = { category: [], colour: [], season: [], pattern: [], state: [] };

export const EVERYTHING: Asked = { words: "", chosen: NONE, order: "newest" };

/** @param search of an address, with or without its question mark */
export function askedIn(search: string): Asked {
  const query = new URLSearchParams(search);
  const order = FOUND_ORDERS.find((one) => one === query.get("order"));
  const chosen = Object.fromEntries(
    FACETS.map((facet) => [facet, query.get(facet)?.split(",").filter(Boolean) ?? []]),
  );
  return {
    words: query.get("q") ?? "",
    chosen: { ...NONE, ...chosen },
    order: order ?? EVERYTHING.order,
  };
}

/** The same as an address has it; what is not asked for is left out. */
export function searchOf({ words, chosen, order }: Asked): string {
  const said: [string, string][] = [
    ["q", words.trim()],
    ...FACETS.map((facet): [string, string] => [facet, chosen[facet].join(",")]),
    ["order", order === EVERYTHING.order ? "" : order],
  ];
  return new URLSearchParams(said.filter(([, value]) => value !== "")).toString();
}

export const isNarrowed = ({ words, chosen }: Asked): boolean =>
  words.trim() !== "" || FACETS.some((facet) => chosen[facet].length > 0);

/** The same search in the same order, without what narrows it. */
export const widened = (asked: Asked): Asked => ({ ...EVERYTHING, order: asked.order });

export function toggled(asked: Asked, facet: Facet, id: string): Asked {
  const before = asked.chosen[facet];
  const after = before.includes(id) ? before.filter((one) => one !== id) : [...before, id];
  return { ...asked, chosen: { ...asked.chosen, [facet]: after } };
}
