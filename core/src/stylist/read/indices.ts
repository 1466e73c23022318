/** Whole numbers from the first up to the second, which is left out. */
export const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, k) => from + k);

/** The places of all words that these take up. */
export const placesTaken = (
  finds: readonly { at: number; length: number }[],
): ReadonlySet<number> => new Set(finds.flatMap(({ at, length }) => range(at, at + length)));
