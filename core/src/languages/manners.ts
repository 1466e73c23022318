/** Whole sentences that are not about what to wear, in folded words; an apostrophe parts nothing. */
export type Manners = {
  /** Attempts to give the stylist other orders. */
  orders: RegExp;
  /** Other jobs: what the sentence asks to be made or told is not clothes. */
  otherJobs: RegExp;
  /** Words about bodies, which are answered about clothes. */
  bodies: RegExp;
  /** Somebody has no idea, and gives none. */
  helpless: RegExp;
  /** A building that is not cooled: it needs no advice about its cold. */
  uncooled: RegExp;
};
