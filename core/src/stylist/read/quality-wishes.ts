import { isOfPiece, type Mention } from "../understand/brief.ts";
import type { Polarity } from "../understand/polarity.ts";
import type { Quality } from "./qualities.ts";

/**
 * Wishes and refusals of qualities as the whole request means them: "purple is banned" has no plain "no" and wishes for nothing, "whoever
 * has no orange on goes home" has one and wants some.
 */
export function withQualities(polarity: Polarity, qualities: readonly Quality[]): Polarity {
  return qualities.reduce(withQuality, polarity);
}

function withQuality(polarity: Polarity, { at, end, mention, use }: Quality): Polarity {
  const isOther = (one: Mention): boolean => {
    const place = polarity.places.get(one);
    return isOfPiece(one) || !place || place.end <= at || end <= place.at;
  };
  const isKnown = (list: readonly Mention[]): boolean => !list.every(isOther);
  if (use === "refuse")
    return {
      ...polarity,
      wants: polarity.wants.filter(isOther),
      avoids: isKnown(polarity.avoids) ? polarity.avoids : [...polarity.avoids, mention],
    };
  // What a plain "no" reaches stays out, unless something of it is wished for.
  if (use === "garment" || use === "nothing")
    return { ...polarity, wants: polarity.wants.filter(isOther) };
  const avoids = polarity.avoids.filter(isOther);
  const wants = isKnown(polarity.wants) ? polarity.wants : [...polarity.wants, mention];
  return { ...polarity, avoids, wants };
}

/** What everything is to be in, where that is a colour. */
export const coloursOfAll = (qualities: readonly Quality[]): Mention[] =>
  qualities.flatMap(({ use, mention }) =>
    use === "all" && mention.colours.length > 0 ? [mention] : [],
  );
