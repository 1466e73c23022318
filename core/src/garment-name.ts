import type { Recognised } from "./cartoon/contract.ts";
import { colourName } from "./colour-name.ts";
import type { GarmentDetails, Pattern, Season, Sleeve } from "./garment.ts";

const NOUNS: Readonly<Record<string, string>> = {
  top: "top",
  hoodies: "hoodie",
  coat: "coat",
  trouser: "trousers",
  short: "shorts",
  cap: "cap",
  dress: "dress",
  skirt: "skirt",
  shoes: "shoes",
};
const SLEEVED: Readonly<Record<Sleeve, string>> = {
  none: "sleeveless",
  short: "short-sleeved",
  long: "long-sleeved",
};
const PATTERNED: Readonly<Partial<Record<Pattern, string>>> = {
  striped: "striped",
  checked: "checked",
  print: "printed",
};

/**
 * A name such as "Navy striped T-shirt" that says only what is known, in a closet's words.
 * @param colours `#rrggbb`, most present first. @returns undefined where the garment itself is not sure.
 */
export function proposedName(
  recognised: Recognised | undefined,
  colours: readonly string[],
): string | undefined {
  const noun = recognised?.sure ? nounOf(recognised) : undefined;
  if (!noun) return undefined;
  const colour = colours[0] && colourName(colours[0]);
  const words = [colour, PATTERNED[recognised!.pattern], noun].filter(Boolean).join(" ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A bare "top" says little, so its sleeves are named. */
function nounOf({ kind, category, sleeve }: Recognised): string | undefined {
  if (kind) return kind;
  const noun = NOUNS[category];
  return noun === "top" && sleeve ? `${SLEEVED[sleeve]} top` : noun;
}

/** What the engine has seen, as the closet keeps it. */
export function detailsFrom({ sleeve, pattern }: Recognised): GarmentDetails {
  return sleeve ? { sleeve, pattern } : { pattern };
}

const SLEEVE_TAGS: Readonly<Record<Sleeve, string>> = {
  none: "sleeveless",
  short: "short-sleeve",
  long: "long-sleeve",
};
const PATTERN_TAGS: Readonly<Partial<Record<Pattern, string>>> = {
  striped: "striped",
  checked: "checked",
  print: "printed",
};
const WARMTH_TAGS = ["very light", "light", undefined, "warm", "very warm"] as const;
const FORMALITY_TAGS = [
  "lounge",
  "casual",
  "smart casual",
  "business casual",
  "formal",
  "black tie",
] as const;

/** The details in words that the stylist and the illustrator act on, to be put beside a garment's own tags. */
export function tagsOf({
  sleeve,
  pattern,
  material,
  warmth,
  formality,
  seasons = [],
}: GarmentDetails): string[] {
  const tags = [
    sleeve && SLEEVE_TAGS[sleeve],
    pattern && PATTERN_TAGS[pattern],
    material,
    warmth && WARMTH_TAGS[warmth - 1],
    formality === undefined ? undefined : FORMALITY_TAGS[formality],
    ...(isAllYear(seasons) ? [] : seasons),
  ];
  return tags.filter((tag): tag is string => Boolean(tag));
}

/** Worn in summer and in winter, a garment belongs to neither. */
const isAllYear = (seasons: readonly Season[]): boolean =>
  seasons.includes("summer") && seasons.includes("winter");
