import type { Garment } from "@fit-closet/core";

/** A draw from a seed: mulberry32, by Tommy Ettinger. @returns numbers from 0 to 1 */
export function chanceFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <T>(list: readonly T[], chance: () => number): T =>
  list[Math.floor(chance() * list.length)]!;

/** How many of each in a closet of 120, by category. */
const NOUNS: readonly (readonly [category: string, nouns: string, count: number])[] = [
  [
    "top",
    "T-shirt|long-sleeve top|Oxford shirt|linen shirt|polo shirt|blouse|tank top|oversized T-shirt",
    30,
  ],
  ["top", "wool sweater|turtleneck|cardigan|sweatshirt", 10],
  ["hoodies", "hoodie|zip hoodie", 4],
  [
    "trouser",
    "skinny jeans|straight jeans|wide-leg jeans|chinos|wide-leg trousers|tailored trousers|cargo trousers",
    22,
  ],
  ["short", "denim shorts|chino shorts", 4],
  ["skirt", "midi skirt|mini skirt|pleated skirt", 7],
  ["dress", "midi dress|shirt dress|slip dress", 7],
  ["coat", "blazer|denim jacket|trench coat|wool coat|leather jacket|raincoat|puffer jacket", 12],
  ["shoes", "sneakers|loafers|ankle boots|sandals|heels|ballet flats|Oxford shoes", 14],
  ["accessories", "leather belt|silk scarf|wool scarf|tote bag|handbag|necklace", 10],
];

const HEXES =
  "#f6f6f4 #e9e2d0 #c9b48e #8a5a35 #43291c #8b8e93 #3b3e43 #161618 #1c2742 #2456b8 #a9cdeb #5f83ab #0f7075 #1c4a30 #6a6a35 #94a986 #b3202c #6d1f2e #d96a4a #e6b822 #e7b3c2 #c4307a #6b3f8f #b9a7d6";
const PATTERNS = ["striped", "checked", "floral", "polka-dot"] as const;

export type Owned = Garment & { noun: string; pattern: string | null };

/** A closet of 120 pieces, each a draw of its own: kind, colour, now and then a pattern. */
export function drawnCloset(chance: () => number): Owned[] {
  const hexes = HEXES.split(" ");
  return NOUNS.flatMap(([category, nouns, count]) =>
    Array.from({ length: count }, (): Owned => {
      const noun = pick(nouns.split("|"), chance);
      const plain = category === "shoes" || category === "accessories" || chance() < 0.72;
      const pattern = plain ? null : pick(PATTERNS, chance);
      const name = pattern ? `${pattern} ${noun}` : noun;
      return { id: "", category, noun, pattern, name, colours: [pick(hexes, chance)], tags: [] };
    }),
  ).map((garment, at) => ({ ...garment, id: `g${at}` }));
}
