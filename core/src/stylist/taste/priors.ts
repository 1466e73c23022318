import { type ReactionAct, TASTE_LOOKS, type TasteTopic } from "../../taste.ts";
import { TASTE } from "../dress/taste-weights.ts";

/** A difference of this much in the outfit score makes one e times as likely to be preferred, as `training/taste` fitted it. */
export const SCALE = 2;

/** How far people's own weights lie about the fitted ones, or about none: one standard deviation, in the outfit score's units. */
const SPREAD: Readonly<Record<Exclude<TasteTopic, "look">, number>> = {
  colour: 0.7,
  shade: 0.6,
  tone: 0.6,
  kind: 0.6,
  cut: 0.7,
  pattern: 0.6,
  material: 0.5,
  trait: 0.5,
};

/** For looks at least this, and more where all people judge by it anyway. */
const LEAST_SPREAD = 0.5;
const OF_WEIGHT = 0.25;

/** @param feature a name as in `Told`. @returns undefined for what nobody has a taste in */
export function spreadOf(feature: string): number | undefined {
  const [topic = "", id = ""] = feature.split(":");
  if (topic !== "look")
    return Object.hasOwn(SPREAD, topic) ? SPREAD[topic as keyof typeof SPREAD] : undefined;
  return Math.max(LEAST_SPREAD, Math.abs(generalWeight(id)) * OF_WEIGHT);
}

/** What is told by the weights that are everybody's: how far they expected just that choice. */
export const expectedOf = (told: Readonly<Record<string, number>>): number =>
  TASTE_LOOKS.reduce((sum, look) => sum + TASTE[look] * (told[`look:${look}`] ?? 0), 0);

const generalWeight = (id: string): number => (TASTE as Readonly<Record<string, number>>)[id] ?? 0;

/** How much a reaction counts: who asks for another idea may have liked the first. */
export const TRUST: Readonly<Record<ReactionAct, number>> = {
  worn: 1,
  saved: 0.9,
  kept: 0.8,
  "left-out": 1,
  another: 0.5,
  "not-this": 1,
};
