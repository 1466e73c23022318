import type { Misfit } from "./misfit.ts";
import type { TasteFeature } from "./taste-weights.ts";
import { FACTORS } from "./factors.ts";
import { SUITING, type Suiting } from "./suiting-weights.ts";
import { TASTE } from "./taste-weights.ts";

/** What must hold before taste is asked. An empty place costs more than any misfit, a misfit more than taste can give. */
const RULES = {
  "out-of-place": -6,
  "too-plain": -2.6,
  "too-dressy": -2.2,
  bare: -7,
  "too-cold": -4.5,
  "too-warm": -4,
  "open-toes": -5,
  soles: 4,
  "sore-feet": -3,
  "too-loud": -4,
  unathletic: -4,
  "for-work": -3.2,
  "shorts-at-work": -3,
  "no-top": -16,
  "no-legs": -16,
  "no-shoes": -12,
  "no-coat": -8,
  "thin-coat": -32,
  disliked: -7,
  troublesome: -8,
  "wish-unmet": -30,
  "quality-met": 1.3,
  "colour-met": 2.5,
  "doubled-legs": -20,
  "two-prints": -13,
  "two-suits": -8,
  crowded: -3,
  "white-is-taken": -4,
  "ready-for-dirt": 2,
  "good-in-dirt": -3,
  "worn-out": -2,
  joke: -2,
  "hair-covered": 4,
  "party-at-party": 0.8,
  shines: 3,
  "party-by-day": -2,
} as const satisfies Record<Misfit, number> & Record<string, number>;

export type Rule = keyof typeof RULES;
export type Feature = Rule | TasteFeature | Suiting;

/** What one of each feature is worth as far as somebody could say by hand, or by pairs of outfits. */
export const PRIORS: Readonly<Record<Feature, number>> = { ...RULES, ...TASTE, ...SUITING };

const factors: Readonly<Partial<Record<Feature, number>>> = FACTORS;

const weighted = ([feature, prior]: [string, number]): [string, number] => [
  feature,
  prior * (factors[feature as Feature] ?? 1),
];

/** What one of each feature is worth. */
export const WEIGHTS = Object.fromEntries(Object.entries(PRIORS).map(weighted)) as Readonly<
  Record<Feature, number>
>;

const isGain = (feature: string): boolean => !feature.endsWith("-unsuited");

/** What only the eye judges; everything else is asked by day, setting and wishes. */
const LOOKS: ReadonlySet<Feature> = new Set<Feature>([
  ...(Object.keys(SUITING) as Suiting[]).filter(isGain),
  "off-aim",
  "season",
  "bright-at-party",
  "hue-clash",
  "hue-kin",
  "hue-opposite",
  "near-miss",
  "contrast",
  "same-colour",
  "formality-spread",
  "sport-mix",
  "fabric-gap",
  "season-mix",
  "statement-twice",
  "same-volume",
  "balanced-volume",
  "leather-match",
  "harmony",
  "bright-count",
  "hue-count",
  "monochrome",
  "neutrals",
  "echo",
  "dark-at-formal",
  "festive",
  "desk-at-party",
  "layer",
  "clo-off",
  "adornment",
  "adornment-many",
  "setting-colour",
]);

/** The same where looks count for nothing. */
export const WITHOUT_LOOKS: Readonly<Record<Feature, number>> = {
  ...WEIGHTS,
  ...Object.fromEntries([...LOOKS].map((feature) => [feature, 0])),
};

/** Takes what is found of a feature. */
export type Add = (feature: Feature, amount: number) => void;
