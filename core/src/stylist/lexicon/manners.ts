/** Dress codes that people name outright; each sets the formality band. */
export const DRESS_CODES = [
  { id: "white tie", code: [5, 5] },
  { id: "black tie", code: [5, 5] },
  { id: "formal", code: [4, 5] },
  { id: "cocktail attire", code: [3, 4] },
  { id: "business formal", code: [4, 4] },
  { id: "business casual", code: [3, 3] },
  { id: "smart casual", code: [2, 3] },
  { id: "casual", code: [1, 2] },
  { id: "lounge", code: [0, 1] },
] as const;
export type DressCodeId = (typeof DRESS_CODES)[number]["id"];

/** For whom, where it is somebody else. English pronouns follow the person's own word; everyone else is "they". */
export const OTHERS = [
  { id: "husband", pronoun: "he" },
  { id: "wife", pronoun: "she" },
  { id: "boyfriend", pronoun: "he" },
  { id: "girlfriend", pronoun: "she" },
  { id: "partner", pronoun: "they" },
  { id: "son", pronoun: "he" },
  { id: "daughter", pronoun: "she" },
  { id: "kid", pronoun: "they" },
  { id: "dad", pronoun: "he" },
  { id: "mum", pronoun: "she" },
  { id: "brother", pronoun: "he" },
  { id: "sister", pronoun: "she" },
  { id: "friend", pronoun: "they" },
] as const;
export type OtherId = (typeof OTHERS)[number]["id"];
