import { figureAt, formAt } from "./look-book.ts";
import type { Chunk } from "./chunks.ts";
import { activitiesIn, type Ground, type Plan } from "./ground.ts";

/** How far from its number "outfits" may stand: "three different office outfits". */
const NEAR = 3;

const MOST_OUTFITS = 10;

/** "Three outfits", with what each is for where that is listed. */
export function outfitsIn(ground: Ground): Plan[] | null {
  const { words, book } = ground;
  const at = words.findIndex(({ clause }, k) => {
    if (formAt(words, k, book.looks) === 0) return false;
    return numberBefore(ground, k, clause) >= 2;
  });
  if (at < 0) return null;
  const isStation = (chunk: Chunk): boolean => !chunk.isOverall && ground.names(chunk);
  const count = Math.min(MOST_OUTFITS, numberBefore(ground, at, words[at]!.clause));
  const beside = ({ from, to }: Chunk): boolean => at < from || at >= to;
  const counted = activitiesIn(ground).filter(beside);
  const stations = ground.chunks.filter(beside).filter(isStation);
  // "Two dinners and a hike" says how often; "one for the stables, the other for the opera" says each once.
  const listed = isMore(stations, counted) && stations.length <= count ? stations : counted;
  return Array.from({ length: count }, (_, k) => ({
    slot: { is: "outfit", turn: k + 1 },
    evening: false,
    chunks: listed[k] ? [listed[k]] : [],
  }));
}

const isMore = (some: readonly unknown[], others: readonly unknown[]): boolean =>
  some.length > others.length;

function numberBefore({ words, book }: Ground, at: number, clause: number): number {
  for (let back = 1; back <= NEAR && words[at - back]?.clause === clause; back++) {
    const figure = figureAt(words, at - back, book);
    if (figure !== null) return figure;
  }
  return 0;
}
