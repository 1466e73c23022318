import { type LanguageCode as Language, languageOf } from "../../languages/index.ts";
import { perLanguage } from "../../languages/per-language.ts";
import { NOTHING_SAID } from "../understand/brief.ts";
import { isSmallWordOf } from "../understand/language.ts";
import type { Word } from "../understand/text.ts";
import { SURE, type Verdict } from "./decision.ts";
import { type Garment, withOwned } from "./garments.ts";
import type { RoleWeights } from "../learned/role-model.ts";
import { landscapeOf, readMentions } from "./read-mentions.ts";
import { type Owned, stemOf, wordsOfName } from "./owned-names.ts";

/** A word that more pieces share than this tells none of them apart. */
const SHARED_BY_AT_MOST = 2;
const SHORTEST = 3;

type Asked = {
  prompt: string;
  words: readonly Word[];
  /** The garments that are named, for what is said of them is said of no other. */
  known: readonly Garment[];
  closet: readonly Owned[];
  learned: RoleWeights | undefined;
};

/** Pieces that only a quality stands for, where it is told that they are away. */
export function huesAway(
  { prompt, words, known, closet, learned }: Asked,
  language: Language,
): Garment[] {
  const sure = known.filter(({ ahead }) => !ahead);
  const hues = ownedByHue(words, sure, closet, language);
  if (hues.length === 0) return [];
  const all = withOwned(hues, known);
  const verdicts = readMentions(landscapeOf(prompt, words, all, language), language, learned);
  return all.filter((one, index) => hues.includes(one) && isAway(one, verdicts[index]!));
}

/**
 * "Mes brunes sont chez le cordonnier", "al rosso c'è una macchia": where no garment is named, a quality that is singled out
 * may mean the piece whose name has it. Only what is said of it tells: see `isAway`.
 */
function ownedByHue(
  words: readonly Word[],
  named: readonly Garment[],
  closet: readonly Owned[],
  language: Language,
): Garment[] {
  const names = closet.map((piece) => ({ id: piece.id, words: wordsOfName(piece) }));
  return words.flatMap((word, at): Garment[] => {
    if (word.text.length < SHORTEST || isSmallWordOf(word.text, language)) return [];
    if (named.some((one) => one.at <= at && at < one.end)) return [];
    const end = isSingled(words, at, language) ? endOf(words, at, language) : null;
    if (end === null || named.some((one) => one.at === end)) return [];
    const only = calledSo(word.text, names);
    if (only.length === 0 || only.length > SHARED_BY_AT_MOST) return [];
    const mention = { ...NOTHING_SAID, text: word.text, only: new Set(only) };
    return [{ at, end, kind: only.join(" "), negated: false, mention }];
  });
}

/** "Black brings bad luck" speaks of a colour; of a piece one says that it is away or pinches, and that behind its word. */
function isAway({ end, mention }: Garment, verdict: Verdict): boolean {
  const { role, told, cue, certain } = verdict;
  if (!told || cue === null || cue.from < end - 1) return false;
  if (role === "unavailable" || role === "complaint") return true;
  return role === "refuse" && certain >= SURE && mention.only?.size === 1;
}

/** "Brunes" are boots before they are a brown bag: who says a word as it stands in a name means that one. */
function calledSo(
  text: string,
  names: readonly { id: string; words: readonly string[] }[],
): string[] {
  const exact = names.filter(({ words }) => words.includes(text));
  const meant =
    exact.length > 0
      ? exact
      : names.filter(({ words }) => words.some((one) => stemOf(one) === stemOf(text)));
  return meant.map(({ id }) => id);
}

type Small = Readonly<Record<"singling" | "standIns", ReadonlySet<string>>>;

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).filter(Boolean));

const smallOf = perLanguage(({ cues: { singling, definites, standIns } }): Small => ({
  singling: setOf(`${singling} ${definites}`),
  standIns: setOf(standIns),
}));

/** Right behind "my" or "the", or with one word in between: "my good tweed". */
function isSingled(words: readonly Word[], at: number, language: Language): boolean {
  const { clause } = words[at]!;
  const { singling } = smallOf(language);
  const isAt = (k: number): boolean => words[k]?.clause === clause && singling.has(words[k].text);
  return isAt(at - 1) || (isAt(at - 2) && !isSmallWordOf(words[at - 1]!.text, language));
}

/** With what stands for its noun; null where the noun itself follows. */
function endOf(words: readonly Word[], at: number, language: Language): number | null {
  const next = words[at + 1];
  if (next?.clause !== words[at]!.clause) return at + 1;
  if (smallOf(language).standIns.has(next.text)) return at + 2;
  const { capitalNouns } = languageOf(language).syntax;
  return capitalNouns && /^\p{Lu}/u.test(next.raw) ? null : at + 1;
}
