/** How a language builds names and sentences, as far as code has to know. */
export type Syntax = {
  /** Where the noun stands in a garment's name: "navy wool coat", «abrigo azul». */
  noun: "first" | "last";
  /** Nouns may stand before the noun they tell something of, so that the last of several names the thing: "denim shirt dress". */
  stacksNouns: boolean;
  /** Which adjectives take the form of their noun: German ones only before it. None that does not can stand behind it. */
  agreeing: "none" | "before" | "all";
  /** What adjectives may end in beside the forms in the vocabulary, parted by spaces. */
  endings: string;
  /** Words are written as one, the last part says what it is: "Wollpulli". The letters that join parts; null where they are not. */
  joints: RegExp | null;
  /** How the last part of such a word is spoken, and how it is written: "hosn" and "hose". */
  spoken: readonly (readonly [spoken: string, written: string])[];
  /** Every noun has a capital. */
  capitalNouns: boolean;
  /** Words with a capital that are no names, folded and parted by spaces. */
  capitalWords: string;
  /** Days of the week have a capital inside a sentence. */
  capitalDays: boolean;
  /** "Your" before the first of several does for all: "your coat and boots". */
  sharesDeterminers: boolean;
  /** So many words behind a negation it still denies. */
  negationReach: number;
  /** Every word that is a slip of the finger away from one of ours is in `realWords`: what is not is a slip. */
  knowsRealWords: boolean;
  /** Words as they are typed, parted by spaces, that only their accent tells from one of ours: "lá" is there, "lã" is wool. */
  accented: string;
  /** What a preposition and an article before a noun become: "von dem Hemd", "vom Hemd". In Romance languages nouns have forms for that. */
  melts: { before: RegExp; to: Readonly<Record<string, string>> } | null;
  /** What stands around somebody's own words. */
  quotes: readonly [open: string, close: string];
};
