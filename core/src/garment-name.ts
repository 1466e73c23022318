import type { Recognised } from "./cartoon/contract.ts";
import type { GarmentDetails, Sleeve } from "./garment.ts";
import { words as en } from "./languages/en/words.ts";
import type { Words } from "./languages/language.ts";
import { type KindId, kindOf, kindOfCategory } from "./wardrobe/kinds.ts";
import { nameColourOn } from "./wardrobe/name-colour.ts";

/**
 * A name such as "Navy striped T-shirt" that says only what is known, in a closet's words.
 * @param colours `#rrggbb`, most present first. @param language of the name; the others are not loaded for it. @returns undefined where the garment itself is not sure.
 */
export function proposedName(
  recognised: Recognised | undefined,
  colours: readonly string[],
  { kinds, phrase }: Words = en,
): string | undefined {
  const kind = recognised?.sure ? kindSeen(recognised) : undefined;
  if (!kind) return undefined;
  const [main] = colours;
  const { pattern } = recognised!;
  const name = phrase(kinds[kind], {
    colour: main ? nameColourOn(kindOf(kind), main) : undefined,
    pattern: pattern === "plain" ? undefined : pattern,
  });
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** A bare "top" says little, so its sleeves are named. */
const TOP_WITH: Readonly<Record<Sleeve, KindId>> = {
  none: "sleeveless-top",
  short: "short-sleeve-top",
  long: "long-sleeve-tee",
};

function kindSeen({ kind, category, sleeve }: Recognised): KindId | undefined {
  if (kind) return kind;
  const usual = kindOfCategory(category)?.id;
  return usual === "top" && sleeve ? TOP_WITH[sleeve] : usual;
}

/** What the engine has seen, as the closet keeps it. */
export function detailsFrom({ sleeve, pattern }: Recognised): GarmentDetails {
  return sleeve ? { sleeve, pattern } : { pattern };
}
