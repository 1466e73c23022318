/** Small words by which a request is read, folded and parted by spaces. What several languages have is listed in each. */
export type RequestWords = {
  /** Whose a garment is: "my". */
  owners: string;
  /** Verbs of which what is worn is the object. */
  wearing: string;
  /** Verbs that make "in my …" a thing worn: "show up in my zorblax", never "sit in my garden". */
  appearing: string;
  /** What may stand between such a verb and whose it is. */
  articles: string;
  /** Where the words of one thing end. */
  nounEnds: string;
  /** What people call theirs and do not wear. */
  noGarments: string;
  /** Between events: one follows the other. */
  sequence: string;
  /** Before an event: it says when, not what for. */
  moments: string;
  /** Of two things that are refused: the list goes on. */
  alternatives: string;
  /** After these a clause says something new: "I hate jeans, white shirts are my thing". */
  fresh: string;
  /** Between a garment and its quality: "vestido de seda", "jeans in black", "boots too big". */
  joints: string;
  /** Before a person: what follows is for them. */
  forSomeone: string;
  /** After a person: it is they who are to be dressed. */
  needs: string;
  /** The same, said as much of people who only come up: "my boss has the same blazer as me". */
  does: string;
  /** Who asks. */
  speaker: string;
  /** Before a colour: it is wished for. */
  liking: string;
  /** Colours that name things just as often: "wine tasting". */
  colourThings: string;
  /** Patterns that do: "check the weather". */
  patternThings: string;
  /** Before an hour, as it is typed; phrases parted by `|`. */
  atHour: string;
  /** After it. */
  hours: string;
  /** After a number that is none; parted by `|`. */
  amounts: string;
};
