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
 * How to wear a `{piece}`: a collared one tucked in, its collar out `{over}` a sweater, sleeves rolled, a layer open, a jacket's button, what wants ironing, shoes to wipe, a coat to take off indoors, suede in the wet,
 * tights under a skirt, flat shoes for the way, a scarf's ends, a sweater over the shoulders.
 */
export const WEARING_TIPS = [
  "tuck",
  "collarOut",
  "sleeves",
  "open",
  "button",
  "iron",
  "polish",
  "indoors",
  "suede",
  "tights",
  "flats",
  "scarf",
  "shoulders",
] as const;
export type WearingTip = (typeof WEARING_TIPS)[number];
