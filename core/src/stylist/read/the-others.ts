import { type LanguageCode, languageOf } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { type Mention, NOTHING_SAID } from "../understand/brief.ts";
import type { Word } from "../understand/text.ts";
import type { Verdict } from "./decision.ts";
import { type Garment, nounOf } from "./garments.ts";
import { Landscape, noSmallWords } from "./landscape.ts";
import { type Hit, PhraseBook } from "./match.ts";
import { type Pattern, readPatterns } from "./pattern.ts";

type Book = PhraseBook<{ pattern: Pattern }>;

const bookOf = perLanguage(
  ({ cues }): Book =>
    new PhraseBook(readPatterns(cues.theOthers, {}).map((pattern) => ({ pattern }))),
);

/** "The black jeans, the zip has gone on the others": of the garment named just before all but the one that was meant. */
export function withTheOthers(
  words: readonly Word[],
  garments: readonly Garment[],
  language: LanguageCode,
): Garment[] {
  const hits = bookOf(language).find(new Landscape("", words, [], noSmallWords));
  const first = new Map<Garment, Garment>();
  const others = hits.flatMap((hit) => {
    if (garments.some(({ at, end }) => at < hit.to && hit.from < end)) return [];
    const before = garments.findLast((one) => one.end <= hit.from && isNear(words, one, hit.from));
    if (before?.mention.garment === undefined) return [];
    first.set(before, { ...before, negated: before.negated && isDenied(words, before, language) });
    return [othersThan(before, words, hit)];
  });
  const told = garments.map((garment) => first.get(garment) ?? garment);
  return [...told, ...others].toSorted((a, b) => a.at - b.at);
}

/** A "no" that stands before a garment is its own; one behind may be the others'. */
function isDenied(words: readonly Word[], { at }: Garment, language: LanguageCode): boolean {
  const { clause } = words[at]!;
  const negators = languageOf(language).cues.negators.split(" ");
  return words.slice(0, at).some((word) => word.clause === clause && negators.includes(word.text));
}

const isNear = (words: readonly Word[], { end }: Garment, at: number): boolean =>
  words[at]!.sentence - words[end - 1]!.sentence <= 1;

function othersThan(
  { mention: besides }: Garment,
  words: readonly Word[],
  { from, to }: Pick<Hit<unknown>, "from" | "to">,
): Garment {
  const text = words
    .slice(from, to)
    .map((word) => word.text)
    .join(" ");
  const mention: Mention = { ...NOTHING_SAID, garment: nounOf(besides), text, besides };
  return { at: from, end: to, kind: `besides ${from}`, negated: false, other: true, mention };
}

/** Only what stays at home is told of "the others"; else they may be other people. */
export const isOfPeople = (
  { mention }: { mention: Mention | null },
  { role, told }: Verdict,
): boolean =>
  mention?.besides !== undefined &&
  !(told && (role === "unavailable" || role === "refuse" || role === "complaint"));
