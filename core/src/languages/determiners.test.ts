import { describe, expect, test } from "vitest";
import { KIND_IDS } from "../wardrobe/kinds.ts";
import { declined } from "./de/decline.ts";
import type { Form } from "./determiners.ts";
import { languageOf, LANGUAGES, type LanguageCode } from "./index.ts";

const noun = (gender: "m" | "f" | "n", pair = false) => ({ gender, pair });

test.each<[LanguageCode, string, ReturnType<typeof noun>, Form, string]>([
  ["fr", "manteau", noun("m"), "de", "du manteau"],
  ["fr", "écharpe", noun("f"), "de", "de l'écharpe"],
  ["fr", "haut", noun("m"), "plain", "le haut"],
  ["fr", "hijab", noun("m"), "a", "au hijab"],
  ["fr", "imperméable", noun("m"), "plain", "l'imperméable"],
  ["fr", "escarpins noirs", noun("m", true), "de", "des escarpins noirs"],
  ["es", "abrigo", noun("m"), "a", "al abrigo"],
  ["es", "chaqueta", noun("f"), "de", "de la chaqueta"],
  ["it", "zaino", noun("m"), "plain", "lo zaino"],
  ["it", "zaino", noun("m"), "in", "nello zaino"],
  ["it", "stivali", noun("m", true), "su", "sugli stivali"],
  ["it", "impermeabile", noun("m"), "de", "dell'impermeabile"],
  ["it", "sandali", noun("m", true), "plain", "i sandali"],
  ["it", "scarpe", noun("f", true), "su", "sulle scarpe"],
  ["pt", "camisa", noun("f"), "in", "na camisa"],
  ["pt", "casaco", noun("m"), "a", "ao casaco"],
  ["de", "graue Wollhose", noun("f"), "dat", "der grauen Wollhose"],
  ["de", "grauer Mantel", noun("m"), "acc", "den grauen Mantel"],
  ["de", "weißes Hemd", noun("n"), "plain", "das weiße Hemd"],
  ["de", "hohe Schuhe", noun("m", true), "dat", "den hohen Schuhen"],
  ["de", "Jeans", noun("f", true), "dat", "den Jeans"],
  ["de", "Hose in Grau", noun("f"), "dat", "der Hose in Grau"],
  ["de", "lila Kleid", noun("n"), "dat", "dem lila Kleid"],
  ["en", "grey trousers", noun("n", true), "plain", "the grey trousers"],
])("%s: %s, %j, %s is %s", (language, words, of, form, said) => {
  expect(languageOf(language).determiners.definite(words, of, form)).toBe(said);
});

test("a language has no form that it does not need", () => {
  expect(languageOf("fr").determiners.definite("manteau", noun("m"), "in")).toBeNull();
  expect(languageOf("en").determiners.definite("coat", noun("n"), "dat")).toBeNull();
});

test("what is owned and what is proposed agree as well", () => {
  expect(languageOf("fr").determiners.possessive("écharpe grise", noun("f"))).toBe(
    "ton écharpe grise",
  );
  expect(languageOf("it").determiners.possessive("scarpe", noun("f", true))).toBe("le tue scarpe");
  expect(declined("graue Schuhe", noun("m", true), "nom", "close")).toBe("deine grauen Schuhe");
  expect(declined("graues Hemd", noun("n"), "nom", "close")).toBe("dein graues Hemd");
  expect(languageOf("it").determiners.indefinite("zaino", noun("m"))).toBe("uno zaino");
  expect(languageOf("it").determiners.indefinite("impermeabile", noun("m"))).toBe(
    "un impermeabile",
  );
  expect(languageOf("en").determiners.indefinite("overcoat", noun("n"))).toBe("an overcoat");
});

/** What no grammar allows, whatever stands in it. */
const WRONG: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^the (?:the|your)\b/,
  de: /^(?:der|die|das|den|dem) \p{Ll}+(?:er|es) |^den (?!.*(?:n|s|N)(?: |$))\p{L}+$/u,
  fr: /\b(?:le|la|de) [aeiouéèêâœ]|\bde les?\b|\bà les?\b/,
  es: /\b(?:de|a) el\b/,
  it: /(?<!\p{L})(?:il|lo|la|i|del|al|nel|sul) [aeiouàèé]|(?<!\p{L})(?:il|i) (?:z|gn|ps|s[^aeiou\s])/u,
  pt: /\b(?:de|em|a) [oa]s? /,
};

describe.each(LANGUAGES)("%s", (language) => {
  const { kinds, phrase, determiners } = languageOf(language);
  test("every kind in every form stands behind the right article", () => {
    const said = KIND_IDS.flatMap((id) =>
      ["plain" as const, ...determiners.forms].map((form) =>
        determiners.definite(phrase(kinds[id], { colour: "grey" }), kinds[id], form)!,
      ),
    );
    expect(said.filter((text) => WRONG[language].test(text))).toEqual([]);
  });
});
