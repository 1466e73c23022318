/** How people tell of a place whose climate is not that of the day; phrases as in the cue lists, in folded letters. */
export type RoomWords = {
  /** Named word lists for `{name}`: rooms and vehicles, what cools and how, what is frigid or sweltering. */
  classes: Readonly<Record<string, string>>;
  /** Without a number: so hot in there that one sits in shirtsleeves. */
  hot: string;
  /** So cool that one wants a layer. */
  cool: string;
  /** Where meat and ice are kept, or where it is not heated in winter. */
  icy: string;
  /** What keeps rooms cool in the heat, where nothing else is said of it. */
  aired: string;
  /** It is missing, or does not work. */
  airless: string;
  /** A place under a roof that is as cold as the day. */
  unheated: string;
  /** Of a number beside it: it is the temperature of a place under a roof, not of the day. */
  inside: string;
  /** Beside a number it is the day's, whatever rooms are named: "an office day at 31 degrees". */
  day: string;
  /** Right before a number without a unit: a temperature is told. */
  told: string;
  /** The same of what keeps a room so, whatever follows: "keeps the AC at 18". */
  dial: string;
  /** Right after it. */
  follows: string;
  /** After such a number another thought begins. */
  joints: string;
  /** Somebody travels from one climate to another: the day's weather is that of one end. */
  journey: string;
  /** What tells without a number that the other end is in winter. */
  snow: string;
};
