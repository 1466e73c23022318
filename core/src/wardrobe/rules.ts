import type { KindId } from "./kinds.ts";
import type { Quality } from "./qualities.ts";

/** What a rule is about: a part of the body, everything that covers it, or all that is worn. */
export type RuleArea = "shoes" | "sleeves" | "legs" | "body" | "outer" | "head" | "clothes" | "all";

/** How light or strong colours may be. */
export type Tone = "dark" | "light" | "muted";

type What = { quality: Quality } | { tone: Tone } | { kinds: readonly KindId[] } | { colour: true };

/** Must every piece there have it, must none, or must one of all be worn? */
export type RuleKind = "every" | "none" | "some";

export type Rule = What & { on: RuleArea; holds: RuleKind };

/** What people, hosts, bosses and invitations demand of clothes beyond naming garments. */
const rules = {
  "closed-shoes": { on: "shoes", holds: "every", quality: "closed" },
  "no-open-toes": { on: "shoes", holds: "none", quality: "open-toe" },
  "no-heels": { on: "shoes", holds: "none", quality: "heeled" },
  "no-thin-heels": { on: "shoes", holds: "none", quality: "thin-heel" },
  "grippy-soles": { on: "shoes", holds: "every", quality: "grippy" },
  "no-grippy-soles": { on: "shoes", holds: "every", quality: "slick" },
  "quiet-soles": { on: "shoes", holds: "none", quality: "noisy" },
  "pale-soles": { on: "shoes", holds: "every", quality: "pale-sole" },
  "sturdy-shoes": { on: "shoes", holds: "every", quality: "sturdy" },
  "slip-on-shoes": { on: "shoes", holds: "every", quality: "slip-on" },

  "long-sleeves": { on: "body", holds: "every", quality: "long-sleeves" },
  "short-sleeves": { on: "body", holds: "none", quality: "long-sleeves" },
  "covered-shoulders": { on: "body", holds: "none", quality: "bare-shoulders" },
  "wide-sleeves": { on: "sleeves", holds: "every", quality: "wide-sleeves" },
  "no-wide-sleeves": { on: "body", holds: "none", quality: "wide-sleeves" },
  "no-low-cut": { on: "body", holds: "none", quality: "low-cut" },
  "no-bare-midriff": { on: "body", holds: "none", quality: "bare-midriff" },
  "two-parts": { on: "body", holds: "none", kinds: ["dress", "jumpsuit"] },
  "opens-front": { on: "body", holds: "every", quality: "opens-front" },
  "not-over-head": { on: "sleeves", holds: "none", quality: "over-head" },

  "long-legs": { on: "legs", holds: "every", quality: "long-legs" },
  "covered-knees": { on: "legs", holds: "none", quality: "bare-knees" },
  "only-skirts": { on: "legs", holds: "every", kinds: ["skirt", "dress"] },
  "in-tradition": { on: "clothes", holds: "every", quality: "traditional" },
  "no-trailing": { on: "clothes", holds: "none", quality: "trailing" },

  "covered-head": { on: "head", holds: "some", kinds: ["hat", "headscarf", "scarf"] },

  "veiled-head": { on: "head", holds: "some", kinds: ["headscarf", "scarf"] },
  "all-covered": { on: "body", holds: "every", quality: "long-sleeves" },
  "narrow-hems": { on: "legs", holds: "none", quality: "wide-legs" },
  "free-hems": { on: "clothes", holds: "none", quality: "trailing" },
  "loose-waist": { on: "all", holds: "none", kinds: ["belt"] },
  "bare-neck": { on: "all", holds: "none", kinds: ["scarf", "tie"] },
  "no-high-neck": { on: "clothes", holds: "none", quality: "high-neck" },

  waterproof: { on: "outer", holds: "every", quality: "waterproof" },
  hood: { on: "outer", holds: "every", quality: "hood" },
  "no-hood": { on: "clothes", holds: "none", quality: "hood" },

  "not-tight": { on: "clothes", holds: "none", quality: "tight" },
  stretchy: { on: "legs", holds: "every", quality: "stretchy" },
  "no-see-through": { on: "clothes", holds: "none", quality: "see-through" },
  "may-be-spoilt": { on: "clothes", holds: "every", quality: "old" },
  "nothing-good": { on: "all", holds: "none", quality: "good" },
  "no-holes": { on: "clothes", holds: "none", quality: "damaged" },
  washable: { on: "clothes", holds: "none", quality: "delicate" },
  "natural-fibres": { on: "clothes", holds: "none", quality: "synthetic" },
  "not-fluffy": { on: "clothes", holds: "none", quality: "fluffy" },
  "not-bulky": { on: "clothes", holds: "none", quality: "bulky" },
  pockets: { on: "legs", holds: "every", quality: "pockets" },

  "no-shine": { on: "all", holds: "none", quality: "shiny" },
  "no-dangling": { on: "all", holds: "none", quality: "dangling" },
  "no-jingling": { on: "all", holds: "none", quality: "jingling" },
  "no-noise": { on: "all", holds: "none", quality: "noisy" },
  "no-metal": { on: "all", holds: "none", quality: "metal" },
  "no-zips": { on: "clothes", holds: "none", quality: "zip" },
  "no-buttons": { on: "clothes", holds: "none", quality: "buttons" },
  "no-snaps": { on: "clothes", holds: "none", quality: "snaps" },
  "no-logos": { on: "all", holds: "none", quality: "logo" },
  reflective: { on: "all", holds: "some", quality: "reflective" },
  "not-reflective": { on: "all", holds: "none", quality: "reflective" },

  "all-in-colour": { on: "all", holds: "every", colour: true },
  "top-colour": { on: "body", holds: "every", colour: true },
  "legs-colour": { on: "legs", holds: "every", colour: true },
  "shoes-colour": { on: "shoes", holds: "every", colour: true },
  "not-in-colour": { on: "all", holds: "none", colour: true },
  "some-colour": { on: "clothes", holds: "some", colour: true },
  "only-dark": { on: "clothes", holds: "every", tone: "dark" },
  "only-light": { on: "clothes", holds: "every", tone: "light" },
  "only-muted": { on: "clothes", holds: "every", tone: "muted" },
} as const satisfies Record<string, Rule>;

export type RuleId = keyof typeof rules;

/** Rules that something has to meet; the others are kept by leaving out. */
export type OwedRule = {
  [Id in RuleId]: (typeof rules)[Id]["holds"] extends "none" ? never : Id;
}[RuleId];

export const RULES: Readonly<Record<RuleId, Rule>> = rules;

export const RULE_IDS = Object.keys(rules) as RuleId[];

/** What a demand asks for besides itself: from head to toe, every piece obeys. */
export const IMPLIED: Readonly<Partial<Record<RuleId, readonly RuleId[]>>> = {
  "all-covered": ["long-legs", "no-low-cut", "covered-shoulders", "no-see-through", "not-tight"],
  "free-hems": ["no-dangling", "no-wide-sleeves"],
  "narrow-hems": ["free-hems", "no-dangling", "no-wide-sleeves"],
  "loose-waist": ["not-tight"],
  "bare-neck": ["no-high-neck"],
};
