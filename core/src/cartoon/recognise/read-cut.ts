import { SLEEVES } from "../../garment.ts";
import { CATEGORIES, type CategoryId } from "../../wardrobe/categories.ts";
import { CLOSURES, type Length, LENGTHS, NECKLINES } from "../../wardrobe/cuts.ts";
import type { KindId } from "../../wardrobe/kinds.ts";
import type { SeenTraits } from "../contract.ts";
import { kindAsFiled } from "./as-filed.ts";
import { coatLength } from "./coat-length.ts";
import { type CutHeads, type Head, likeliest, probabilities } from "./heads.ts";
import { hasWideLegs, lengthOf, type Outline } from "./outline.ts";

/** What is worn above the waist has a collar, a front and sleeves; of the rest only these have a hem. */
const UPPER: ReadonlySet<CategoryId> = new Set(["top", "hoodies", "coat", "dress", "jumpsuit"]);
const HEMMED: ReadonlySet<CategoryId> = new Set([...UPPER, "trouser", "short", "skirt"]);

/** A head's answers to this photo, and the probability from which each is said. */
type Answers = { all: ReadonlyMap<string, number>; from: (name: string) => number };
type Read = Readonly<Record<keyof CutHeads, Answers>>;

/**
 * Each trait by itself, and only where its head is surer than it must be to be right of photos that it never saw; then the
 * same for whatever category somebody may file it under. Nothing is said of trousers' collars.
 * @param features of `CloseLook`, then those of `Answer`.
 */
export function readCut(
  heads: CutHeads,
  features: Float32Array,
  category: CategoryId,
  outline: Outline | null,
) {
  const read = answersOf(heads, features);
  const filed = CATEGORIES.map((one) => [one, asFiled(read, one, outline)] as const);
  return {
    // the head's names are kinds: those that training knows
    ...known({ kind: sureOf(read.knd) as KindId | undefined, ...traits(read, category) }),
    filed: Object.fromEntries(filed),
  };
}

const answersOf = (heads: CutHeads, features: Float32Array): Read => {
  const of = (head: Head): Answers => ({
    all: probabilities(head, features),
    from: (name) => head.from?.[head.names.indexOf(name)] ?? 1,
  });
  const { knd, len, nck, clo, arm } = heads;
  return { knd: of(knd), len: of(len), nck: of(nck), clo: of(clo), arm: of(arm) };
};

function traits(read: Read, category: CategoryId, from: Bars = {}): SeenTraits {
  const says = <T extends string>(answers: Answers, of: readonly T[]): T | undefined =>
    of.find((one) => one === sureOf(answers, from));
  return {
    length: HEMMED.has(category) ? says(read.len, LENGTHS) : undefined,
    ...(UPPER.has(category) && {
      neckline: says(read.nck, NECKLINES),
      closure: says(read.clo, CLOSURES),
      sleeve: says(read.arm, SLEEVES),
    }),
  };
}

type Bars = Readonly<Record<string, number>>;

/** Hoods and zips are rare among all garments and usual among coats, and hips are where a T-shirt ends: other odds, other bars. */
const BARS: Readonly<Partial<Record<CategoryId, Bars>>> = {
  coat: { hood: 0.6, zip: 0.9, hip: 0.75 },
};

function asFiled(read: Read, category: CategoryId, outline: Outline | null): SeenTraits {
  const seen = traits(read, category, BARS[category]);
  const bare = kindAsFiled(read.knd.all, read.knd.from, category);
  const kind = isWide(read, bare, category, outline) ? "wide-leg-trousers" : bare;
  const length = lengthFiled({ ...seen, kind }, read, category, outline);
  return known({ ...seen, kind, length });
}

function lengthFiled(
  seen: SeenTraits,
  { len }: Read,
  category: CategoryId,
  outline: Outline | null,
): Length | undefined {
  if (category === "coat") return coatLength(seen, len.all, outline);
  const told = (outline && lengthOf(outline, category)) ?? undefined;
  // of skirts the outline tells more than the head
  return category === "skirt" ? told : (seen.length ?? told);
}

/** From these odds on wide trousers may be joggers that bag. */
const JOGGERS = 0.3;

/** Trousers that are no narrower kind tell by their outline how wide their legs are. */
function isWide(
  { knd }: Read,
  kind: KindId | undefined,
  category: CategoryId,
  outline: Outline | null,
): boolean {
  if (category !== "trouser" || (kind && kind !== "trousers")) return false;
  return (knd.all.get("joggers") ?? 0) < JOGGERS && outline !== null && hasWideLegs(outline);
}

function sureOf({ all, from }: Answers, bars: Bars = {}): string | undefined {
  const [name, probability] = likeliest(all);
  return probability >= (bars[name] ?? from(name)) ? name : undefined;
}

const known = (seen: SeenTraits): SeenTraits =>
  Object.fromEntries(Object.entries(seen).filter(([, trait]) => trait));
