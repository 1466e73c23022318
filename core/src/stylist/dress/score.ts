import type { Brief } from "../understand/brief.ts";
import type { Needs } from "./needs.ts";
import type { Outfit, Worn } from "./outfit.ts";
import { coverFeatures, layerFeatures, outfitFeatures } from "./outfit-features.ts";
import { type Liking, NO_LIKING } from "./liking.ts";
import { pairFeatures } from "./pair-features.ts";
import type { Piece } from "./piece.ts";
import { pieceFeatures } from "./piece-features.ts";
import { type Add, type Feature, WITHOUT_LOOKS } from "./weights.ts";

/** What pieces are worth for one request, alone, beside each other and as a whole; what was once judged is remembered. */
export type Scorer = {
  piece: (piece: Piece) => number;
  pair: (a: Piece, b: Piece) => number;
  /** Places covered and layers, without colours. */
  layers: (worn: readonly Worn[]) => number;
  whole: (worn: readonly Worn[]) => number;
  /** Everything together. */
  outfit: (worn: readonly Worn[]) => number;
};

/** @param liking whose taste the pieces are judged by, beside everybody's */
export function scorerFor(brief: Brief, needs: Needs, liking: Liking = NO_LIKING): Scorer {
  const weighed = weighing(liking.weights);
  const piece = remembered(
    (one: Piece) => weighed((add) => pieceFeatures(one, brief, needs, add)) + liking.piece(one),
  );
  const rows = remembered((one: Piece) =>
    remembered((other: Piece) => weighed((add) => pairFeatures(one, other, add))),
  );
  const pair = (a: Piece, b: Piece): number => (a.id < b.id ? rows(a)(b) : rows(b)(a));
  const whole = (worn: readonly Worn[]): number =>
    weighed((add) => outfitFeatures(worn, brief, needs, add));
  return {
    piece,
    pair,
    layers: (worn) =>
      weighed((add) => {
        coverFeatures(worn, brief, add);
        layerFeatures(worn, brief, needs, add);
      }),
    whole,
    outfit(worn) {
      let score = whole(worn);
      worn.forEach((one, index) => {
        score += piece(one.piece);
        for (let at = 0; at < index; at++) score += pair(worn[at]!.piece, one.piece);
      });
      return score;
    },
  };
}

/** The features of one outfit by name, for fitting and for saying why. */
export function featuresOf(
  worn: readonly Worn[],
  brief: Brief,
  needs: Needs,
): ReadonlyMap<Feature, number> {
  const found = new Map<Feature, number>();
  const add: Add = (feature, amount) => found.set(feature, (found.get(feature) ?? 0) + amount);
  outfitFeatures(worn, brief, needs, add);
  worn.forEach(({ piece }, index) => {
    pieceFeatures(piece, brief, needs, add);
    for (const other of worn.slice(0, index)) pairFeatures(other.piece, piece, add);
  });
  return found;
}

/** What an outfit is worth without its looks, each judged once. */
export function sensibly(brief: Brief, needs: Needs): (outfit: Outfit) => number {
  const { outfit } = scorerFor(brief, needs, { ...NO_LIKING, weights: WITHOUT_LOOKS });
  return remembered(({ worn }: Outfit) => outfit(worn));
}

const weighing =
  (weights: Liking["weights"]) =>
  (find: (add: Add) => void): number => {
    let score = 0;
    find((feature, amount) => {
      score += weights[feature] * amount;
    });
    return score;
  };

function remembered<K, V>(judge: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = judge(key);
      known.set(key, value);
    }
    return value;
  };
}
