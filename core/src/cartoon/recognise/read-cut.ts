import { SLEEVES } from "../../garment.ts";
import type { CategoryId } from "../../wardrobe/categories.ts";
import { CLOSURES, LENGTHS, NECKLINES } from "../../wardrobe/cuts.ts";
import type { KindId } from "../../wardrobe/kinds.ts";
import type { Recognised } from "../contract.ts";
import { type CutHeads, type Head, likeliest, probabilities } from "./heads.ts";

/** What is worn above the waist has a collar, a front and sleeves; of the rest only these have a hem. */
const UPPER: ReadonlySet<CategoryId> = new Set(["top", "hoodies", "coat", "dress", "jumpsuit"]);
const HEMMED: ReadonlySet<CategoryId> = new Set([...UPPER, "trouser", "short", "skirt"]);

/**
 * Each trait by itself, and only where its head is surer than it must be to be right of photos that it never saw.
 * Nothing is said of trousers' collars.
 * @param features of `CloseLook`, then those of `Answer`.
 */
export function readCut(heads: CutHeads, features: Float32Array, category: CategoryId) {
  const says = <T extends string>(head: Head, of: readonly T[]): T | undefined =>
    of.find((one) => one === sureOf(head, features));
  const seen: Partial<Recognised> = {
    // the head's names are kinds: those that training knows
    kind: sureOf(heads.knd, features) as KindId | undefined,
    length: HEMMED.has(category) ? says(heads.len, LENGTHS) : undefined,
    ...(UPPER.has(category) && {
      neckline: says(heads.nck, NECKLINES),
      closure: says(heads.clo, CLOSURES),
      sleeve: says(heads.arm, SLEEVES),
    }),
  };
  return Object.fromEntries(Object.entries(seen).filter(([, trait]) => trait)) as typeof seen;
}

function sureOf(head: Head, features: Float32Array): string | undefined {
  const [name, probability] = likeliest(probabilities(head, features));
  return probability >= (head.from?.[head.names.indexOf(name)] ?? 1) ? name : undefined;
}
