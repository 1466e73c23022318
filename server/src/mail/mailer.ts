/** An e-mail to one person, in plain text and as simple HTML that says the same. */
export type Email = { to: string; subject: string; text: string; html: string };

/** How e-mails are sent. */
export interface Mailer {
  /**
   * Takes an e-mail and returns at once: whoever asked for it must not learn from the time it took whether there was one.
   * An e-mail that cannot be handed over is tried again, then given up and told to `onTrouble` without its words.
   */
  post: (message: Email) => void;
  /** Waits for the e-mails under way, so that a stopping server loses none. */
  close: () => Promise<void>;
}
