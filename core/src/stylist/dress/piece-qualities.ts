import type { GarmentDetails } from "../../garment.ts";
import { LINGUA_FRANCA } from "../../languages/index.ts";
import type { Purpose } from "../../wardrobe/kind.ts";
import { usualQualities } from "../../wardrobe/kind-qualities.ts";
import type { Kind } from "../../wardrobe/kinds.ts";
import { canBe, type Quality, withSaid } from "../../wardrobe/qualities.ts";
import type { Language } from "../lexicon/index.ts";
import { readQualities, type SaidQualities } from "./read-qualities.ts";

export const SLEEVE_QUALITIES = {
  none: "sleeveless",
  short: "short-sleeves",
  long: "long-sleeves",
} as const satisfies Record<NonNullable<GarmentDetails["sleeve"]>, Quality>;

/** What the owner's words say, tags in the owner's language or in English. */
export function saidQualities(
  name: readonly string[],
  tags: readonly (readonly string[])[],
  { sleeve }: GarmentDetails,
  language: Language,
): SaidQualities {
  const readings = [
    readQualities(name, language),
    ...tags.flatMap((tag) =>
      [...new Set([language, LINGUA_FRANCA])].map((one) => readQualities(tag, one)),
    ),
  ];
  const known = sleeve ? [SLEEVE_QUALITIES[sleeve]] : [];
  return {
    said: [...known, ...readings.flatMap(({ said }) => said)],
    denied: readings.flatMap(({ denied }) => denied),
  };
}

/** Everything that is true of a piece: what its owner says of it, and what is usual for its kind and cloth. */
export function qualitiesOf(
  of: { kind: Kind; materials: ReadonlySet<string>; patterns: ReadonlySet<string> },
  { said, denied }: SaidQualities,
): ReadonlySet<Quality> {
  const { area } = of.kind;
  const usual = usualQualities(of).filter((one) => !denied.includes(one));
  return withSaid(
    usual,
    // A long coat hangs where wheels and pedals turn.
    said
      .filter((one) => !(one === "heeled" && isLow(said)))
      .map((one) => (one === "long-legs" && area === "outer" ? "trailing" : one))
      .filter((one) => canBe(one, area)),
  );
}

/** "Low wedges", "block heel, flat": of both that are told of a pair the lower one is felt. */
const isLow = (said: readonly Quality[]): boolean =>
  said.includes("flat") && !said.includes("thin-heel");

/** What a piece is for and looks wrong outside of, where its kind or its owner says so: "remera de pijama". */
export function purposeOf(kind: Kind, qualities: ReadonlySet<Quality>): Purpose | undefined {
  if (kind.only) return kind.only;
  if (qualities.has("for-sleep")) return "home";
  if (qualities.has("for-swim")) return "water";
  const isForWork =
    qualities.has("uniform") || (kind.area === "shoes" && qualities.has("for-work"));
  return isForWork ? "work" : undefined;
}

/** A bag of straw, canvas or nylon goes to the beach, to market and to town. */
const PLAIN_BAG = 2.2;
const PLAIN_CLOTH = ["straw", "canvas", "nylon", "denim", "plastic"];
const isBeachBag = ({ area }: Kind, materials: ReadonlySet<string>): boolean =>
  area === "bag" && PLAIN_CLOTH.some((id) => materials.has(id));

type Span = readonly [low: number, high: number];

/** How dressy what is worn, torn, stained, slept in or printed with a joke can be at most. A good jacket stays one when it is old. */
const AT_MOST: Readonly<Partial<Record<Quality, number>>> = {
  stained: 0.8,
  "for-sleep": 0.4,
  damaged: 1.2,
  novelty: 1.4,
  old: 1.6,
};

/** What a people wears to its feasts is dressy there, whatever it is made of. */
const FEAST: Span = [1.5, 3.6];

export function dressWith(
  span: Span,
  kind: Kind,
  qualities: ReadonlySet<Quality>,
  materials: ReadonlySet<string>,
): Span {
  const [low, high] = isBeachBag(kind, materials) ? [span[0], Math.min(span[1], PLAIN_BAG)] : span;
  const limits = Object.entries(AT_MOST).flatMap(([quality, most]) =>
    qualities.has(quality as Quality) && !(quality === "old" && kind.tailored) ? [most] : [],
  );
  if (limits.length === 0 && qualities.has("traditional"))
    return [Math.min(low, FEAST[0]), Math.max(high, FEAST[1])];
  const most = Math.min(high, ...limits);
  return limits.length > 0 ? [Math.min(low, most, 1), most] : [low, high];
}
