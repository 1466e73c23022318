import type { Area } from "./kind.ts";
import type { Kind } from "./kinds.ts";

/** Wears until it is washed; null for what is brushed, aired or polished instead. */
const WEARS: Readonly<Record<Area, number | null>> = {
  top: 1,
  mid: 4,
  outer: null,
  dress: 2,
  legs: 4,
  shoes: null,
  head: null,
  neck: null,
  hands: null,
  bag: null,
  waist: null,
  jewellery: null,
  eyes: null,
  hosiery: 1,
  underwear: 1,
  swim: 1,
  carried: null,
};

/** How often a garment of this kind is usually worn until it is washed; null for one that is not washed by its wears. */
export const wearsToWash = ({ area, sport }: Pick<Kind, "area" | "sport">): number | null =>
  sport && WEARS[area] ? 1 : WEARS[area];
