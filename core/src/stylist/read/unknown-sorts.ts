import type { LanguageCode } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { isSmallWordOf } from "../understand/language.ts";
import type { Find } from "../understand/phrasebook.ts";
import type { Word } from "../understand/text.ts";
import type { Garment } from "./garments.ts";
import { placesTaken } from "./indices.ts";
import { type Owned, stemOf, stemsOfNames } from "./owned-names.ts";

/** A shorter word is an article or the like, whatever the language. */
const SHORTEST = 4;

const smallOf = perLanguage(({ cues, request, syntax }) => ({
  negators: new Set(cues.negators.split(" ")),
  joints: new Set(request.joints.split(" ")),
  nounLast: syntax.noun === "last",
}));

/**
 * "No street shoes", "zapatos de calle no": a sort of them is meant that the vocabulary does not know, and not all. Where pieces
 * are called so, those are meant.
 */
export function withUnknownSorts(
  words: readonly Word[],
  finds: readonly Find[],
  garments: readonly Garment[],
  closet: readonly Owned[],
  language: LanguageCode,
): Garment[] {
  const known = placesTaken(finds);
  const names = stemsOfNames(closet);
  return garments.map((garment) => {
    const { at, end, mention } = garment;
    if (mention.only || mention.garment === undefined || end - at > 1) return garment;
    const sort = sortAt(words, at, end, language);
    const isUnknown = sort !== null && !known.has(sort) && isSaying(words, at, sort, language);
    if (!isUnknown) return garment;
    const said = [sort, at].map((place) => stemOf(words[place]!.text));
    const called = names.filter(({ stems }) => said.every((one) => stems.includes(one)));
    const only = new Set(called.map(({ id }) => id));
    const meant = only.size > 0 ? { only } : { someOnly: true as const };
    return { ...garment, mention: { ...mention, ...meant } };
  });
}

/** Where the word stands that tells which sort: right before its noun, or behind it and a preposition. */
function sortAt(
  words: readonly Word[],
  at: number,
  end: number,
  language: LanguageCode,
): number | null {
  const { nounLast, joints } = smallOf(language);
  if (nounLast) return at > 0 ? at - 1 : null;
  return joints.has(words[end]?.text ?? "") ? end + 1 : null;
}

function isSaying(
  words: readonly Word[],
  at: number,
  sort: number,
  language: LanguageCode,
): boolean {
  const word = words[sort];
  return (
    word !== undefined &&
    word.clause === words[at]!.clause &&
    word.text.length >= SHORTEST &&
    !isSmallWordOf(word.text, language) &&
    !smallOf(language).negators.has(word.text)
  );
}
