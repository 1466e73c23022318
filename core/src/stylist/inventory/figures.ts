import type { LanguageCode } from "../../languages/index.ts";
import { bookOf, phraseAt } from "./phrases.ts";
import type { Token } from "./pieces.ts";

/** How many, in how many words; `article` where the word may be one: "a", "une". */
export type Figure = { count: number; length: number; article: boolean };

/** Nobody owns more of a kind; what is larger is a size or a model. */
const MOST = 60;

/** Names of shoes and jackets that end in a number. */
const MODELS: ReadonlySet<string> = new Set(
  "force max jordan jordans gel type samba dunk boost air mod ultra af v ma rs zoom".split(" "),
);

/** What counts at a word: "3", "x3", "3x", "x 3", "three", "half a dozen"; no size, age or model. */
export function figureAt(
  tokens: readonly Token[],
  at: number,
  language: LanguageCode,
): Figure | undefined {
  const token = tokens[at];
  if (!token) return undefined;
  const { amounts, sizes } = bookOf(language);
  const said = phraseAt(amounts, tokens, at);
  if (said) return { count: said.figure, length: said.length, article: said.figure === 1 };
  if (token.text === "x" && /^\d{1,2}$/.test(tokens[at + 1]?.text ?? ""))
    return { count: Number(tokens[at + 1]!.text), length: 2, article: false };
  const [, before, digits, after] = /^(x?)(\d{1,2})(x?)$/.exec(token.text) ?? [];
  const count = Number(digits ?? 0);
  if (count < 1 || count > MOST) return undefined;
  const next = tokens[at + 1];
  const times = before || after ? 1 : next?.text === "x" ? 2 : 0;
  if (times > 0) return { count, length: times, article: false };
  const last = tokens[at - 1];
  if ((next && sizes.has(next.text)) || (last && (sizes.has(last.text) || MODELS.has(last.text))))
    return undefined;
  return { count, length: 1, article: count === 1 };
}
