const LINK = /https?:\/\/|www\./i;
/** Every run of figures and of what stands between them in a telephone number. */
const FIGURES = /\+?\d[\d\s()./-]*/g;
/** Sizes, temperatures and times of day are shorter. */
const SHORTEST_NUMBER = 8;

/**
 * Addresses, links and telephone numbers have nothing to do with clothes, and do not leave. Goes by words and by runs of figures, so
 * that the time it takes grows with the text and no faster.
 */
export function withoutContacts(text: string): string {
  return text
    .replace(/\S+/g, (word) => (isAddress(word) || LINK.test(word) ? "…" : word))
    .replace(FIGURES, (figures) => {
      const number = figures.trimEnd();
      return number.length < SHORTEST_NUMBER ? figures : `…${figures.slice(number.length)}`;
    });
}

/** "dinner @ 8" is none. */
const isAddress = (word: string): boolean => word.length > 1 && word.includes("@");
