import type { Area } from "./kind.ts";

const SHOES = ["shoes"] as const satisfies readonly Area[];
const BODY = ["top", "mid", "outer", "dress", "swim"] as const satisfies readonly Area[];
const LEGS = ["legs", "dress", "swim"] as const satisfies readonly Area[];
const CLOTHES = ["top", "mid", "outer", "dress", "legs", "swim"] as const satisfies readonly Area[];

const WORN = [...CLOTHES, ...SHOES] as const;

/**
 * Where a quality means something, everywhere if not said. Of those with one `facet` only one is true; `means` is what goes along
 * with it, `not` what is then no longer usual.
 */
type Trait = {
  at?: readonly Area[];
  facet?: string;
  means?: readonly string[];
  not?: readonly string[];
};

/** What can be true of one garment beside its kind, colours, cloth and pattern, and that people ask for or rule out. */
const qualities = {
  closed: { at: SHOES, facet: "toes" },
  "open-toe": { at: SHOES, facet: "toes" },
  flat: { at: SHOES, facet: "heel" },
  heeled: { at: SHOES, facet: "heel" },
  "thin-heel": { at: SHOES, means: ["heeled"] },
  grippy: { at: SHOES, facet: "sole" },
  slick: { at: SHOES, facet: "sole" },
  "pale-sole": { at: SHOES, facet: "sole-colour" },
  "dark-sole": { at: SHOES, facet: "sole-colour" },
  quiet: { facet: "noise" },
  noisy: { facet: "noise" },
  "slip-on": { at: SHOES, facet: "fastening", not: ["buckle", "metal"] },
  laced: { at: SHOES, facet: "fastening", not: ["buckle", "zip", "metal"] },
  sturdy: { at: SHOES },

  "bare-knees": { at: LEGS, facet: "knees" },
  "covered-knees": { at: LEGS, facet: "knees" },
  "long-legs": { at: LEGS, means: ["covered-knees"] },
  trailing: { at: [...LEGS, "outer"], facet: "hem", means: ["covered-knees", "long-legs"] },
  "short-hem": { at: ["outer", "mid", "top"], facet: "hem" },
  "narrow-legs": { at: ["legs"], facet: "legs" },
  "wide-legs": { at: ["legs"], facet: "legs" },
  "elastic-waist": { at: ["legs"], means: ["stretchy"], not: ["zip", "metal", "buttons"] },

  "long-sleeves": { at: BODY, facet: "sleeves", not: ["bare-shoulders"] },
  "short-sleeves": { at: BODY, facet: "sleeves", not: ["bare-shoulders"] },
  sleeveless: { at: BODY, facet: "sleeves", means: ["bare-shoulders"] },
  "bare-shoulders": { at: BODY },
  "wide-sleeves": { at: BODY, facet: "sleeve-width" },
  "narrow-sleeves": { at: BODY, facet: "sleeve-width" },
  "low-cut": { at: BODY, facet: "neck" },
  "high-neck": { at: BODY, facet: "neck" },
  "bare-midriff": { at: BODY },
  "see-through": { at: CLOTHES },
  collared: { at: BODY },

  tight: { at: WORN, facet: "fit" },
  loose: { at: WORN, facet: "fit" },
  stretchy: { facet: "give" },
  stiff: { facet: "give" },

  shiny: {},
  fluffy: { at: [...CLOTHES, "head", "neck"] },
  itchy: { facet: "touch" },
  soft: { facet: "touch" },

  old: { facet: "age" },
  good: { facet: "age" },
  damaged: {},
  stained: {},
  /** Its very name complains of it or says that it is not there: "jumper that itches", "boots at the cobbler's". */
  troublesome: {},
  /** Called somebody else's who might want it, where it is not said to fit or to be lent as well. */
  anothers: {},
  "fits-me": {},

  "for-work": {},
  uniform: {},
  costume: {},
  traditional: {},
  "for-party": {},
  "for-sport": {},
  "for-sleep": { at: [...CLOTHES, "shoes"] },
  "for-swim": { at: [...CLOTHES, "underwear", "shoes"] },

  thermal: { at: [...CLOTHES, "underwear", "hosiery"], not: ["thin"] },
  lined: {},
  thick: { facet: "weight" },
  thin: { facet: "weight" },
  bulky: { facet: "bulk" },
  packable: { facet: "bulk" },

  waterproof: { means: ["windproof"] },
  "water-resistant": {},
  windproof: {},
  "quick-dry": {},
  breathable: {},

  metal: {},
  zip: { means: ["metal"] },
  buttons: {},
  snaps: { means: ["metal"] },
  buckle: { means: ["metal"] },
  "opens-front": { at: BODY, facet: "putting-on" },
  "over-head": { at: BODY, facet: "putting-on" },

  reflective: {},
  hood: { at: BODY },
  pockets: { at: CLOTHES },
  logo: {},
  novelty: { at: [...CLOTHES, "head"] },
  dangling: { at: [...CLOTHES, "head", "neck", "jewellery", "bag", "waist"] },
  jingling: {},

  maternity: { means: ["stretchy"], not: ["tight", "stiff"] },
  nursing: { at: [...BODY, "underwear"] },
  washable: { facet: "care" },
  delicate: { facet: "care" },
  "natural-fibre": { facet: "fibre" },
  synthetic: { facet: "fibre" },
} as const satisfies Record<string, Trait>;

export type Quality = keyof typeof qualities;

export const QUALITIES = Object.keys(qualities) as Quality[];

const traits: Readonly<Record<Quality, Trait>> = qualities;

/** True where a garment that is worn there can have the quality at all: a flat cap has no heel. */
export const canBe = (quality: Quality, area: Area): boolean =>
  traits[quality].at?.includes(area) ?? true;

/** True where one of the two rules out the other: open toes and closed ones. */
export function isOpposite(one: Quality, other: Quality): boolean {
  const { facet } = traits[one];
  return facet !== undefined && one !== other && traits[other].facet === facet;
}

/** Everything that is said, with what goes along with it. */
const withMeant = (said: readonly Quality[]): Quality[] =>
  said.flatMap((one) => [one, ...((traits[one].means ?? []) as Quality[])]);

/** What is said wins over what is usual, quality by quality. */
export function withSaid(
  usual: readonly Quality[],
  said: readonly Quality[],
): ReadonlySet<Quality> {
  if (said.length === 0) return new Set(usual);
  const all = withMeant(said);
  const kept = usual.filter(
    (one) => !all.some((other) => isOpposite(one, other) || traits[other].not?.includes(one)),
  );
  return new Set([...kept, ...all]);
}
