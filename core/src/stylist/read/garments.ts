import type { Mention } from "../understand/brief.ts";
import { groupLooks } from "../understand/mentions.ts";
import type { Find } from "../understand/phrasebook.ts";
import type { Polarity } from "../understand/polarity.ts";
import type { Word } from "../understand/text.ts";
import type { Spot } from "./landscape.ts";

/** A garment that the vocabulary knows, where it stands. */
export type Garment = Spot & { mention: Mention };

/**
 * The reader's only window on the vocabulary: which words of a text name which garment. "Itchy" is no part of a name: it is
 * what the cues are to find.
 */
export function garmentsIn(
  words: readonly Word[],
  finds: readonly Find[],
  { avoids }: Pick<Polarity, "avoids">,
): Garment[] {
  const looks = finds.filter(({ topic }) => topic !== "feature");
  return [...groupLooks(words, looks).values()]
    .filter(({ mention }) => mention.garment !== undefined)
    .map(({ at, end, mention }) => ({
      at,
      end,
      mention,
      kind: kindOf(mention),
      negated: avoids.some((one) => isSame(one, mention)),
    }))
    .toSorted((a, b) => a.at - b.at);
}

const kindOf = ({ garment, colours, materials, patterns }: Mention): string =>
  [garment, ...colours, ...materials, ...patterns].join(" ");

/** One garment, with or without a quality beside it. */
export const isSame = (a: Mention, b: Mention): boolean =>
  a.garment === b.garment && (a.text.includes(b.text) || b.text.includes(a.text));
