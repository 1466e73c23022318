/** How people write down what they own, beside the garments themselves: folded phrases parted by `|`. */
export type InventoryWords = {
  /** Between two things, or two colours of one. */
  and: string;
  /** Begins something else: "no coat but a parka". */
  but: string;
  /** Between two figures: "two or three". */
  or: string;
  /** How many, where it is no figure and no number up to twenty, each with its figure: "a few:3". */
  amounts: string;
  /** One of what is worn in pairs, two of anything else: "a pair of". */
  pair: string;
  /** Beside a figure, and says nothing: "pairs of", "about", "pieces". */
  measures: string;
  /** One of several that are told apart: "one black, another grey". */
  each: string;
  /** Begins an entry and says nothing of the garment: "I have", "my", "that". */
  opening: string;
  /** Says that it is not there, or not any more. */
  lacking: string;
  /** What follows tells of the garment and names no other: "from my brother", "which is a sort of scarf". */
  telling: string;
  /** Of these, what a whole sentence follows: "that no longer fits". */
  which: string;
  /** What follows is a detail, whose colour is not the garment's: "with red laces". */
  detail: string;
  /** Beside a figure that counts nothing: "size 10", "5 years". */
  sizes: string;
  /** What makes an adjective of a colour at the end of a word: "-farben". */
  hued: string;
  /** Words that are a colour in a list and something else in a request, each with its colour: "café:brown". */
  colours: string;
};
