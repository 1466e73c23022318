/** How plurals end, and what stands there in the singular. */
export type PluralEndings = readonly (readonly [plural: string, singular: string])[];

/**
 * The plural of a noun phrase: of the noun and its adjectives, up to a preposition.
 * @param plural of one word
 */
export const phrasePlural =
  (preposition: RegExp, plural: (word: string) => string) =>
  (text: string): string => {
    const words = text.split(" ");
    const until = words.findIndex((word) => preposition.test(word));
    const count = until < 0 ? words.length : until;
    return [...words.slice(0, count).map(plural), ...words.slice(count)].join(" ");
  };
