import { oklab } from "@fit-closet/core";
import { pick } from "./taste-closet.ts";
import type { Owned } from "./taste-closet.ts";

/**
 * Somebody whose taste nobody sees. It is not written in the features that the stylist learns by: a hue is liked the more the nearer
 * it lies to a favourite, a lightness has its own slope, kinds are liked by the words of their names, the step from light to dark
 * between top and legs matters, some colours are liked on some kinds only, and every single piece is liked or not for no reason.
 */
export type Person = { likes: (outfit: readonly Owned[]) => number; worst: WorstOf };
type WorstOf = (outfit: readonly Owned[]) => Owned;

const WORDS = [
  "jeans",
  "shirt",
  "skirt",
  "dress",
  "trousers",
  "sweater",
  "boots",
  "sneakers",
  "blazer",
  "jacket",
];
const CUTS = ["wide-leg", "skinny", "oversized", "tailored"];

type Chance = () => number;

/** Normally distributed, about 0 with 1. */
const normal = (chance: Chance): number =>
  Math.sqrt(-2 * Math.log(1 - chance())) * Math.cos(2 * Math.PI * chance());

export function drawnPerson(chance: Chance): Person {
  const hue = chance() * 2 * Math.PI;
  const ofHue = 1.5 * Math.abs(normal(chance));
  const ofGrey = normal(chance);
  const ofLight = 1.6 * normal(chance);
  const ofPattern = normal(chance);
  const ofContrast = 2 * normal(chance);
  const words = new Map([...WORDS, ...CUTS].map((word) => [word, 0.9 * normal(chance)]));
  const special = { word: pick(WORDS, chance), by: 1.2 * normal(chance) };
  const whim = new Map<string, number>();
  const whimOf = ({ id }: Owned): number => {
    const known = whim.get(id) ?? 0.4 * normal(chance);
    whim.set(id, known);
    return known;
  };
  const ofPiece = (piece: Owned): number => {
    const [l, a, b] = oklab(piece.colours[0]!);
    const chroma = Math.hypot(a, b);
    const near = Math.cos(Math.atan2(b, a) - hue);
    const colourful = Math.min(1, chroma / 0.08);
    const named = [...words].reduce(
      (sum, [word, weight]) => sum + (piece.noun.includes(word) ? weight : 0),
      0,
    );
    const isSpecial = piece.noun.includes(special.word) && l < 0.45;
    return (
      ofHue * near * colourful +
      ofGrey * (1 - colourful) * 0.6 +
      ofLight * (l - 0.55) +
      (piece.pattern ? ofPattern : 0) +
      named +
      (isSpecial ? special.by : 0) +
      whimOf(piece)
    );
  };
  const sizeOf = ({ category }: Owned): number =>
    category === "accessories" ? 0.3 : category === "shoes" ? 0.6 : 1;
  const lightOf = (piece: Owned | undefined): number => (piece ? oklab(piece.colours[0]!)[0] : 0.5);
  return {
    likes(outfit) {
      const top = outfit.find(({ category }) => category === "top" || category === "hoodies");
      const legs = outfit.find(({ category }) => ["trouser", "skirt", "short"].includes(category));
      const step = top && legs ? Math.abs(lightOf(top) - lightOf(legs)) : 0.3;
      const all = outfit.reduce((sum, { category }) => sum + sizeOf({ category } as Owned), 0);
      const mean = outfit.reduce((sum, piece) => sum + ofPiece(piece) * sizeOf(piece), 0) / all;
      return 3 * mean + ofContrast * (step - 0.3);
    },
    worst: (outfit) =>
      outfit.toSorted((a, b) => ofPiece(a) * sizeOf(a) - ofPiece(b) * sizeOf(b))[0]!,
  };
}
