import type { CategoryId } from "../../wardrobe/categories.ts";
import { isFiledAs } from "../../wardrobe/filed-alike.ts";
import { isKindId, type Kind, type KindId, kindOf, kindOfCategory } from "../../wardrobe/kinds.ts";

/** What is filed so is such a kind in nine photos of ten from this share of what could be filed so; see training/README.md. */
const SURE = 0.75;

/** Nobody files a T-shirt under coats, nor a sneaker under boots, but a cardigan or a hoodie may well be a coat. */
const REFUSED: Readonly<Partial<Record<CategoryId, ReadonlySet<CategoryId>>>> = {
  coat: new Set(["top"]),
  top: new Set(["coat"]),
  boots: new Set(["shoes"]),
};

const takes = (category: CategoryId, { category: own }: Kind): boolean =>
  isFiledAs(own, category) && !REFUSED[category]?.has(own);

type Share = { kind: Kind; share: number };

/**
 * The kind of a garment that somebody filed: among those alone that are filed so. Where several share the odds, the
 * narrowest kind that all of them are, such as a jacket, but none that the category already says.
 * @param all probabilities of kinds @param from what each must have by itself, where it is less than `SURE`
 */
export function kindAsFiled(
  all: ReadonlyMap<string, number>,
  from: (kind: string) => number,
  category: CategoryId,
): KindId | undefined {
  const shares = sharesOf(all, category);
  const likely = shares.toSorted((a, b) => b.share - a.share)[0];
  if (!likely) return undefined;
  if (likely.share >= Math.min(SURE, from(likely.kind.id))) return likely.kind.id;
  return narrowest(shares, category);
}

function sharesOf(all: ReadonlyMap<string, number>, category: CategoryId): Share[] {
  const among = [...all].flatMap(([id, p]) => (isKindId(id) ? [{ kind: kindOf(id), p }] : []));
  const filed = among.filter(({ kind }) => takes(category, kind));
  const total = filed.reduce((sum, { p }) => sum + p, 0);
  return filed.map(({ kind, p }) => ({ kind, share: p / total }));
}

function narrowest(shares: readonly Share[], category: CategoryId): KindId | undefined {
  const told = kindOfCategory(category)?.is;
  const sums = new Map<KindId, number>();
  for (const { kind, share } of shares)
    for (const id of kind.is) sums.set(id, (sums.get(id) ?? 0) + share);
  const sure = [...sums].filter(([id, share]) => share >= SURE && !told?.has(id));
  const telling = sure.filter(
    ([id]) => isFiledAs(kindOf(id).category, category) && takes(category, kindOf(id)),
  );
  return telling.toSorted(([a], [b]) => kindOf(b).is.size - kindOf(a).is.size)[0]?.[0];
}
