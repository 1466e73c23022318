import { type LanguageCode, languageOf } from "../../languages/index.ts";
import type { ColourId } from "../../wardrobe/colours.ts";
import type { KindId } from "../../wardrobe/kinds.ts";
import { fold } from "../understand/text.ts";
import type { Detail, Group } from "./group.ts";
import { covers, type Mark } from "./marks.ts";
import { singularOf } from "./number.ts";
import { bookOf, phraseAt, wordsAt } from "./phrases.ts";
import type { Token } from "./pieces.ts";
import type { Variant } from "./variants.ts";

/** The most that a garment's name may hold. */
const NAME_MOST = 80;

/** A garment's name in the person's own words. */
export function nameOf(
  group: Group,
  variant: Variant | undefined,
  one: { kind: KindId; count: number },
  language: LanguageCode,
): string {
  const words = variant?.whole
    ? singular(
        variant.tokens,
        variant.marks,
        variant.marks.find(({ kinds }) => kinds.length > 0),
        one.kind,
        language,
      )
    : named(group, variant, language);
  const details = variant ? [] : group.details;
  const name = [words, ...details.map(detailOf)].filter(Boolean).join("");
  return tidy(name, group);
}

function detailOf({ runs, bracketed }: Detail): string {
  const words = runs.map(joined).join(", ");
  return bracketed ? ` (${words})` : `, ${words}`;
}

function named(group: Group, variant: Variant | undefined, language: LanguageCode): string {
  const { entry, head, lead, joins } = group;
  const from = openingOf(entry.tokens, entry.counting, language);
  const gone = (at: number): boolean =>
    at < from ||
    entry.counting.has(at) ||
    (variant !== undefined &&
      (joins || variant.colours.length > 0) &&
      isColour(entry.marks, at, head.mark));
  const open = entry.tokens.flatMap((_, at) => (gone(at) ? [] : [at]));
  const tokens = trimmed(
    open.map((at) => entry.tokens[at]!),
    language,
  );
  const skipped = open.findIndex((at) => entry.tokens[at] === tokens[0]);
  const kept = open.slice(skipped, skipped + tokens.length);
  const marks = entry.marks
    .filter(({ at }) => kept.includes(at))
    .map((mark) => ({ ...mark, at: kept.indexOf(mark.at) }));
  const noun = marks.find(({ at }) => kept[at] === head.mark.at);
  const base = singular(tokens, marks, noun, head.kind, language);
  const own = variant ? variantWords(variant, group, language) : leadOf(lead, tokens, language);
  const first = agreeingIn(language) === "none" || (!variant && own);
  return (first ? [own, base] : [base, own]).filter(Boolean).join(" ");
}

/** Without small words that lost what they belonged to: "tees in", "mostly navy". */
function trimmed(tokens: readonly Token[], language: LanguageCode): readonly Token[] {
  const { telling, measures } = bookOf(language);
  let from = 0;
  let until = tokens.length;
  while (from < until - 1 && measures.has(tokens[from]!.text)) from++;
  while (
    until > from + 1 &&
    (telling.has(tokens[until - 1]!.text) || measures.has(tokens[until - 1]!.text))
  )
    until--;
  return tokens.slice(from, until);
}

/** A variant's colour agrees with a noun that goes into the singular. */
function variantWords(variant: Variant, { entry, head }: Group, language: LanguageCode): string {
  const { tokens, marks } = variant;
  const one = singularAt(entry.tokens, head.mark, head.kind, language);
  return joined(
    trimmed(one ? inSingular(tokens, marks, { at: -1, word: "" }, language) : tokens, language),
  );
}

/** "Black and", before "white striped top". */
function leadOf(lead: Group["lead"], tokens: readonly Token[], language: LanguageCode): string {
  const and = [...bookOf(language).and.keys()][0]!;
  const before = lead.flatMap((one) => {
    const from = openingOf(one.tokens, one.counting, language);
    const words = one.tokens.filter((_, at) => at >= from && !one.counting.has(at));
    return words.length > 0 ? [joined(words)] : [];
  });
  return before.length > 0 && tokens.length > 0 ? `${before.join(", ")} ${and}` : "";
}

