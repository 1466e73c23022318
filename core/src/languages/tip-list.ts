/** One thing to know, by what holds of the day, or to do with a `{piece}` that is worn. */
export const TIPS = [
  "deck",
  "dark",
  "modest",
  "camera",
  "stage",
  "trail",
  "costume",
  "sun",
  "aircon",
] as const;
/**
 * How to wear a `{piece}`: a collared one tucked in, its collar out `{over}` a sweater, sleeves rolled, what wants ironing, shoes to wipe, a coat to take off indoors, suede in the wet,
 * flat shoes for the way, a scarf's ends; trousers that go into boots (`{over}`), gloves under a coat's cuffs, sleeves pushed up for work, a cap under a hood, hems rolled on sand, how far down a tie reaches, a necklace or brooch on something plain.
 */
export const WEARING_TIPS = [
  "tuck",
  "collarOut",
  "sleeves",
  "iron",
  "polish",
  "indoors",
  "suede",
  "flats",
  "scarf",
  "intoBoots",
  "cuffs",
  "sleevesUp",
  "capUnderHood",
  "rollHem",
  "tieLength",
  "necklace",
  "brooch",
] as const;
export type WearingTip = (typeof WEARING_TIPS)[number];

/** Those of them that keep somebody dry, warm or clean. */
export type HandyTip = "intoBoots" | "cuffs" | "sleevesUp" | "capUnderHood" | "rollHem";
