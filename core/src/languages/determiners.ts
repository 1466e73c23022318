import { declined, type GermanCase } from "./de/decline.ts";
import type { Address } from "./address.ts";
import type { LanguageCode } from "./language.ts";
import type { Noun } from "./noun.ts";

/** What a noun phrase is as a whole: "the grey wool trousers" is plural, «il mio maglione» is masculine. */
export type Agreeing = Pick<Noun, "gender" | "pair">;

/** Cases of German, or the preposition that melts into the article: "du", "al", "nel", "sul". */
export type Form = "plain" | GermanCase | "de" | "a" | "in" | "su";

type Articles = Readonly<Record<"m" | "f" | "mp" | "fp", string>>;
const of = (m: string, f: string, mp: string, fp: string): Articles => ({ m, f, mp, fp });

/** A word's first sound, as far as articles heed it. */
const VOWEL = /^[aeiouàâäáãéèêëíìîïóòôöõúùûüœæ]/i;
/** French has few words in a mute h among clothes; before all others the article stays whole: "le haut", "le hijab". */
const MUTE = /^h(?:abit|iver|omme|erbe|uile)/i;
/** Italian s before a consonant, z, gn, ps, x and y: "lo zaino", "gli stivali". */
const IMPURE = /^(?:s[^aeiouàèéìòù\s]|z|gn|ps|pn|x|y)/i;

const ROMANCE: Readonly<Record<"fr" | "es" | "pt", Readonly<Partial<Record<Form, Articles>>>>> = {
  fr: {
    plain: of("le", "la", "les", "les"),
    de: of("du", "de la", "des", "des"),
    a: of("au", "à la", "aux", "aux"),
  },
  es: {
    plain: of("el", "la", "los", "las"),
    de: of("del", "de la", "de los", "de las"),
    a: of("al", "a la", "a los", "a las"),
  },
  pt: {
    plain: of("o", "a", "os", "as"),
    de: of("do", "da", "dos", "das"),
    a: of("ao", "à", "aos", "às"),
    in: of("no", "na", "nos", "nas"),
  },
};
const BEFORE_VOWEL: Readonly<Partial<Record<Form, string>>> = {
  plain: "l'",
  de: "de l'",
  a: "à l'",
};

const ITALIAN_STEMS: Readonly<Partial<Record<Form, string>>> = {
  de: "de",
  a: "a",
  in: "ne",
  su: "su",
};
/** What "il", "lo" and the others become behind a preposition. */
const MELTED: Readonly<Record<string, string>> = {
  il: "l",
  lo: "llo",
  "l'": "ll'",
  la: "lla",
  i: "i",
  gli: "gli",
  le: "lle",
};

/**
 * A noun phrase with its definite article, in a form that the language has.
 * @returns null for a form that it has not
 */
export function definite(
  language: LanguageCode,
  words: string,
  noun: Agreeing,
  form: Form = "plain",
): string | null {
  if (language === "en") return form === "plain" ? `the ${words}` : null;
  if (language === "de")
    return form === "plain" || form === "acc" || form === "dat"
      ? declined(words, noun, form === "plain" ? "nom" : form)
      : null;
  const article =
    language === "it" ? italian(words, noun, form) : romance(language, words, noun, form);
  if (article === null) return null;
  return article.endsWith("'") ? `${article}${words}` : `${article} ${words}`;
}

const agreementOf = ({ gender, pair }: Agreeing): keyof Articles =>
  `${gender === "f" ? "f" : "m"}${pair ? "p" : ""}`;

function romance(
  language: "fr" | "es" | "pt",
  words: string,
  noun: Agreeing,
  form: Form,
): string | null {
  if (language === "fr" && !noun.pair && (VOWEL.test(words) || MUTE.test(words)))
    return BEFORE_VOWEL[form] ?? null;
  return ROMANCE[language][form]?.[agreementOf(noun)] ?? null;
}

function italian(words: string, noun: Agreeing, form: Form): string | null {
  const article = italianArticle(words, noun);
  if (form === "plain") return article;
  const stem = ITALIAN_STEMS[form];
  return stem ? stem + MELTED[article]! : null;
}

function italianArticle(words: string, { gender, pair }: Agreeing): string {
  const vowel = VOWEL.test(words);
  if (gender === "f") return pair ? "le" : vowel ? "l'" : "la";
  const strong = vowel || IMPURE.test(words);
  if (pair) return strong ? "gli" : "i";
  return vowel ? "l'" : strong ? "lo" : "il";
}

