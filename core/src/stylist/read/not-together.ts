import type { LanguageCode } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { type Form, isForm, readForm } from "../../languages/form.ts";
import { isOfPiece, type Mention } from "../understand/brief.ts";
import { range } from "./indices.ts";
import type { Landscape, Spot } from "./landscape.ts";

type Named = Spot & { mention: Mention | null };

/** Words between two garments that are named as a pair: "the cardigan with my shirt". */
const BETWEEN = 3;
/** How far behind the pair it is said that they are not worn together. */
const BEHIND = 8;
/** From a "no" to its "together", as a reader counts, so that "no idea whether they match" is none. */
const NEAR = 4;

/** "The cardigan with the striped shirt, never together": two garments that may each be worn, without the other. */
export function partedIn(
  land: Landscape,
  garments: readonly Named[],
  language: LanguageCode,
): [Mention, Mention][] {
  const { together, withs } = listsOf(language);
  const isTogether = (word: string): boolean => together.some((form) => isForm(word, form));
  return garments.slice(0, -1).flatMap((left, index): [Mention, Mention][] => {
    const right = garments[index + 1]!;
    const isPair = arePaired(land, left, right, withs) && !land.isAsked(left.at);
    return isPair && isParted(land, left, right, isTogether)
      ? [[left.mention!, right.mention!]]
      : [];
  });
}

function arePaired(
  land: Landscape,
  left: Named,
  right: Named,
  withs: ReadonlySet<string>,
): boolean {
  if (!left.mention || !right.mention) return false;
  const { words, small } = land;
  const isLink = (at: number): boolean =>
    [small.joints, small.singling, withs].some((set) => set.has(words[at]!.text));
  return (
    isOfPiece(left.mention) &&
    isOfPiece(right.mention) &&
    words[left.at]!.sentence === words[right.at]!.sentence &&
    right.at > left.end &&
    right.at - left.end <= BETWEEN &&
    range(left.end, right.at).every(isLink)
  );
}

function isParted(
  land: Landscape,
  left: Named,
  { end }: Named,
  isTogether: (word: string) => boolean,
): boolean {
  const { words, small } = land;
  const { sentence } = words[left.at]!;
  const behind = range(end, Math.min(words.length, end + BEHIND)).filter(
    (at) => words[at]!.sentence === sentence && !land.isNamed(at),
  );
  const isNo = (at: number): boolean =>
    small.negators.has(words[at]?.text ?? "") || small.noes.has(words[at]?.text ?? "");
  const leads = range(Math.max(0, left.at - 2), left.at).some(isNo);
  return behind.some(
    (at) =>
      isTogether(words[at]!.text) &&
      ((leads && at - end < 2) || behind.some((no) => isNo(no) && land.distance(no, at) <= NEAR)),
  );
}

type Lists = { together: readonly Form[]; withs: ReadonlySet<string> };

const listsOf = perLanguage(({ cues: { together, leftOut } }): Lists => ({
  together: together.split(" ").map(readForm),
  withs: new Set(leftOut.withs.split(" ")),
}));
