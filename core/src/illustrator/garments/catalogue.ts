import { ACCESSORIES } from "./accessories.ts";
import { DRESSES } from "./dresses.ts";
import { FOOTWEAR } from "./feet.ts";
import type { Kind } from "./garment.ts";
import { HEADWEAR } from "./headwear.ts";
import { LAYERED } from "./layers.ts";
import { LEGWEAR } from "./legs.ts";
import { TOPS } from "./tops.ts";

/** Every garment that can be drawn. */
export const CATALOGUE: readonly Kind[] = [
  ...TOPS,
  ...LAYERED,
  ...LEGWEAR,
  ...DRESSES,
  ...HEADWEAR,
  ...FOOTWEAR,
  ...ACCESSORIES,
];

/** The word or words for a garment, singular and plural, to the garment. */
const BY_WORD = new Map<string, Kind>();
for (const kind of CATALOGUE)
  for (const word of [kind.name.toLowerCase(), ...(kind.words ?? [])])
    for (const form of forms(word)) if (!BY_WORD.has(form)) BY_WORD.set(form, kind);

function forms(word: string): string[] {
  if (/[^s]s$/.test(word)) return [word];
  return [
    word,
    word.endsWith("y") && !/[aeo]y$/.test(word)
      ? `${word.slice(0, -1)}ies`
      : `${word}${/(s|x|ch|sh)$/.test(word) ? "es" : "s"}`,
  ];
}

export const LONGEST_NAME = Math.max(...[...BY_WORD.keys()].map((word) => word.split(" ").length));

export const kindNamed = (words: string): Kind | undefined => BY_WORD.get(words);

export function kindCalled(name: string): Kind {
  const kind = BY_WORD.get(name);
  if (!kind) throw new Error(`No garment is called ${name}`);
  return kind;
}

/** What a category shows when the name says nothing more. */
const BY_CATEGORY: Record<string, string> = {
  top: "tee",
  hoodies: "hoodie",
  coat: "overcoat",
  trouser: "trousers",
  short: "shorts",
  cap: "cap",
};
const BY_SLOT: Record<string, string> = {
  base: "tee",
  mid: "sweater",
  outer: "overcoat",
  legs: "trousers",
  head: "cap",
  feet: "trainers",
  accessory: "tote bag",
};

export function kindOf(category: string | undefined, slot: string | undefined): Kind {
  const named = category ? BY_WORD.get(BY_CATEGORY[category] ?? category) : undefined;
  return named ?? kindCalled(BY_SLOT[slot ?? ""] ?? "tee");
}
