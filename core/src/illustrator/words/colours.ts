import { words } from "../../languages/en/words.ts";
import { COLOUR_IDS, COLOURS } from "../../wardrobe/colours.ts";
import type { Kind } from "../../wardrobe/kinds.ts";
import { nameColourOn } from "../../wardrobe/name-colour.ts";

const { colours } = words;

const HEX = new Map(
  COLOUR_IDS.toReversed().flatMap((id) =>
    [colours[id].m, ...colours[id].also].map(
      (name) => [name.replaceAll(" ", "-"), COLOURS[id].hex] as const,
    ),
  ),
);

/** `#rrggbb` of a colour word; two-word colours are joined by a hyphen. */
export const colourNamed = (word: string): string | undefined => HEX.get(word);

/** The name a person would give a garment's colour. */
export const nameOf = (hex: string, kind: Pick<Kind, "material"> = {}): string =>
  colours[nameColourOn(kind, hex)].m;
