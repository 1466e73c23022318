import type { LeftReason } from "../../languages/texts.ts";
import type { WhyNot } from "../../languages/why-not-list.ts";
import { type Liking, NO_LIKING } from "../dress/liking.ts";
import { type Feature, WEIGHTS } from "../dress/weights.ts";
import { type Rule, RULE_OF } from "./rule-of-feature.ts";

/** What can be said of a rule. */
export type Why = LeftReason | WhyNot | "better" | "disliked";

/** What is said where neither the feature nor the piece says more. */
export const SAID: Readonly<Record<Rule, Why>> = {
  purpose: "purpose",
  code: "code",
  level: "mix",
  photo: "vague",
  cover: "covered",
  temperature: "cold",
  wet: "wet",
  wind: "wind",
  toes: "toes",
  mood: "loud",
  dirt: "dirt",
  bride: "bride",
  fabric: "fabric",
  ground: "shoes",
  season: "cloth",
  wording: "suits",
  party: "suits",
  colours: "colours",
  prints: "prints",
  cloth: "cloth",
  shape: "shape",
  comfort: "comfort",
  condition: "shabby",
  layers: "layers",
  spare: "idle",
  place: "idle",
  complaint: "disliked",
  taste: "taste",
};

/** Features that say one thing whatever the rest of their rule says. */
export const SAID_OF: Readonly<Partial<Record<Feature, Why>>> = {
  unathletic: "stiff",
  "too-plain": "code",
  "too-dressy": "dressy",
  "shorts-at-work": "code",
  "over-code": "dressy",
  "party-by-day": "dressy",
  "party-at-work": "dressy",
  "jacket-at-formal": "code",
  "desk-at-party": "suits",
  "dark-at-formal": "suits",
  "too-cold": "cold",
  "bare-arms-in-cold": "cold",
  "no-coat": "cold",
  "thin-coat": "cold",
  "clo-below": "cold",
  "layer-needed": "cold",
  "too-warm": "warm",
  "heavy-in-heat": "warm",
  "dark-in-heat": "warm",
  "clo-above": "warm",
  "setting-colour": "colour",
  "delicate-in-mess": "fabric",
  "good-in-dirt": "dressy",
  "idle-shell": "dry",
};

/** What is asked by the occasion, by the weather, and by what is worn beside it: for pieces against which a whole family speaks. */
const FAMILIES: readonly (readonly Rule[])[] = [
  [
    "purpose",
    "code",
    "photo",
    "cover",
    "mood",
    "dirt",
    "bride",
    "fabric",
    "ground",
    "wording",
    "party",
    "condition",
    "comfort",
    "place",
    "complaint",
    "taste",
  ],
  ["temperature", "wet", "wind", "toes", "season"],
  ["level", "colours", "prints", "cloth", "shape", "layers", "spare"],
];

/**
 * What a rule, or a whole family of them, costs one outfit more than another. Of a family the dearest rule is named.
 * `lacks` where its dearest feature is a merit of the other's.
 */
export type Cost = {
  rule: Rule;
  rules: readonly Rule[];
  amount: number;
  feature: Feature;
  lacks: boolean;
};

/** It says that a piece does not suit the words of the request, and not why: whatever says more is told first. */
const VAGUE: ReadonlySet<Rule> = new Set(["wording"]);

/** What says most comes first, then what is dearest. */
const inOrder = (a: Cost, b: Cost): number =>
  Number(VAGUE.has(a.rule)) - Number(VAGUE.has(b.rule)) ||
  b.amount - a.amount ||
  (a.rule < b.rule ? -1 : 1);

type Found = ReadonlyMap<Feature, number>;

/**
 * @param own what the person's own taste costs more
 * @returns what says most first; what speaks for the other outfit is below zero
 */
export function costsOf(other: Found, shown: Found, own: number): Cost[] {
  const costs = new Map<Rule, Cost & { most: number }>();
  for (const feature of new Set([...shown.keys(), ...other.keys()])) {
    const mine = WEIGHTS[feature] * (other.get(feature) ?? 0);
    const amount = WEIGHTS[feature] * (shown.get(feature) ?? 0) - mine;
    const rule = RULE_OF[feature];
    const cost = costs.get(rule);
    const dearest =
      cost && cost.most >= amount ? cost : { feature, lacks: mine >= 0, most: amount };
    costs.set(rule, { ...dearest, rule, rules: [rule], amount: (cost?.amount ?? 0) + amount });
  }
  const taste: Cost = {
    rule: "taste",
    rules: ["taste"],
    amount: own,
    feature: "harmony",
    lacks: false,
  };
  return [...costs.values(), taste].toSorted(inOrder);
}

/** The same by family, the dearest first. */
export const byFamily = (costs: readonly Cost[]): Cost[] =>
  FAMILIES.flatMap((rules) => {
    const own = costs.filter(({ rule }) => rules.includes(rule));
    const [first] = own;
    const amount = own.reduce((sum, cost) => sum + cost.amount, 0);
    return first ? [{ ...first, rules, amount }] : [];
  }).toSorted((a, b) => b.amount - a.amount);

/** What is liked without what some rules ask. */
export function withoutRules(liking: Liking, rules: ReadonlySet<Rule>): Liking {
  const { piece, weights } = rules.has("taste") ? NO_LIKING : liking;
  const entries = Object.entries(weights) as [Feature, number][];
  const left = entries.map(([feature, weight]) => [
    feature,
    rules.has(RULE_OF[feature]) ? 0 : weight,
  ]);
  return { piece, weights: Object.fromEntries(left) as Liking["weights"] };
}
