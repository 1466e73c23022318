/** What another writer is told, and the words by which their text claims something of a garment; folded. A word list is parted by spaces, phrases by `|`. */
export type ClaimWords = {
  /** The language and its register, in English: "German, with informal du". */
  writeIn: string;
  /** Claim a thing for the reader. */
  yours: string;
  /** Point at it as if it were there. */
  the: string;
  /** What joins a part to its whole: "the hem of the coat". */
  of: string;
  /** Leave it to nobody: "a belt", "kein Gürtel". */
  nobodys: string;
  /** Phrases that say that the closet holds what they name. */
  having: string;
  /** Verbs that say of a garment what colour it is. */
  copulas: string;
  /** Of a temperature's unit. */
  degrees: string;
  /** Stand before the unit where no number is told. */
  few: string;
  /** Phrases: nobody who writes about an outfit asks for these, or speaks of these ways to be reached. */
  privacy: string;
  /** How the text was made. */
  shopTalk: RegExp;
  /** Nobody is told what their body should look like. */
  unkind: RegExp;
  /** What keeps the rain off is not needed: "leave the umbrella at home". */
  wavedOff: RegExp;
};
