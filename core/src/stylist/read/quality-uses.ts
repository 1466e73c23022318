/**
 * What a colour, pattern, cloth or cut that stands without a garment means for the outfit: nothing of it is worn, all is of it, something
 * is, it stands for one garment ("the grey is torn"), or it says nothing of clothes. What was learned tells them apart by this order.
 */
export const QUALITY_USES = ["refuse", "all", "some", "garment", "nothing"] as const;
export type QualityUse = (typeof QUALITY_USES)[number];
