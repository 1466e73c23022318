import { oklab } from "../../oklab.ts";
import { COLOURS, type ColourName } from "../lexicon/index.ts";

/** OKLCH after Ottosson (2020): lightness 0–1, chroma about 0–0.37, hue in degrees. */
export type Oklch = { l: number; c: number; h: number };

export type Colour = Oklch & { hex: string; name: ColourName; neutral: boolean; bright: boolean };

export function oklch(hex: string): Oklch {
  const [l, a, b] = oklab(hex);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
}

const PALETTE = COLOURS.flatMap((name) =>
  [name.hex, ...(name.tints ?? [])].map((hex) => ({ name, at: oklch(hex) })),
);

/** Names by cells of 8 levels a channel, found on first use: 3,000 garments ask for the same few hundred. */
const cells = new Int8Array(32 * 32 * 32).fill(-1);

/** The nearest of the named colours. */
export function nameColour(hex: string): Colour {
  const at = oklch(hex);
  const value = Number.parseInt(hex.slice(1), 16);
  const cell = ((value >> 19) & 31) * 1024 + ((value >> 11) & 31) * 32 + ((value >> 3) & 31);
  if (cells[cell]! < 0) cells[cell] = nearest(at);
  return withName(at, hex, PALETTE[cells[cell]!]!.name);
}

/** Without chroma only the neutrals are asked, and with some the greys are not: charcoal is no navy, denim no grey. */
function nearest(at: Oklch): number {
  const grey = at.c < 0.022;
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  PALETTE.forEach((entry, index) => {
    if (grey ? entry.at.c > 0.03 : at.c > 0.045 && entry.at.c < 0.015) return;
    const distance = gap(at, entry.at);
    if (distance < least) [best, least] = [index, distance];
  });
  return best;
}

function gap(a: Oklch, b: Oklch): number {
  const turn = ((a.h - b.h) * Math.PI) / 180;
  const across = a.c * a.c + b.c * b.c - 2 * a.c * b.c * Math.cos(turn);
  return (a.l - b.l) ** 2 * 0.8 + across * 2.2;
}

const byId = new Map(COLOURS.map((colour) => [colour.id, colour]));

export const colourNamed = (id: string): ColourName | undefined => byId.get(id);

/** True where a colour is what a person calls `id`: "blue" is every blue, "navy" only navy. */
export function isCalled(name: ColourName, id: string): boolean {
  return name.id === id || (byId.get(id)?.id === byId.get(id)?.family && name.family === id);
}

const PLAIN = new Set(["white", "black", "grey", "beige", "brown"]);

/** Neutrals go with everything: little chroma, or the dark and earthy tones that wardrobes treat as such. */
export function withName({ l, c, h }: Oklch, hex: string, name: ColourName): Colour {
  const neutral = c < 0.045 || PLAIN.has(name.family) || name.id === "navy" || name.id === "indigo";
  return { l, c, h, hex, name, neutral, bright: !neutral && c > 0.13 };
}

export const isNeutral = (colour: Colour): boolean => colour.neutral;

export const isBright = (colour: Colour): boolean => colour.bright;

export type Harmony = "neutral" | "one-accent" | "tonal" | "analogous" | "complementary" | "clash";

const turnBetween = (a: Oklch, b: Oklch): number => {
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
