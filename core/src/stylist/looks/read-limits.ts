import type { Find } from "../understand/phrasebook.ts";
import type { Word } from "../understand/text.ts";
import type { Limits } from "./agenda.ts";
import { figureAt, type LookBook, type Met } from "./look-book.ts";

/** Clothes that a bag takes beside everything else in it, in grams. */
const HOLDS = { cabin: 6000, backpack: 5000, small: 2500 } as const;
/** Clothes in a litre of a bag that is half full of other things, and their share of a bag's weight. */
const GRAMS_A_LITRE = 170;
const SHARE_OF_KILO = 0.7;
/** Nobody travels in one piece. */
const FEWEST = 2;
const MOST_KILOS = 40;
const MOST_LITRES = 150;

/** What a person says of how much may come along. */
export function readLimits(words: readonly Word[], topics: readonly Met[], book: LookBook): Limits {
  const figureBefore = (list: "pieces" | "pairs" | "kilos" | "litres"): number | null => {
    const at = words.findIndex(
      ({ text, clause }, k) =>
        book.set(list).has(text) &&
        words[k - 1]?.clause === clause &&
        measureAt(words, k - 1, book) !== null,
    );
    return at < 0 ? null : measureAt(words, at - 1, book);
  };
  const [pieces, pairs] = [figureBefore("pieces"), figureBefore("pairs")];
  const ofShoes = words.some(({ text }) => book.set("shoes").has(text));
  return {
    pieces: pieces !== null && pieces >= FEWEST ? pieces : null,
    pairs: ofShoes ? pairs : null,
    grams: gramsOf(figureBefore("kilos"), figureBefore("litres"), topics),
  };
}

/** "12", "twelve", and for bags "7.5". */
function measureAt(words: readonly Word[], at: number, book: LookBook): number | null {
  const text = words[at]!.text;
  if (/^\d{1,3}(?:[.,]\d)?$/.test(text)) return Number(text.replace(",", "."));
  return figureAt(words, at, book);
}

function gramsOf(
  kilos: number | null,
  litres: number | null,
  topics: readonly Met[],
): number | null {
  if (kilos !== null && kilos <= MOST_KILOS) return kilos * 1000 * SHARE_OF_KILO;
  if (litres !== null && litres <= MOST_LITRES) return litres * GRAMS_A_LITRE;
  const held = topics.flatMap(({ topic }) =>
    topic === "cabin" || topic === "backpack" || topic === "small" ? [HOLDS[topic]] : [],
  );
  return held.length > 0 ? Math.min(...held) : null;
}

/** Where it is said that clothes can be washed; "no washing machine" is not such a place. */
export function laundryIn(topics: readonly Met[], finds: readonly Find[]): number | null {
  const met = topics.find(
    ({ topic, from }) =>
      topic === "laundry" &&
      !finds.some((find) => find.topic === "negation" && find.at < from && from - find.at <= 2),
  );
  return met?.from ?? null;
}
