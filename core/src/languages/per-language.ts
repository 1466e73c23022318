import { type Language, type LanguageCode, languageOf } from "./index.ts";

/** What is made of a language on first use, and kept. */
export function perLanguage<Made extends object>(
  make: (language: Language) => Made,
): (code: LanguageCode) => Made {
  const made = new Map<LanguageCode, Made>();
  return (code) => {
    let known = made.get(code);
    if (!known) made.set(code, (known = make(languageOf(code))));
    return known;
  };
}
