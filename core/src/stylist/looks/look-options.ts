import { type Fitting, tryOnOnly } from "../dress/compose.ts";
import { keyOf, type Outfit, type Worn } from "../dress/outfit.ts";
import { WEIGHTS } from "../dress/weights.ts";
import { unmet } from "../dress/wishes.ts";
import type { Agenda, LookAsk } from "./agenda.ts";

/** A look that was asked for with the outfits it may become, by their keys. */
export type Fitted = { ask: LookAsk; fitting: Fitting; options: Map<string, Outfit> };

const MOST_OPTIONS = 60;

/** The best outfits, and the best of each top; for a bag also without what only adorns. */
export function optionsFrom(fitting: Fitting, { packs }: Agenda): Map<string, Outfit> {
  const options = new Map<string, Outfit>();
  for (const outfit of fitting.outfits.slice(0, MOST_OPTIONS)) {
    options.set(outfit.key, coated(outfit, fitting));
    if (!packs) continue;
    const lean = coated(leaner(outfit, fitting), fitting);
    options.set(lean.key, lean);
  }
  if (options.size === 0) options.set("", { worn: [], score: 0, key: "" });
  return options;
}

/** Going without a coat is for days when none is owned: else the next look would wear the one that this one is said to lack. */
function coated(outfit: Outfit, { needs, candidates }: Fitting): Outfit {
  const lacks =
    needs.outer === "required" &&
    candidates.outer.length > 0 &&
    !outfit.worn.some(({ slot }) => slot === "outer");
  return lacks ? { ...outfit, score: outfit.score - COATLESS } : outfit;
}

const COATLESS = 2;

function leaner({ worn }: Outfit, fitting: Fitting): Outfit {
  const kept = worn.filter(
    ({ slot, piece }) =>
      slot !== "accessory" ||
      piece.kind.against !== undefined ||
      fitting.wishes.some((wish) => wish.has(piece)),
  );
  return scored(kept, fitting);
}

const scored = (worn: readonly Worn[], { scorer, wishes }: Fitting): Outfit => ({
  worn,
  key: keyOf(worn),
  score: scorer.outfit(worn) + WEIGHTS["wish-unmet"] * unmet(worn, wishes),
});

/** What was chosen, and the pieces that most good outfits share: bags to dress everything from. */
export function smallBags(
  fitted: readonly Fitted[],
  chosen: readonly Outfit[],
): ReadonlySet<string>[] {
  const used = new Set(chosen.flatMap(({ worn }) => worn.map(({ piece }) => piece.id)));
  const shared = new Map<string, number>();
  for (const { options } of fitted)
    for (const { worn } of [...options.values()].slice(0, SHARED_BY))
      for (const { piece } of worn) shared.set(piece.id, (shared.get(piece.id) ?? 0) + 1);
  const common = [...shared]
    .toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
    .map(([id]) => id);
  return [used, ...SIZES.map((size) => new Set(common.slice(0, size)))];
}

const SHARED_BY = 12;

const SIZES = [10, 16, 24] as const;

const FROM_BAG = 10;

export function addFrom(fitted: readonly Fitted[], ids: ReadonlySet<string>): void {
  const found = new Map<Fitting, Outfit[]>();
  for (const { fitting, options } of fitted) {
    const outfits =
      found.get(fitting) ?? tryOnOnly(fitting, ({ id }) => ids.has(id)).slice(0, FROM_BAG);
    found.set(fitting, outfits);
    for (const outfit of outfits) options.set(outfit.key, coated(outfit, fitting));
  }
}
