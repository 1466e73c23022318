import type { CUES } from "../../languages/cue-lists.ts";
import type { RoleWeights } from "../learned/role-model.ts";
import type { Find } from "../understand/phrasebook.ts";
import { type Polarity, readPolarity } from "../understand/polarity.ts";
import type { Word } from "../understand/text.ts";
import { withoutCorrections, withWithdrawn } from "./corrections.ts";
import { type Garment, garmentsIn, withOwned } from "./garments.ts";
import type { Landscape, Spot } from "./landscape.ts";
import type { Stage } from "./link.ts";
import { withLastWord } from "./last-word.ts";
import { type Owned, ownedByName, withNarrowed } from "./owned-names.ts";
import { landscapeOf, readMentions } from "./read-mentions.ts";
import type { Verdict } from "./roles.ts";
import { withWholeNames } from "./whole-names.ts";

/** A garment that stands in a text; its mention is null where the vocabulary does not know it. */
type Named = Spot & { mention: Garment["mention"] | null };

/** What a request says of garments, before it is sorted. */
export type Heard = {
  polarity: Polarity;
  land: Landscape;
  /** In their order, and what is said of each. */
  garments: readonly Named[];
  verdicts: readonly Verdict[];
};

export type HearingOptions = {
  /** What is owned, for its owner's own names. */
  closet?: readonly Owned[];
  /** Places at which garments are known to stand, besides those that the vocabulary finds. */
  places?: readonly Spot[];
  /** How much of the reader works, to measure its parts. */
  stage?: Stage;
  /** What counts besides the cues. */
  learned?: RoleWeights | undefined;
};

/** Finds the garments of a request and reads what is to become of each. */
export function hear(
  prompt: string,
  typed: readonly Word[],
  found: readonly Find[],
  language: keyof typeof CUES,
  { closet = [], places = [], stage, learned }: HearingOptions = {},
): Heard {
  const corrected = withoutCorrections(typed, found, language);
  const { words, finds } = corrected;
  const polarity = readPolarity(words, finds);
  const known = garmentsIn(words, finds, polarity, language);
  const owned = withOwned(known, ownedByName(words, finds, closet, language));
  const named = withNarrowed(words, withWholeNames(words, owned, closet), closet);
  const given = places.filter(
    (place) => !named.some((one) => one.at < place.end && place.at < one.end),
  );
  const all: Named[] = [...named, ...given.map((place) => ({ ...place, mention: null }))];
  const garments = withWithdrawn(
    all.toSorted((a, b) => a.at - b.at),
    corrected,
  );
  const land = landscapeOf(prompt, words, garments, language);
  const verdicts = withLastWord(garments, readMentions(land, language, learned, stage));
  return { polarity, land, garments, verdicts };
}
