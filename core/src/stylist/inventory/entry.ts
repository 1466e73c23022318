import { BRANDS } from "../../languages/brands.ts";
import { type LanguageCode, languageOf } from "../../languages/index.ts";
import { kindOf, type KindId } from "../../wardrobe/kinds.ts";
import { sensesOfRun } from "../dress/senses.ts";
import { type Figure, figureAt } from "./figures.ts";
import { covers, type Mark, marksOf } from "./marks.ts";
import { bookOf, phraseAt, wordsAt } from "./phrases.ts";
import type { Piece, Token } from "./pieces.ts";

/** The words that name a garment, and what they name. */
export type Head = { mark: Mark; kind: KindId };

/** One piece of a list as it was read. */
export type Entry = {
  piece: Piece;
  tokens: readonly Token[];
  marks: readonly Mark[];
  /** The marks that tell of the whole garment: "with red laces" does not, where more is said. */
  looks: readonly Mark[];
  head: Head | undefined;
  /** How many, where it is said; `article` where that is "a" or "one". */
  count: number | undefined;
  article: boolean;
  /** The words that only count. */
  counting: ReadonlySet<number>;
  /** It is not there: "no shoes yet". */
  lacking: boolean;
};

export function readEntry(piece: Piece, language: LanguageCode): Entry {
  const { tokens } = piece;
  const marks = withoutBrands(marksOf(tokens, language), tokens).filter(
    (mark) => !isAmount(mark, tokens, language),
  );
  const head = headOf(marks, tokens, language);
  const lacking = isLacking(tokens, marks, head?.mark, language);
  const looks = looksOf(tokens, marks, head?.mark, language);
  return { piece, tokens, marks, looks, head, lacking, ...countIn(tokens, marks, head, language) };
}

function looksOf(
  tokens: readonly Token[],
  marks: readonly Mark[],
  head: Mark | undefined,
  language: LanguageCode,
): readonly Mark[] {
  const { detail } = bookOf(language);
  const from = tokens.findIndex(
    (_, at) =>
      at > (head?.at ?? 0) &&
      phraseAt(detail, tokens, at) !== undefined &&
      !marks.some((mark) => covers(mark, at)),
  );
  if (from < 0) return marks;
  const before = marks.filter(({ at }) => at < from);
  const told = before.some((mark) => mark !== head && mark.colours.length > 0);
  return told || (head?.inner.length ?? 0) > 0 ? before : marks;
}

/** Spanish "media docena" are no tights. */
const isAmount = (mark: Mark, tokens: readonly Token[], language: LanguageCode): boolean =>
  [1, 0].some((before) => {
    const amount =
      mark.at < before ? undefined : phraseAt(bookOf(language).amounts, tokens, mark.at - before);
    return amount !== undefined && amount.length > Math.max(before, mark.length);
  });

/** "New Balance" says nothing of age, "an old navy cardigan" nothing of a maker. */
function withoutBrands(marks: readonly Mark[], tokens: readonly Token[]): readonly Mark[] {
  const brands = tokens.flatMap((token, at) => {
    const length = [3, 2].find(
      (words) => at + words <= tokens.length && BRANDS.includes(wordsAt(tokens, at, words)),
    );
    return length && /^\p{Lu}/u.test(token.raw) ? [{ at, length }] : [];
  });
  return marks.filter(
    ({ at, kinds }) => kinds.length > 0 || !brands.some((brand) => covers(brand, at)),
  );
}

/**
 * Where nouns stand before nouns the last names it, elsewhere the first; a word that is a cloth or a colour as well only where no other does.
 * What follows "from" or "with" names nothing.
 */
function headOf(
  marks: readonly Mark[],
  tokens: readonly Token[],
  language: LanguageCode,
): Head | undefined {
  const named = marks.filter(({ kinds }) => kinds.length > 0);
  const until = tokens.findIndex(
    (_, at) => at > (named[0]?.at ?? 0) && tells(tokens, marks, at, language),
  );
  const near = named.filter(({ at }) => until < 0 || at < until);
  const nouns = near.filter(isNoun);
  const pool = nouns.length > 0 ? nouns : near;
  const mark = languageOf(language).syntax.stacksNouns ? pool.at(-1) : pool[0];
  const kind = mark && (parted(mark, marks, tokens, language) ?? mark.kinds[0]);
  return mark && kind && isWorn(kind) ? { mark, kind } : undefined;
}

/** "Zapatos negros de vestir": colours may stand inside a name of several words. */
function parted(
  mark: Mark,
  marks: readonly Mark[],
  tokens: readonly Token[],
  language: LanguageCode,
): KindId | undefined {
  let end = mark.at + mark.length;
  for (const { at, length, colours } of marks) if (at === end && colours.length > 0) end += length;
  if (end === mark.at + mark.length) return undefined;
  const words = tokens.map(({ text }) => text);
  for (const length of [3, 2, 1]) {
    const run = [...words.slice(mark.at, mark.at + mark.length), ...words.slice(end, end + length)];
    const kind = sensesOfRun(run, language).flatMap((one) =>
      one.topic === "kind" ? [one.id] : [],
    )[0];
    // A zip makes no hood.
    const { hood, area } = kindOf(mark.kinds[0]!);
    if (
      end + length <= words.length &&
      kind &&
      kindOf(kind).hood === hood &&
      kindOf(kind).area === area
    )
      return kind;
  }
  return undefined;
}

