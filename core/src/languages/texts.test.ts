import { IntlMessageFormat } from "intl-messageformat";
import { describe, expect, test } from "vitest";
import { type LanguageCode, languageOf, LANGUAGES } from "./index.ts";
import { formatted } from "./message.ts";

/** Every message with its place: "reasons.left.code". */
function* messagesIn(node: unknown, path: string): Generator<[path: string, message: string]> {
  if (typeof node === "string") yield [path, node];
  else if (Array.isArray(node)) for (const one of node) yield* messagesIn(one, path);
  else if (node && typeof node === "object")
    for (const [key, one] of Object.entries(node))
      yield* messagesIn(one, path ? `${path}.${key}` : key);
}

const toldIn = (code: LanguageCode): [string, string][] => [
  ...messagesIn(languageOf(code).texts, ""),
  ...messagesIn(languageOf(code).looks.say, "looks"),
  ...messagesIn(languageOf(code).followUps.say, "follow-ups"),
  ...messagesIn(languageOf(code).whyNot.say, "why-not"),
  ...messagesIn(languageOf(code).nextBuy.say, "next-buy"),
];

type Ast = ReturnType<IntlMessageFormat["getAst"]>;

/** The placeholders of a message, in all its branches. */
function placeholdersIn(ast: Ast): string[] {
  return ast.flatMap((part) => {
    const type: number = part.type;
    if (!("value" in part) || type === LITERAL) return [];
    const branches = "options" in part ? Object.values(part.options) : [];
    return [part.value, ...branches.flatMap(({ value }) => placeholdersIn(value))];
  });
}
/** The parser's number for plain text. */
const LITERAL = 0;

const FORMS: Readonly<Record<LanguageCode, readonly string[]>> = {
  en: [],
  de: ["acc", "dat"],
  fr: ["de", "a"],
  es: ["de", "a"],
  it: ["de", "a", "in", "su"],
  pt: ["de", "a", "in"],
};
const nameOf = (placeholder: string | number): string => String(placeholder).split("_")[0]!;

const given = new Map<string, Set<string>>();
for (const [path, message] of toldIn("en")) {
  const names = placeholdersIn(new IntlMessageFormat(message, "en").getAst()).map(nameOf);
  given.set(path, new Set([...(given.get(path) ?? []), ...names]));
}
/** What English says without, and others may say. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  "weather.tooWarm": ["piece"],
  "outfit.rest": ["hero"],
};

describe.each(LANGUAGES)("%s", (code) => {
  const told = toldIn(code);

  test("every message is read, and asks for nothing that is not given", () => {
    const wrong = told.flatMap(([path, message]) => {
      const names = placeholdersIn(
        new IntlMessageFormat(message, code, undefined, { ignoreTag: true }).getAst(),
      );
      const also = Object.entries(ALSO).flatMap(([of, more]) => (path.startsWith(of) ? more : []));
      const known = new Set([...(given.get(path) ?? []), ...also, "you"]);
      return names
        .filter((one) => {
          const [name, form] = one.split("_");
          const isForm =
            form === undefined || ["count", "gender", "name", ...FORMS[code]].includes(form);
          return !known.has(name!) || !isForm;
        })
        .map((one) => `${path}: {${one}}`);
    });
    expect(wrong).toEqual([]);
  });

  test("no apostrophe quotes a placeholder, and no message is told twice", () => {
    expect(told.filter(([, message]) => /'[{}]|''/.test(message))).toEqual([]);
    const keys = told.map(([path, message]) => `${path} ${message}`);
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test("an event stands behind “for” alone, as it is written for", () => {
    const before = BEFORE_EVENT[code];
    const wrong = told.filter(([path, message]) => {
      const bare = message.replaceAll(/\{\w+, (?:plural|select),(?:[^{}]|\{[^{}]*\})*\}/g, "X");
      return (
        !path.startsWith("names.") &&
        [...bare.matchAll(/(\S+ )?\{(?:event|first|others)\}/g)].some(
          ([, word]) => !before.test(word ?? ""),
        )
      );
    });
    expect(wrong).toEqual([]);
  });
});

/** Words that melt with no article and ask for the accusative in German. English does as it likes. */
const BEFORE_EVENT: Readonly<Record<LanguageCode, RegExp>> = {
  en: /^/,
  de: /^für $/i,
  fr: /^(?:pour|avec) $/i,
  es: /^para $/i,
  it: /^per $/i,
  pt: /^para $/i,
};

test("a message knows number, gender and who listens", () => {
  const message =
    "{what_count, plural, one {è} other {sono}} {what_gender, select, f {chiusa} other {chiuso}}";
  expect(formatted(message, "it", { what_count: 1, what_gender: "f" })).toBe("è chiusa");
  expect(formatted("{you, select, polite {Sie} other {du}}", "de", { you: "polite" })).toBe("Sie");
  expect(() => formatted("{temp}", "en", {})).toThrow(/temp/);
});
