export type Fault = readonly [what: string, pattern: RegExp];

/** What is wrong with the form of a text in one language. */
export type FormFaults = {
  /** Articles, elision, melted prepositions; where a pattern's group `noun` matches no garment, nothing is wrong. */
  patterns: readonly Fault[];
  /** What stands before a garment that is owned, where an article could: parted by spaces. */
  owners: string;
  /** Words that may follow themselves, parted by spaces. */
  twice: string;
};
