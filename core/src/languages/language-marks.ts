/** By what one knows that a text is written in a language. */
export type LanguageMarks = {
  /** Small words of those who ask, folded, parted by spaces; what several languages have is left out or listed in each. */
  asking: string;
  /** The same of those who tell, beside them. */
  telling: string;
  /** Letters with a mark that are written, loan words included: a word with another one is of another language. */
  letters: string;
  /** Letters that few others write, and how much they say; null where there are none. */
  only: { letters: RegExp; weight: number } | null;
  /** What asks for an answer in it, said in any language: folded phrases parted by `|`. */
  askedFor: string;
};
