import type { Recognised, SeenTraits } from "./cartoon/contract.ts";
import type { GarmentDetails, Pattern, Sleeve } from "./garment.ts";
import { words as en } from "./languages/en/words.ts";
import type { Words } from "./languages/language.ts";
import { type CategoryId, isCategory } from "./wardrobe/categories.ts";
import type { Length } from "./wardrobe/cuts.ts";
import { isFiledAs } from "./wardrobe/filed-alike.ts";
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
  const pattern = recognised && patternOf(recognised, filedAs);
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

function kindSeen(recognised: Recognised | undefined): KindId | undefined {
  if (!recognised) return undefined;
  const { kind, category, sure } = recognised;
  return sure || (kind && isFiledAs(kindOf(kind).category, category))
    ? kindFiled(recognised, category)
    : undefined;
}

/** What was seen where that may be filed so, and else what is usually filed so. */
function kindFiled(recognised: Recognised | undefined, category: CategoryId): KindId | undefined {
  const seen = traitsFiled(recognised, category);
  if (seen.kind && isFiledAs(kindOf(seen.kind).category, category)) return seen.kind;
  const usual = kindOfCategory(category)?.id;
  if (usual === "coat" && seen.length && SHORT.has(seen.length)) return "jacket";
  return usual === "top" ? topOf(seen) : usual;
}

/** What buttons up to a collar is a shirt: 240 of 256 tops that do were called so. */
function topOf({ sleeve, neckline, closure }: SeenTraits): KindId {
  if (neckline === "collar" && closure === "buttons") return "shirt";
  return sleeve ? TOP_WITH[sleeve] : "top";
}

function traitsFiled(recognised: Recognised | undefined, category?: string | null): SeenTraits {
  const filed = category && isCategory(category) ? recognised?.filed?.[category] : undefined;
  return filed ?? recognised ?? {};
}

/** Straps and insides of shoes look like a print, and hardly any shoe has one. */
const UNPRINTED: ReadonlySet<string> = new Set<CategoryId>(["shoes", "boots"]);

const patternOf = ({ pattern, category }: Recognised, filedAs?: string | null): Pattern =>
  UNPRINTED.has(filedAs ?? category) ? "plain" : pattern;

/** What the engine has seen, as the closet keeps it. @param filedAs the category that the person chose */
export function detailsFrom(recognised: Recognised, filedAs?: string | null): GarmentDetails {
  const { sleeve, length, neckline, closure } = traitsFiled(recognised, filedAs);
  const pattern = patternOf(recognised, filedAs);
  const seen = Object.entries({ sleeve, length, neckline, closure, pattern });
  return Object.fromEntries(seen.filter(([, trait]) => trait));
}
