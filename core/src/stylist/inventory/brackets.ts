import type { LanguageCode } from "../../languages/index.ts";
import { readEntry } from "./entry.ts";
import { addDetail, isCount, type Open } from "./group.ts";
import type { Piece } from "./pieces.ts";
import { type Variant, variantsIn } from "./variants.ts";

/** What brackets say of a garment: how many, which ones, or what else there is to tell. */
export function addBrackets(open: Open, pieces: readonly Piece[], language: LanguageCode): void {
  const entries = pieces.map((piece) => readEntry(piece, language));
  const base = { tokens: open.entry.tokens, head: open.head };
  const variants = entries
    .flatMap((entry) => variantsIn(entry, base, language))
    .flatMap((one) => apart(one, open.total));
  if (areAllVariants(variants, open.total)) {
    open.variants.push(...variants);
    return;
  }
  const last = open.variants.at(-1);
  for (const entry of entries)
    if (isCount(entry) && last) last.count = entry.count;
    else if (isCount(entry)) open.total = entry.count;
  const telling = entries.filter((entry) => !isCount(entry));
  if (telling.length > 0) addDetail(open, telling, true);
}

/** "Three plain tees (black white and grey)": as many colours as there are garments. */
function apart(variant: Variant, total: number | undefined): Variant[] {
  const { tokens, marks, colours } = variant;
  if (!total || total < 2 || colours.length < 2 || marks.length !== tokens.length) return [variant];
  return marks.map((mark) => ({
    ...variant,
    tokens: [tokens[mark.at]!],
    marks: [{ ...mark, at: 0 }],
    colours: mark.colours.slice(0, 1),
  }));
}

function areAllVariants(variants: readonly Variant[], total: number | undefined): boolean {
  if (variants.length > 1 && variants.every(({ count }) => count !== undefined)) return true;
  const looks = variants.every(({ marks }) => marks.length > 0);
  if (!looks || variants.length === 0) return false;
  if (variants.length === 1)
    return variants[0]!.count !== undefined && (total ?? 1) > variants[0]!.count;
  const alike = (["colours", "materials", "patterns", "kinds"] as const).some((topic) =>
    variants.every(({ marks }) => marks.some((mark) => mark[topic].length > 0)),
  );
  return alike || total === variants.length;
}