type Owned = Readonly<Record<"close" | "polite", Articles>>;

const YOUR = of("your", "your", "your", "your");
const POSSESSIVES: Readonly<Record<Exclude<LanguageCode, "de">, Owned>> = {
  en: { close: YOUR, polite: YOUR },
  es: { close: of("tu", "tu", "tus", "tus"), polite: of("su", "su", "sus", "sus") },
  fr: { close: of("ton", "ta", "tes", "tes"), polite: of("votre", "votre", "vos", "vos") },
  it: { close: of("tuo", "tua", "tuoi", "tue"), polite: of("suo", "sua", "suoi", "sue") },
  pt: { close: of("teu", "tua", "teus", "tuas"), polite: of("seu", "sua", "seus", "suas") },
};
/** Italian and Portuguese put the article before "yours", and the preposition melts into that. */
const ARTICLE_BEFORE_YOURS: Readonly<Partial<Record<LanguageCode, Articles>>> = {
  it: of("il", "la", "i", "le"),
  pt: ROMANCE.pt.plain!,
};
const PREPOSITIONS: Readonly<
  Partial<Record<LanguageCode, Readonly<Partial<Record<Form, string>>>>>
> = { es: { de: "de ", a: "a " }, fr: { de: "de ", a: "à " } };

/**
 * "your grey trousers", "deinen grauen Mantel", "de ton écharpe", "dalla tua giacca".
 * @returns null for a form that the language has not
 */
export function possessive(
  language: LanguageCode,
  words: string,
  noun: Agreeing,
  form: Form = "plain",
  { polite }: Pick<Address, "polite"> = CLOSE,
): string | null {
  if (language === "de")
    return form === "plain" || form === "acc" || form === "dat"
      ? declined(words, noun, form === "plain" ? "nom" : form, polite ? "polite" : "close")
      : null;
  const agreement = agreementOf(noun);
  const your = yourOf(language, words, noun, polite);
  if (form === "plain") {
    const article = ARTICLE_BEFORE_YOURS[language]?.[agreement];
    return article ? `${article} ${your} ${words}` : `${your} ${words}`;
  }
  const preposition = PREPOSITIONS[language]?.[form];
  if (preposition) return `${preposition}${your} ${words}`;
  const melted =
    language === "it"
      ? meltedArticle(form, agreement)
      : language === "pt"
        ? ROMANCE.pt[form]?.[agreement]
        : null;
  return melted ? `${melted} ${your} ${words}` : null;
}

const CLOSE = { polite: false };

function yourOf(
  language: Exclude<LanguageCode, "de">,
  words: string,
  noun: Agreeing,
  polite: boolean,
): string {
  const hiatus = language === "fr" && !polite && !noun.pair && noun.gender === "f";
  if (hiatus && (VOWEL.test(words) || MUTE.test(words))) return "ton";
  return POSSESSIVES[language][polite ? "polite" : "close"][agreementOf(noun)];
}

function meltedArticle(form: Form, agreement: keyof Articles): string | null {
  const stem = ITALIAN_STEMS[form];
  return stem ? stem + MELTED[ARTICLE_BEFORE_YOURS.it![agreement]]! : null;
}

const INDEFINITES: Readonly<Record<LanguageCode, Articles>> = {
  en: of("a", "a", "", ""),
  de: of("ein", "eine", "", ""),
  es: of("un", "una", "unos", "unas"),
  fr: of("un", "une", "des", "des"),
  it: of("un", "una", "dei", "delle"),
  pt: of("um", "uma", "uns", "umas"),
};

/** "a navy knit", "an overcoat", "uno zaino", "degli stivali": some piece that nobody owns. */
export function indefinite(language: LanguageCode, words: string, noun: Agreeing): string {
  const article = INDEFINITES[language][agreementOf(noun)];
  if (article === "") return words;
  if (language === "en")
    return `${VOWEL.test(words) && !/^(?:uni|one|eu)/i.test(words) ? "an" : "a"} ${words}`;
  if (language === "it") return italianSome(article, words);
  return `${article} ${words}`;
}

function italianSome(article: string, words: string): string {
  const vowel = VOWEL.test(words);
  if (article === "una" && vowel) return `un'${words}`;
  if (article === "un" && IMPURE.test(words)) return `uno ${words}`;
  if (article === "dei" && (vowel || IMPURE.test(words))) return `degli ${words}`;
  return `${article} ${words}`;
}
