import type { LanguageCode } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import type { Word } from "../understand/text.ts";
import type { Garment } from "./garments.ts";

/** What stands between two members of a list and begins nothing new. */
const linksOf = perLanguage(
  ({ cues: { joints, alternatives, negators, singling } }): ReadonlySet<string> => {
    const own = new Set(singling.split(" "));
    const all = [joints, alternatives, negators].flatMap((list) => list.split(" "));
    return new Set(all.filter((word) => !own.has(word)));
  },
);

/** "No earrings, watch, bracelets": a piece that only its owner's name tells is refused with the list it stands in, and so is what follows it. */
export function withListed(
  words: readonly Word[],
  garments: readonly Garment[],
  language: LanguageCode,
): Garment[] {
  const links = linksOf(language);
  const read: Garment[] = [];
  let goesOn = false;
  for (const garment of garments) {
    const before = read.at(-1);
    const isNamed = garment.mention.garment === undefined;
    const joins = before?.negated === true && isListed(words, before, garment, links);
    goesOn = joins && !garment.negated && (isNamed || goesOn);
    read.push(goesOn ? { ...garment, negated: true } : garment);
  }
  return read;
}

function isListed(
  words: readonly Word[],
  { end }: Garment,
  { at }: Garment,
  links: ReadonlySet<string>,
): boolean {
  const between = words.slice(end, at);
  const isOne = words[end - 1]!.sentence === words[at]!.sentence;
  const isParted = between.length > 0 || words[at]!.afterComma;
  return isOne && isParted && between.length <= 1 && between.every(({ text }) => links.has(text));
}
