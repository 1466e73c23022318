export const LANGUAGES = ["en", "es", "fr", "de", "it", "pt"] as const;
export type Language = (typeof LANGUAGES)[number];

/** Synonyms by language, parted by `|`, folded to lower-case ASCII. `other`: words of languages that are understood but not spoken. */
export type Words = Partial<Record<Language | "other", string>>;
