import type { GermanCase } from "./de/decline.ts";
import type { Agreeing } from "./noun.ts";

/** Cases of German, or the preposition that melts into the article: "du", "al", "nel", "sul". */
export type Form = "plain" | GermanCase | "de" | "a" | "in" | "su";

/** What stands before a noun phrase, and what becomes of the phrase behind it. */
export type Determiners = {
  /** The forms that sentences may ask for, beside the plain one. */
  forms: readonly Exclude<Form, "plain">[];
  /**
   * With the definite article, in a form that the language has.
   * @returns null for a form that it has not
   */
  definite(words: string, noun: Agreeing, form?: Form): string | null;
  /**
   * The reader's own: "your grey trousers", "deinen grauen Mantel", "de ton écharpe", "dalla tua giacca".
   * @returns null for a form that the language has not
   */
  possessive(words: string, noun: Agreeing, form?: Form, polite?: boolean): string | null;
  /** Some piece that nobody owns: "a navy knit", "an overcoat", "uno zaino", "degli stivali". */
  indefinite(words: string, noun: Agreeing): string;
};

/** An article by what it agrees with. */
export type Articles = Readonly<Record<"m" | "f" | "mp" | "fp", string>>;
export type Owned = Readonly<Record<"close" | "polite", Articles>>;
export type ByForm<T> = Readonly<Partial<Record<Form, T>>>;

export const articles = (m: string, f: string, mp: string, fp: string): Articles => ({
  m,
  f,
  mp,
  fp,
});

export const agreementOf = ({ gender, pair }: Agreeing): keyof Articles =>
  `${gender === "f" ? "f" : "m"}${pair ? "p" : ""}`;

/** The definite article of a language in which only the noun decides on it. */
export const definiteOf =
  (the: ByForm<Articles>): Determiners["definite"] =>
  (words, noun, form = "plain") => {
    const article = the[form]?.[agreementOf(noun)];
    return article ? `${article} ${words}` : null;
  };

/** A word's first sound, as far as articles heed it. */
export const VOWEL = /^[aeiouàâäáãéèêëìíîïóòôöõúùûüœæ]/i;

/** An article and its noun phrase; one that is elided leaves no space, and one that is nothing nothing. */
export const before = (article: string, words: string): string =>
  article === "" || article.endsWith("'") ? article + words : `${article} ${words}`;
