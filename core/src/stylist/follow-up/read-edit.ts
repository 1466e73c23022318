import { CHANGES, type Change } from "../../languages/follow-list.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { isMeant } from "../dress/constraints.ts";
import { namedBy } from "../dress/named-by.ts";
import type { Piece } from "../dress/piece.ts";
import type { Language } from "../lexicon/index.ts";
import { Landscape, noSmallWords } from "../read/landscape.ts";
import { type Hit, PhraseBook } from "../read/match.ts";
import { type Pattern, readPatterns } from "../read/pattern.ts";
import { type Brief, isOfPiece, NOTHING_SAID } from "../understand/brief.ts";
import { flatten } from "../understand/intent.ts";
import { understandWords } from "../understand/recognise.ts";
import { readWords, type Word } from "../understand/text.ts";

/** What is to be different about the last outfit. Pieces are those of it that are spoken of. */
export type Edit = {
  changes: ReadonlySet<Change>;
  swapped: readonly Piece[];
  dropped: readonly Piece[];
  kept: readonly Piece[];
  language: Language;
};

/** Said of a garment that stands beside it. */
const OF_ONE = ["swap", "keep"] as const;
type OfOne = (typeof OF_ONE)[number];

type Entry = { topic: Change | OfOne; pattern: Pattern };

const bookOf = perLanguage(
  ({ followUps }): PhraseBook<Entry> =>
    new PhraseBook(
      [...CHANGES, ...OF_ONE].flatMap((topic) =>
        readPatterns(followUps[topic], {}).map((pattern) => ({ topic, pattern })),
      ),
    ),
);

/** Longer than this, and somebody tells of a day, whatever of it sounds like a change. */
const LONGEST = 40;

/**
 * Reads what is to be different about an outfit.
 * @param brief what the words say by themselves
 * @param languages which the words may be in, the likeliest first: "warmer" is English and, without its dots, German
 * @returns null where no change is asked for
 */
export function readEdit(
  prompt: string,
  last: readonly Piece[],
  brief: Brief,
  languages: readonly Language[],
): Edit | null {
  const words = readWords(prompt);
  if (words.length > LONGEST) return null;
  const land = new Landscape(prompt, words, [], noSmallWords);
  const tongues = [...new Set(languages)];
  const found = tongues.map((language) => ({ language, hits: bookOf(language).find(land) }));
  const { language, hits } = found.find((one) => one.hits.length > 0) ?? found[0]!;
  const beside = garmentsBeside(prompt, words, language);
  const swapped = beside("swap", hits, last);
  const dropped = namedBy(brief.avoids.filter(isOfPiece), last);
  const meant = namedBy(brief.wants.filter(isOfPiece), last);
  const kept = [...new Set([...meant, ...beside("keep", hits, last)])].filter(
    (piece) => !swapped.includes(piece) && !dropped.includes(piece),
  );
  const named = swapped.length + dropped.length > 0;
  const changes = new Set<Change>(
    hits.flatMap(({ entry }) =>
      // "Another pair of shoes" is not another outfit.
      isOfOne(entry.topic) || (entry.topic === "another" && named) ? [] : [entry.topic],
    ),
  );
  const refuses = brief.avoids.length + brief.requirements.length > 0;
  // "Keep the jeans": all else may be new.
  if (changes.size === 0 && !named && !refuses) {
    if (kept.length === 0) return null;
    changes.add("another");
  }
  return { changes, swapped, dropped, kept, language };
}

const isOfOne = (topic: Entry["topic"]): topic is OfOne =>
  (OF_ONE as readonly string[]).includes(topic);

/** Finds the pieces that stand nearest to what is said of them: "swap the shoes", "die Hose behalten". */
function garmentsBeside(prompt: string, words: readonly Word[], language: Language) {
  const { finds } = understandWords(words, flatten(prompt), language, [], language);
  const garments = finds.filter(({ topic }) => topic === "garment");
  return (topic: OfOne, hits: readonly Hit<Entry>[], last: readonly Piece[]): Piece[] => {
    const kinds = hits.flatMap(({ entry, from, to }) => {
      if (entry.topic !== topic) return [];
      const near = garments
        .filter(({ at }) => words[at]!.sentence === words[from]!.sentence)
        .map(({ at, id }) => ({ id, far: at >= to ? at - to : from - at + BEHIND }))
        .toSorted((one, other) => one.far - other.far)[0];
      return near && near.far <= NEAR + BEHIND ? [near.id] : [];
    });
    return last.filter((piece) =>
      kinds.some((garment) => isMeant(piece, { ...NOTHING_SAID, garment })),
    );
  };
}

const NEAR = 3;
/** What stands before the word is meant only where nothing near stands behind it. */
const BEHIND = 2;
