import type { Recognised } from "./cartoon/contract.ts";
import type { GarmentDetails, Sleeve } from "./garment.ts";
import { words as en } from "./languages/en/words.ts";
import type { Words } from "./languages/language.ts";
import { type CategoryId, isCategory } from "./wardrobe/categories.ts";
import type { Length } from "./wardrobe/cuts.ts";
import { type KindId, kindOf, kindOfCategory } from "./wardrobe/kinds.ts";
import { nameColourOn } from "./wardrobe/name-colour.ts";

/**
 * A name such as "Navy striped T-shirt" that says only what is known, in a closet's words.
 * @param colours `#rrggbb`, most present first. @param language of the name; the others are not loaded for it.
 * @param filedAs the category that the person chose, which the name keeps to
 * @returns undefined where the garment itself is not sure and nobody filed it
 */
export function proposedName(
  recognised: Recognised | undefined,
  colours: readonly string[],
  { kinds, phrase }: Words = en,
  filedAs?: string | null,
): string | undefined {
  const kind =
    filedAs && isCategory(filedAs) ? kindFiled(recognised, filedAs) : kindSeen(recognised);
  if (!kind) return undefined;
  const [main] = colours;
  const pattern = recognised?.pattern;
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

/** What ends here is no coat. */
const SHORT: ReadonlySet<Length> = new Set(["cropped", "waist", "hip"]);

/** Two people may file one garment under either of these. */
const ALIKE: readonly (readonly CategoryId[])[] = [
  ["top", "hoodies", "coat"],
  ["shoes", "boots"],
];

const isFiledAs = (own: CategoryId, category: CategoryId): boolean =>
  own === category || ALIKE.some((group) => group.includes(own) && group.includes(category));

function kindSeen(recognised: Recognised | undefined): KindId | undefined {
  if (!recognised) return undefined;
  const { kind, category, sure } = recognised;
  return sure || (kind && isFiledAs(kindOf(kind).category, category))
    ? kindFiled(recognised, category)
    : undefined;
}

/** What was seen where that may be filed so, and else what is usually filed so. */
function kindFiled(recognised: Recognised | undefined, category: CategoryId): KindId | undefined {
  const { kind, sleeve, length } = recognised ?? {};
  if (kind && isFiledAs(kindOf(kind).category, category)) return kind;
  const usual = kindOfCategory(category)?.id;
  if (usual === "coat" && length && SHORT.has(length)) return "jacket";
  return usual === "top" && sleeve ? TOP_WITH[sleeve] : usual;
}

/** What the engine has seen, as the closet keeps it. */
export function detailsFrom(recognised: Recognised): GarmentDetails {
  const { sleeve, length, neckline, closure, pattern } = recognised;
  const seen = Object.entries({ sleeve, length, neckline, closure, pattern });
  return Object.fromEntries(seen.filter(([, trait]) => trait));
}
