/** From these chances on, as people say it. */
const WORDS = [
  [0.93, "Sure"],
  [0.8, "Fairly sure"],
] as const;

/** @param chance that it is so, 0.5 to 1 */
export const howSure = (chance: number): string =>
  WORDS.find(([from]) => chance >= from)?.[1] ?? "A first guess";
