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
  const count = Math.min(MOST_OUTFITS, numberBefore(ground, at, words[at]!.clause));
  const listed = listedFor(count, at, ground);
  return Array.from({ length: count }, (_, k) => ({
    slot: { is: "outfit", turn: k + 1 },
    evening: false,
    chunks: listed[k] ?? [],
  }));
}

type Station = readonly Chunk[];

/**
 * What each is for. "Two dinners and a hike" says how often; "one for the stables, the other for the opera" says each once, and so
 * does a day by its hours, or a sentence for each, with all that is said beside.
 */
function listedFor(count: number, at: number, ground: Ground): Station[] {
  const beside = ({ from, to }: Chunk): boolean => at < from || at >= to;
  const open = ground.chunks.filter((chunk) => beside(chunk) && !chunk.isOverall);
  const behind = open.filter(({ from }) => from > at);
  const alone = (chunks: readonly Chunk[]): Station[] => chunks.map((chunk) => [chunk]);
  const named = open.filter(ground.names);
  const counted = alone(activitiesIn(ground).filter(beside));
  // "At 8 the site, at noon lunch. I need both outfits": the hours may come first.
  const day = behind.some(ground.isTimed) ? behind : open;
  const timed = stationsFrom(day.filter(ground.isTimed), day);
  const told = stationsFrom(firstOfEach(behind.filter(ground.names)), behind);
  const halves = alone(named.flatMap((chunk) => halvesOf(chunk, ground)));
  const lists = [timed, alone(named), counted, told, halves];
  const exact = lists.find((list) => list.length === count);
  return exact ?? (named.length > counted.length && named.length <= count ? alone(named) : counted);
}

/** "Church and then paintball", in one breath. */
function halvesOf(chunk: Chunk, { words, book, names }: Ground): Chunk[] {
  const parts = words.flatMap((word, at): [Chunk, Chunk][] => {
    if (at <= chunk.from || at >= chunk.to - 1 || !book.set("breaks").has(word.text)) return [];
    return [
      [
        { ...chunk, to: at },
        { ...chunk, from: at + 1 },
      ],
    ];
  });
  return parts.find((both) => both.every(names)) ?? [chunk];
}

/** From each head on to the next, or to the end of its sentence. */
const stationsFrom = (heads: readonly Chunk[], chunks: readonly Chunk[]): Station[] =>
  heads.map(({ from, sentence }, k) => {
    const next = heads[k + 1]?.from ?? Infinity;
    return chunks.filter((one) => one.sentence === sentence && one.from >= from && one.from < next);
  });

const firstOfEach = (chunks: readonly Chunk[]): Chunk[] =>
  chunks.filter(({ sentence }, k) => chunks[k - 1]?.sentence !== sentence);

function numberBefore({ words, book }: Ground, at: number, clause: number): number {
  for (let back = 1; back <= NEAR && words[at - back]?.clause === clause; back++) {
    const figure = figureAt(words, at - back, book);
    if (figure !== null) return figure;
  }
  return 0;
}
