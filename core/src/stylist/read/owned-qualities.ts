import { type LanguageCode as Language, languageOf } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { NOTHING_SAID } from "../understand/brief.ts";
import { isSmallWordOf } from "../understand/language.ts";
import type { Find } from "../understand/phrasebook.ts";
import type { Word } from "../understand/text.ts";
import type { Garment } from "./garments.ts";
import { placesTaken } from "./indices.ts";
import { type Owned, wordsOfName } from "./owned-names.ts";

type Small = Readonly<Record<"definites" | "standIns" | "people", ReadonlySet<string>>>;

/** A word that more pieces share than this tells none of them apart. */
const SHARED_BY_AT_MOST = 2;
const SHORTEST = 4;

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

const smallOf = perLanguage(({ cues: { definites, standIns, singling, classes } }): Small => ({
  definites: setOf(definites || singling),
  standIns: setOf(standIns),
  people: setOf(classes["people"] ?? ""),
}));

/**
 * "The trainers or the lined ones?", "die schweren": a word that stands for a piece whose name it is a part of, where no vocabulary
 * knows it.
 */
export function ownedByQuality(
  words: readonly Word[],
  finds: readonly Find[],
  closet: readonly Owned[],
  language: Language,
): Garment[] {
  const known = placesTaken(finds);
  const names = closet.map((piece) => ({ id: piece.id, stems: qualitiesOf(piece, language) }));
  return words.flatMap((word, at): Garment[] => {
    if (known.has(at) || word.text.length < SHORTEST) return [];
    // "My friend la negra" is called so.
    if (smallOf(language).people.has(words[at - 2]?.text ?? "")) return [];
    const end = endOf(words, at, language);
    if (end === null) return [];
    const only = names.filter(({ stems }) => stems.includes(stem(word.text))).map(({ id }) => id);
    if (only.length === 0 || only.length > SHARED_BY_AT_MOST) return [];
    const mention = { ...NOTHING_SAID, text: word.text, only: new Set(only) };
    return [{ at, end, kind: only.join(" "), negated: false, mention }];
  });
}

/** Words of a name without those that a small word ties to it: the knee of "boots to the knee" stands for no boots. */
function qualitiesOf(piece: Owned, language: Language): string[] {
  const words = wordsOfName(piece);
  return words.filter((_, at) => at === 0 || !isSmallWordOf(words[at - 1]!, language)).map(stem);
}

/** Where a quality that stands alone ends, with what stands for its noun; null where a noun follows or none is left out. */
function endOf(words: readonly Word[], at: number, language: Language): number | null {
  const { definites, standIns } = smallOf(language);
  const [before, word, next] = [words[at - 1], words[at]!, words[at + 1]];
  if (!before || before.clause !== word.clause || !definites.has(before.text)) return null;
  if (isSmallWordOf(word.text, language)) return null;
  const goesOn = next?.clause === word.clause;
  if (standIns.size > 0) return goesOn && standIns.has(next.text) ? at + 2 : null;
  // "Die Nacht" is none of a person's shoes.
  if (languageOf(language).syntax.capitalNouns && /^\p{Lu}/u.test(word.raw)) return null;
  return !goesOn || isSmallWordOf(next.text, language) ? at + 1 : null;
}

const stem = (text: string): string => text.replace(/(en|er|es|em|os|as|s|e|o|a|i|x)$/, "");
