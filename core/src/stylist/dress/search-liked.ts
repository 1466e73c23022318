import { bounded, type Liking, NO_LIKING } from "./liking.ts";
import type { Outfit } from "./outfit.ts";
import { scorerFor } from "./score.ts";
import { type Search, searchOutfits } from "./search.ts";

/** No outfit gains or loses more than this by one person's taste. */
const MOST_OF_OUTFIT = 4;

/** How far an outfit may lie below everybody's favourite in what day and setting ask for, and still gain by somebody's taste. */
const AS_SENSIBLE = 0.4;

type LikedSearch = Search & {
  liking: Liking;
  /** What an outfit is worth for day and setting, whatever it looks like. */
  senseOf: (outfit: Outfit) => number;
};

/**
 * The outfits that the search finds by somebody's taste, in its order where that costs neither weather nor setting anything: what
 * serves them less than everybody's favourite is liked no better than that, so that it never comes first.
 */
export function searchLiked({ liking, senseOf, ...search }: LikedSearch): Outfit[] {
  const found = searchOutfits(search);
  if (liking === NO_LIKING) return found;
  const plain = scorerFor(search.brief, search.needs);
  const judged = found.map((outfit) => {
    const gain = search.scorer.outfit(outfit.worn) - plain.outfit(outfit.worn);
    return { outfit, plain: outfit.score - gain, gain: bounded(gain, MOST_OF_OUTFIT) };
  });
  const [favourite] = judged.toSorted((a, b) => b.plain - a.plain);
  if (!favourite) return found;
  const least = senseOf(favourite.outfit) - AS_SENSIBLE;
  return judged
    .map(({ outfit, plain, gain }) => ({
      ...outfit,
      score: plain + (senseOf(outfit) >= least ? gain : Math.min(gain, favourite.gain)),
    }))
    .toSorted((a, b) => b.score - a.score || (a.key < b.key ? -1 : 1));
}