const isColour = (marks: readonly Mark[], at: number, head: Mark): boolean =>
  marks.some((mark) => mark !== head && mark.colours.length > 0 && covers(mark, at));

/** Where what is said of the garment begins, after "I also have my". */
function openingOf(
  tokens: readonly Token[],
  counting: ReadonlySet<number>,
  language: LanguageCode,
): number {
  const { opening } = bookOf(language);
  let at = 0;
  for (;;) {
    if (counting.has(at)) at++;
    else {
      const small = at < tokens.length - 1 ? phraseAt(opening, tokens, at) : undefined;
      if (!small || at + small.length >= tokens.length) return at;
      at += small.length;
    }
  }
}

/** The words with the garment's own in the singular, where the rest can follow. */
function singular(
  tokens: readonly Token[],
  marks: readonly Mark[],
  noun: Mark | undefined,
  kind: KindId,
  language: LanguageCode,
): string {
  const known = tokens.every((_, at) =>
    marks.some((mark) => covers(mark, at) && (mark === noun || follows(mark, noun, language))),
  );
  const one =
    noun && (known || agreeingIn(language) === "none")
      ? singularAt(tokens, noun, kind, language)
      : undefined;
  return joined(one ? inSingular(tokens, marks, one, language) : tokens);
}

const agreeingIn = (language: LanguageCode) => languageOf(language).syntax.agreeing;

/** Colours can follow a noun into the singular; where they agree only before it, those behind it. */
const follows = ({ colours, at }: Mark, noun: Mark | undefined, language: LanguageCode): boolean =>
  colours.length > 0 && (agreeingIn(language) !== "before" || at > (noun?.at ?? 0));

type One = { at: number; word: string };

/** The one word of a garment's name that changes in the singular; where more do, it stays as it was typed. */
function singularAt(
  tokens: readonly Token[],
  { at, length }: Mark,
  kind: KindId,
  language: LanguageCode,
): One | undefined {
  const one =
    singularOf(wordsAt(tokens, at, length), kind, language)?.split(/[^\p{L}\p{N}]+/u) ?? [];
  const changed = one.flatMap((word, index) =>
    fold(word) === tokens[at + index]?.text ? [] : [index],
  );
  const [index] = changed;
  if (index === undefined || changed.length > 1 || one.length !== length) return undefined;
  return { at: at + index, word: one[index]! };
}

function inSingular(
  tokens: readonly Token[],
  marks: readonly Mark[],
  { at, word }: One,
  language: LanguageCode,
): Token[] {
  return tokens.map((token, index) => {
    if (index === at) return { ...token, raw: asTyped(token, word) };
    const colour = marks.find((mark) => mark.at === index && mark.length === 1)?.colours[0];
    return colour ? { ...token, raw: oneColour(token, colour, language) } : token;
  });
}

/** Only the ending goes where it can, so that letters and accents stay the person's own. */
function asTyped({ text, raw }: Token, word: string): string {
  if (text === `${fold(word)}s`) return raw.slice(0, -1);
  return /^\p{Lu}/u.test(raw) ? word[0]!.toUpperCase() + word.slice(1) : word;
}

function oneColour(token: Token, colour: ColourId, language: LanguageCode): string {
  const { m, f, mp, fp } = languageOf(language).colours[colour];
  if (m !== mp && token.text === fold(mp)) return m;
  return f !== fp && token.text === fold(fp) ? f : token.raw;
}

const joined = (tokens: readonly Token[]): string =>
  tokens.map(({ glue, raw }, at) => (at === 0 ? raw : glue + raw)).join("");

function tidy(name: string, { entry }: Group): string {
  const letters = entry.tokens.map(({ raw }) => raw).join("");
  const shouted =
    letters.length > 4 && letters === letters.toUpperCase() && /\p{Lu}/u.test(letters);
  const calm = shouted ? name.toLowerCase() : name;
  return calm.length <= NAME_MOST ? calm : calm.slice(0, NAME_MOST).replace(/\s\S*$/, "");
}
