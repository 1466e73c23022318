/** A letter to one person, in plain text and as simple HTML that says the same. */
export type Letter = { to: string; subject: string; text: string; html: string };

/** The way letters leave the house. */
export interface Mailer {
  /**
   * Takes a letter and returns at once: whoever asked for it must not learn from the time it took whether there was one.
   * A letter that cannot be handed over is tried again, then given up and told to `onTrouble` without its words.
   */
  post: (letter: Letter) => void;
  /** Waits for the letters under way, so that a stopping server loses none. */
  close: () => Promise<void>;
}
