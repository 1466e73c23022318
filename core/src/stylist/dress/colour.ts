import type { Garment } from "../../garment.ts";
import { COLOURS, type ColourId } from "../../wardrobe/colours.ts";
import type { Kind } from "../../wardrobe/kinds.ts";
import { nameColourOn, oklch, type Oklch } from "../../wardrobe/name-colour.ts";

export type ColourName = { id: ColourId; family: string; hex: string };
export type Colour = Oklch & { hex: string; name: ColourName; neutral: boolean; bright: boolean };

export const colourNamed = (id: ColourId): ColourName => ({ id, ...COLOURS[id] });

const MOST_KNOWN = 5000;
const known = new Map<string, Colour>();

/** Naming a colour compares it with all that have a name, so each is named once. */
export function nameColour(hex: string, kind: Pick<Kind, "material">): Colour {
  const key = `${hex} ${kind.material ?? ""}`;
  const before = known.get(key);
  if (before) return before;
  const colour = withName(oklch(hex), hex, colourNamed(nameColourOn(kind, hex)));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, colour);
  return colour;
}

const PLAIN = new Set(["white", "black", "grey", "beige", "brown"]);

/** Neutrals go with everything: little chroma, or the dark and earthy tones that wardrobes treat as such. */
export function withName({ l, c, h }: Oklch, hex: string, name: ColourName): Colour {
  const neutral = c < 0.045 || PLAIN.has(name.family) || name.id === "navy" || name.id === "indigo";
  return { l, c, h, hex, name, neutral, bright: !neutral && c > 0.13 };
}

export const isNeutral = (colour: Colour): boolean => colour.neutral;

export const isBright = (colour: Colour): boolean => colour.bright;

/** From this lightness (OKLCH) on, and below this one, as advice and lines of settings mean light and dark. */
const LIGHT_FROM = 0.8;
const DARK_BELOW = 0.42;

export const isLight = ({ l }: Colour): boolean => l >= LIGHT_FROM;

export const isDark = ({ l }: Colour): boolean => l < DARK_BELOW;

export type Harmony = "neutral" | "one-accent" | "tonal" | "analogous" | "complementary" | "clash";

/** Degrees between two hues, 0 to 180. */
export const turnBetween = (a: Oklch, b: Oklch): number => {
  const turn = Math.abs(a.h - b.h) % 360;
  return Math.min(turn, 360 - turn);
};

/** How colours sit together, judged on hue in OKLCH: neutrals, one accent, neighbours, opposites. */
export function harmonyOf(colours: readonly Colour[]): Harmony {
  const accents = colours.filter((colour) => !isNeutral(colour));
  if (accents.length === 0) return colours.length > 1 && isTonal(colours) ? "tonal" : "neutral";
  const [lead, ...others] = accents.toSorted((a, b) => b.c - a.c);
  const turns = others.map((other) => turnBetween(lead!, other));
  if (others.length === 0) return "one-accent";
  if (turns.every((turn) => turn < 22)) return "tonal";
  if (turns.every((turn) => turn < 55)) return "analogous";
  const opposite = turns.every((turn) => turn < 22 || Math.abs(turn - 180) < 35);
  return opposite && others.length === 1 ? "complementary" : "clash";
}

function isTonal(colours: readonly Colour[]): boolean {
  const families = new Set(colours.map((colour) => colour.name.family));
  return families.size === 1;
}

export const HARMONY_SCORE: Readonly<Record<Harmony, number>> = {
  neutral: 0.75,
  "one-accent": 1,
  tonal: 0.9,
  analogous: 0.7,
  complementary: 0.6,
  clash: -0.6,
};

/** The colours of a garment, most present first. @param named those that its name says */
export function readColours(garment: Garment, kind: Kind, named: readonly ColourId[]): Colour[] {
  const said = named.map(colourNamed);
  const seen = garment.colours.slice(0, 2).map((hex) => nameColour(hex, kind));
  if (said.length === 0) return seen;
  if (seen.length === 0)
    return said.slice(0, 2).map((colour) => withName(oklch(colour.hex), colour.hex, colour));
  // The owner's word for the main colour wins over ours.
  const word = said.find((one) => one.family === seen[0]!.name.family) ?? said[0]!;
  return [withName(seen[0]!, seen[0]!.hex, word), ...seen.slice(1)];
}

export function huesOf(colours: readonly Colour[]): string[] {
  const seen = colours.slice(0, 2).filter((colour) => !isNeutral(colour));
  return [...new Set(seen.map(({ name }) => name.family))];
}
