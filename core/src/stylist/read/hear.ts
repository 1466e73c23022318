import type { LanguageCode } from "../../languages/index.ts";
import type { RoleWeights } from "../learned/role-model.ts";
import type { Mention } from "../understand/brief.ts";
import type { Find } from "../understand/phrasebook.ts";
import { type Polarity, readPolarity } from "../understand/polarity.ts";
import type { Word } from "../understand/text.ts";
import { withoutCorrections, withWithdrawn } from "./corrections.ts";
import { type Garment, garmentsIn, withOwned } from "./garments.ts";
import type { Landscape, Spot } from "./landscape.ts";
import type { Stage } from "./link.ts";
import { withLastWord } from "./last-word.ts";
import { withHeirlooms } from "./heirlooms.ts";
import { withoutNoun } from "./left-out-nouns.ts";
import { huesAway } from "./owned-hues.ts";
import { ownedByQuality } from "./owned-qualities.ts";
import { type Owned, ownedByName, withNarrowed } from "./owned-names.ts";
import { landscapeOf, readMentions } from "./read-mentions.ts";
import type { Verdict } from "./decision.ts";
import { withoutPrefixes } from "./prefixes.ts";
import { type Quality, readQualities } from "./qualities.ts";
import { withListed } from "./refused-names.ts";
import { withUnknownSorts } from "./unknown-sorts.ts";
import { withSuits } from "./suits.ts";
import { isOfPeople, withTheOthers } from "./the-others.ts";
import { withWholeNames } from "./whole-names.ts";

/** A garment that stands in a text; its mention is null where the vocabulary does not know it. */
type Named = Spot & { mention: Mention | null };

/** What a request says of garments, before it is sorted. */
export type Heard = {
  polarity: Polarity;
  land: Landscape;
  /** In their order, and what is said of each. */
  garments: readonly Named[];
  verdicts: readonly Verdict[];
  /** Qualities without a garment of which it is known what they mean for the outfit: "purple is banned", "wool itches". */
  qualities: readonly Quality[];
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
  language: LanguageCode,
  { closet = [], places = [], stage, learned }: HearingOptions = {},
): Heard {
  const plain = withoutPrefixes(prompt, { words: typed, finds: found }, language);
  const corrected = withoutCorrections(plain.words, plain.finds, language);
  const { words, finds } = corrected;
  const polarity = readPolarity(words, finds);
  const known = namedIn(words, finds, polarity, closet, language);
  const hues = huesAway({ prompt, words, known, closet, learned }, language);
  const named = withOwned(hues, known);
  const given = places.filter(
    (place) => !named.some((one) => one.at < place.end && place.at < one.end),
  );
  const all: Named[] = [...named, ...given.map((place) => ({ ...place, mention: null }))];
  const spoken = withWithdrawn(
    all.toSorted((a, b) => a.at - b.at),
    corrected,
  );
  const heard = readMentions(
    landscapeOf(prompt, words, spoken, language),
    language,
    learned,
    stage,
  );
  const isOut = (_: unknown, index: number): boolean => !isOfPeople(spoken[index]!, heard[index]!);
  const garments = spoken.filter(isOut);
  const land = landscapeOf(prompt, words, garments, language);
  const kept = withHeirlooms(land, garments, heard.filter(isOut), closet, language);
  const verdicts = withLastWord(garments, kept);
  const qualities = readQualities({ prompt, words, finds, garments }, language, learned);
  return { polarity, land, garments, verdicts, qualities };
}

/** The garments that a request names, by the vocabulary's words or by their owner's. */
function namedIn(
  words: readonly Word[],
  finds: readonly Find[],
  polarity: Polarity,
  closet: readonly Owned[],
  language: LanguageCode,
): Garment[] {
  const known = withSuits(words, garmentsIn(words, finds, polarity, language), closet, language);
  const owned = [ownedByName, ownedByQuality].reduce(
    (found, find) => withOwned(found, find(words, finds, closet, language)),
    withoutNoun(words, finds, closet, language),
  );
  const whole = withWholeNames(words, withOwned(known, owned), closet);
  const narrowed = withNarrowed(words, whole, closet, language);
  const sorted = withUnknownSorts(words, finds, narrowed, closet, language);
  return withTheOthers(words, withListed(words, sorted, language), language);
}
