import type { LanguageCode } from "../../languages/index.ts";

export { LANGUAGES, type LanguageCode as Language } from "../../languages/index.ts";

/** Synonyms by language, parted by `|`, folded to lower-case ASCII. `other`: words of languages that are understood but not spoken. */
export type Words = Partial<Record<LanguageCode | "other", string>>;