/** Only a noun: "denim" is a cloth too. */
export const isNoun = ({ colours, materials, patterns }: Mark): boolean =>
  colours.length === 0 && materials.length === 0 && patterns.length === 0;

const tells = (
  tokens: readonly Token[],
  marks: readonly Mark[],
  at: number,
  language: LanguageCode,
): boolean =>
  phraseAt(bookOf(language).telling, tokens, at) !== undefined &&
  !marks.some((mark) => covers(mark, at));

/** Things for a day out, not of a wardrobe. */
const isWorn = (id: KindId): boolean => {
  const kind = kindOf(id);
  return kind.area !== "carried" && !EQUIPMENT.some((one) => kind.is.has(one));
};
const EQUIPMENT: readonly KindId[] = ["goggles", "helmet", "hair-net", "suitcase", "shopping-bag"];

/** Said before the garment or right after it; later words tell of it: "that I never wear". */
function isLacking(
  tokens: readonly Token[],
  marks: readonly Mark[],
  head: Mark | undefined,
  language: LanguageCode,
): boolean {
  const { lacking, amounts, which } = bookOf(language);
  return tokens.some((_, at) => {
    if (!phraseAt(lacking, tokens, at) || phraseAt(amounts, tokens, at)) return false;
    // "No-show socks" are there.
    if (marks.some((mark) => covers(mark, at)) || tokens[at + 1]?.glue === "-") return false;
    if (!head || at < head.at) return true;
    const isNext = marks.some((mark) => mark.at + mark.length === at && mark.at >= head.at);
    const isLast = at === tokens.length - 1 && !tokens.some(({ text }) => which.has(text));
    return isNext || isLast;
  });
}

type Counted = Pick<Entry, "count" | "article" | "counting">;

function countIn(
  tokens: readonly Token[],
  marks: readonly Mark[],
  head: Head | undefined,
  language: LanguageCode,
): Counted {
  const { measures, or } = bookOf(language);
  const counting = new Set<number>();
  let found: { count: number; article: boolean } | undefined;
  let at = 0;
  const take = (length: number): void => {
    for (let k = 0; k < length; k++) counting.add(at++);
  };
  while (at < tokens.length) {
    const mark = marks.find((one) => covers(one, at) && one.length > 1);
    const pair = mark ? undefined : pairAt(tokens, at, head, language);
    const figure = mark ? undefined : (pair ?? figureAt(tokens, at, language));
    const measure = mark ? undefined : phraseAt(measures, tokens, at);
    if (figure && isBeside(tokens, at, figure, head)) {
      // "Two or three" are three; "a" counts only where nothing else does.
      const more = counting.has(at - 1) && phraseAt(or, tokens, at - 1) !== undefined;
      if (!found || found.article || more) found = figure;
      take(figure.length);
      if (phraseAt(or, tokens, at) && figureAt(tokens, at + 1, language)) take(1);
    } else if (measure && (counting.has(at - 1) || figureAt(tokens, at + measure.length, language)))
      take(measure.length);
    else at = mark ? mark.at + mark.length : at + 1;
  }
  return { count: found?.count, article: found?.article ?? false, counting };
}

/** A figure counts before the garment, or at the end of what is said of it: not in "Air Force 1 white". */
function isBeside(
  tokens: readonly Token[],
  at: number,
  { length }: Figure,
  head: Head | undefined,
): boolean {
  if (!/^\d+$/.test(tokens[at]!.text) || !head || at < head.mark.at) return true;
  return length > 1 || at + length + 1 >= tokens.length;
}

const IN_PAIRS: ReadonlySet<string> = new Set([
  "legs",
  "shoes",
  "hands",
  "hosiery",
  "eyes",
  "underwear",
]);

/** What people say "a pair of" and mean one thing. */
export const isPair = (id: KindId): boolean =>
  IN_PAIRS.has(kindOf(id).area) || kindOf(id).is.has("earrings") || kindOf(id).is.has("cufflinks");

function pairAt(
  tokens: readonly Token[],
  at: number,
  head: Head | undefined,
  language: LanguageCode,
): Figure | undefined {
  const pair = phraseAt(bookOf(language).pair, tokens, at);
  const { capitalNouns } = languageOf(language).syntax;
  if (!pair || (capitalNouns && !hasCapital(tokens[at + pair.length - 1]!))) return undefined;
  const one = !head || isPair(head.kind);
  return { count: one ? 1 : 2, article: one, length: pair.length };
}

/** "Ein Paar Socken" is one pair, "ein paar T-Shirts" are a few. */
const hasCapital = ({ raw }: Token): boolean => /^\p{Lu}/u.test(raw);
