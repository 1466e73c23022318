import { words } from "../../languages/en/words.ts";
import type { Slot } from "../../outfit.ts";
import { KIND_IDS, type KindId, kindOf, kindOfCategory } from "../../wardrobe/kinds.ts";
import { ACCESSORIES } from "./accessories.ts";
import { DRESSES } from "./dresses.ts";
import { FOOTWEAR } from "./feet.ts";
import type { Drawing, Kind, Parts } from "./garment.ts";
import { HEADWEAR } from "./headwear.ts";
import { LAYERED } from "./layers.ts";
import { LEGWEAR } from "./legs.ts";
import { TOPS } from "./tops.ts";

/** How every kind is drawn: one that is missing does not compile. */
const DRAWINGS: Readonly<Record<KindId, Drawing | Parts>> = {
  ...TOPS,
  ...LAYERED,
  ...LEGWEAR,
  ...DRESSES,
  ...HEADWEAR,
  ...FOOTWEAR,
  ...ACCESSORIES,
};

const { kinds } = words;

/** The garments to draw for a kind: itself, or the two that it is worn as. */
export function drawingsOf(id: KindId): Kind[] {
  const drawing = DRAWINGS[id];
  if ("parts" in drawing) return drawing.parts.flatMap(drawingsOf);
  return [{ ...drawing, id, name: kinds[id].text, plural: kinds[id].pair }];
}

/** Every kind that is drawn as itself. */
export const CATALOGUE: readonly Kind[] = KIND_IDS.flatMap((id) =>
  "parts" in DRAWINGS[id] ? [] : drawingsOf(id),
);

/** What is carried and not worn is no garment in a description, save what keeps the rain off. */
const isDescribed = (id: KindId): boolean =>
  kindOf(id).area !== "carried" || kindOf(id).against !== undefined;

const BY_WORD = new Map<string, KindId>();
for (const id of KIND_IDS.filter(isDescribed)) {
  const { text, plural, also } = kinds[id];
  for (const word of [text.toLowerCase(), plural.toLowerCase(), ...also])
    for (const form of numbersOf(word)) if (!BY_WORD.has(form)) BY_WORD.set(form, id);
}

/** A word as it stands, in the plural and in the singular. */
function numbersOf(word: string): string[] {
  if (/[^s]s$/.test(word)) return [word, word.slice(0, -1)];
  return [word, /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`];
}

export const LONGEST_NAME = Math.max(...[...BY_WORD.keys()].map((word) => word.split(" ").length));

export const kindNamed = (words: string): KindId | undefined => BY_WORD.get(words);

const BY_SLOT: Readonly<Record<Slot, KindId>> = {
  base: "tee",
  mid: "sweater",
  outer: "overcoat",
  legs: "trousers",
  head: "cap",
  feet: "sneakers",
  accessory: "tote-bag",
};

/** What a category shows when the name says nothing more, and a slot where there is no category either. */
export function kindFor(category: string | undefined, slot: Slot | undefined): KindId {
  const known = category ? (kindOfCategory(category)?.id ?? kindNamed(category)) : undefined;
  return known ?? BY_SLOT[slot ?? "base"];
}
