import type { Quality } from "../wardrobe/qualities.ts";

/**
 * How a language writes each quality in a garment's name: folded phrases parted by `|`. A star before or behind a word stands
 * for more letters: "regen*" begins a word, "*dicht" ends one.
 */
export type QualityWords = Readonly<Record<Quality, string>>;
