import { figureAt, formAt } from "./look-book.ts";
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
  const listed = activitiesIn(ground).filter(({ from, to }) => at < from || at >= to);
  return Array.from({ length: count }, (_, k) => ({
    slot: { is: "outfit", turn: k + 1 },
    evening: false,
    chunks: listed[k] ? [listed[k]] : [],
  }));
}

function numberBefore({ words, book }: Ground, at: number, clause: number): number {
  for (let back = 1; back <= NEAR && words[at - back]?.clause === clause; back++) {
    const figure = figureAt(words, at - back, book);
    if (figure !== null) return figure;
  }
  return 0;
}
