/** Words beside the name of a place; folded, parted by spaces. */
export type TravelWords = {
  /** Make it a destination. */
  towards: string;
  /** Make it an origin. */
  from: string;
  /** Say that one sets out for it; "in" alone may be where one lives. */
  going: string;
  /** Say that one is there already: its weather is the one that was found. */
  here: string;
  /** Between such a word and the place: "to the Alps". */
  articles: string;
  /** Words inside a name that are written small: "Isle of Man". */
  particles: string;
  /** Between a place and what is meant by an origin: "lejos de Madrid". */
  of: string;
};
