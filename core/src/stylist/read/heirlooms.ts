import type { LanguageCode as Language } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { Mention } from "../understand/brief.ts";
import type { Landscape, Spot } from "./landscape.ts";
import { type Owned, wordsOfName } from "./owned-names.ts";
import { isOut, type Verdict } from "./decision.ts";

type Named = Spot & { mention: Pick<Mention, "only"> | null };

const eldersOf = perLanguage(
  ({ cues }): ReadonlySet<string> => new Set(cues.classes["elders"]?.trim().split(/\s+/)),
);

/**
 * "Grandad's waistcoat is coming to the meeting": an owned piece that was somebody's of the family is nobody else's now, and whoever
 * speaks of it means to wear it.
 */
export function withHeirlooms(
  land: Landscape,
  garments: readonly Named[],
  verdicts: readonly Verdict[],
  closet: readonly Owned[],
  language: Language,
): readonly Verdict[] {
  const elders = eldersOf(language);
  const isOfElder = (id: string): boolean =>
    closet.some((piece) => piece.id === id && wordsOfName(piece).some((word) => elders.has(word)));
  return verdicts.map((verdict, index) => {
    const { mention, ...spot } = garments[index]!;
    const only = [...(mention?.only ?? [])];
    if (only.length !== 1 || isOut(spot)) return verdict;
    const isNobodys = verdict.role === "own" || verdict.role === "others";
    const isHeirloom = isOfElder(only[0]!)
      ? isNobodys || isDoubtful(verdict)
      : isNobodys && isSpokenOf(land, spot, elders);
    return isHeirloom ? { ...verdict, role: "keep", told: true } : verdict;
  });
}

/** As sure as this, a reason to leave it stands. */
const SURELY = 0.8;

const isDoubtful = ({ role, certain, insisted }: Verdict): boolean =>
  (role === "refuse" || role === "complaint") && certain < SURELY && !insisted;

/** How far from a garment the person stands who it was of, in words. */
const BESIDE = 3;

const isSpokenOf = (
  { words }: Landscape,
  { at, end }: Spot,
  elders: ReadonlySet<string>,
): boolean =>
  words
    .slice(Math.max(0, at - BESIDE), end + BESIDE)
    .some(({ text, sentence }) => elders.has(text) && sentence === words[at]!.sentence);
