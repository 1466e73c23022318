/** What may be done with a garment that was named, and why. The stylist wears the first three, asks itself about none of the others. */
export const ROLES = [
  "want",
  "keep",
  "own",
  "refuse",
  "unavailable",
  "complaint",
  "others",
  "asked-about",
] as const;
export type Role = (typeof ROLES)[number];

/**
 * Phrases in folded words, parted by `|` or line ends. In a phrase: `a/b` either, `a?` may be missing, `stem*` any word that
 * begins so, `{name}` any word of a class, `..` up to four words in between, `...` up to ten without the speaker among
 * them, `@` the garment's place (first: it stands before; last: after; inside: between). `+` in front insists (it hides what it spans and outweighs the rest), `!` counts more, `:`
 * less, `~` hardly, `?` only where the sentence asks, `=` insists where it states. Words stand as they are typed in chats too; accents are folded away.
 */
export type Phrases = string;

/** How one language says what becomes of a garment. Complete by type: a language cannot lack a list. */
export type CueList = {
  /** Named word lists for `{name}`. */
  classes: Readonly<Record<string, string>>;
  roles: Readonly<Record<Role, Phrases>>;
  /** Where a new thought begins: "but". */
  turns: string;
  /** Where a clause begins: "because", "which". */
  openers: string;
  /** What may stand between the garments of one list. */
  joints: string;
  alternatives: string;
  negators: string;
  /** Those that deny what comes next and never what stands before: "shirt without print", "shirt no logo". */
  withouts: string;
  /** Behind one of those it denies what stands before all the same: "no longer". */
  noMore: string;
  /** How many words behind a verb its negation may stand: 0 in English, more in German. */
  negatesBehind: number;
  /** Words that point back: "it", "those". */
  pronouns: string;
  /** First words of a question that asks for something, not for yes or no. */
  seeking: string;
  /** Who is spoken to: "you", and verbs that say so alone. A question that has them asks for an outfit, not for leave. */
  hearers: string;
  /** The speaker: "I", "we". */
  speaker: string;
  /** The speaker as the one who acts: what others do ends here. */
  subjects: string;
  /** By which somebody takes back what was just said: "no wait". */
  corrections: Phrases;
  /** In which negations undo each other, so that nothing is denied: "it's not that I don't like …". */
  doubled: Phrases;
  /** Before a quality that stands for a garment: "die blaue". */
  definites: string;
  /** What stands for a garment behind its quality: "the blue one". */
  standIns: string;
  /** "The one with the dots": what stands for the noun that is left out, and what ties to it what is said instead. */
  leftOut: Readonly<Record<"those" | "withs", string>>;
  /** Two garments at once: with a "no" beside it, behind the two, neither is worn with the other; a star where more may follow. */
  together: string;
  /** Of a kind just named all but the one that was: "the others". */
  theOthers: Phrases;
  /** Before a garment that is none in particular: "a", "some". */
  indefinites: string;
  /** Qualities that rules ask for: "closed", "flat". */
  demands: string;
  /** Of the garment next to it alone: "shirt and tie, trainers forbidden". */
  forbidding: string;
  /** Between a garment and whose it was: "of", "from". */
  belonging: string;
  /** Said alone behind a garment, they decide of it: "shorts, no", "hat yes". */
  noes: string;
  yeses: string;
  /** First two words of a sentence that asks for yes or no, though nobody typed the mark. */
  askers: string;
  /** Phrases in which a garment's word is none: "dress code", "on top of", "car boot". */
  elsewhere: Phrases;
  /** What follows from what others do: "so", "therefore". */
  hence: string;
  /** Before a certain garment: "the", "my". One that stands without is a kind of garment. */
  singling: string;
};
