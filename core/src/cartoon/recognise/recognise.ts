import type { Pattern, Sleeve } from "../../garment.ts";
import type { CategoryId } from "../../wardrobe/categories.ts";
import type { KindId } from "../../wardrobe/kinds.ts";
import type { Recognised } from "../contract.ts";
import { type Heads, likeliest, probabilities } from "./heads.ts";

type Class = {
  category: CategoryId;
  /** The kind itself, and the class's probability from which it is said. */
  kind?: { id: KindId; from: number };
};

/** What each class of the net is filed under. */
const CLASSES: Readonly<Record<string, Class>> = {
  "t-shirt": { category: "top", kind: { id: "tee", from: 0.76 } },
  shirt: { category: "top", kind: { id: "shirt", from: 0.95 } },
  longsleeve: { category: "top" },
  outwear: { category: "coat" },
  pants: { category: "trouser" },
  shorts: { category: "short" },
  hat: { category: "cap" },
  dress: { category: "dress" },
  skirt: { category: "skirt" },
  shoes: { category: "shoes" },
};
/** The probability from which 95 of 100 photos that training never saw are right; see training/README.md. */
const SURE_FROM: Readonly<Partial<Record<CategoryId, number>>> = {
  top: 0.77,
  coat: 0.73,
  trouser: 0.71,
  short: 0.98,
  cap: 0.73,
  dress: 0.87,
  skirt: 0.86,
  shoes: 0.66,
};
const SLEEVE_FROM: Readonly<Record<string, number>> = { none: 0.84, short: 0.65, long: 0.56 };
/** Categories that have sleeves to speak of. */
const SLEEVED: ReadonlySet<CategoryId> = new Set(["top", "coat", "dress"]);

/** Fine print that the drawing found makes cloth plain only where the head is surer of it than this. */
const PLAIN_DESPITE_PRINT = 0.9;

/**
 * Names the garment from what the net saw of it and from its cloth.
 * @param features of `Answer`. @param cloth the numbers of `texture`. @param fine whether fine print was drawn
 */
export function recognise(
  heads: Heads,
  features: Float32Array,
  cloth: Float32Array,
  fine = false,
): Recognised {
  const classes = probabilities(heads.cls, features);
  const [category, probability] = likeliest(byCategory(classes));
  const [name, certainty] = likeliest(classes);
  const kind = CLASSES[name]?.kind;
  const sleeve = SLEEVED.has(category) ? likeliest(probabilities(heads.slv, features)) : undefined;
  const both = Float32Array.from([...features, ...cloth]);
  const pattern = patternOf(probabilities(heads.pat, both), fine);
  return {
    category,
    ...(kind && certainty >= kind.from && { kind: kind.id }),
    probability,
    sure: probability >= (SURE_FROM[category] ?? 1),
    ...(sleeve && sleeve[1] >= SLEEVE_FROM[sleeve[0]]! && { sleeve: sleeve[0] as Sleeve }),
    pattern: pattern as Pattern,
  };
}

function patternOf(all: ReadonlyMap<string, number>, fine: boolean): string {
  const doubted = fine && (all.get("plain") ?? 0) < PLAIN_DESPITE_PRINT;
  const [pattern] = likeliest(doubted ? new Map([...all].filter(([one]) => one !== "plain")) : all);
  return pattern;
}

function byCategory(classes: ReadonlyMap<string, number>): ReadonlyMap<CategoryId, number> {
  const sums = new Map<CategoryId, number>();
  for (const [name, p] of classes) {
    const { category } = CLASSES[name]!;
    sums.set(category, (sums.get(category) ?? 0) + p);
  }
  return sums;
}
