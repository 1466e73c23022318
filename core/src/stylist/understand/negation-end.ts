import { wordsOfAll } from "../../languages/all.ts";
import type { Group } from "./mentions.ts";
import { addsMore, type Reading, type Scope } from "./negation.ts";
import { demands, listGoesOn } from "./refused-list.ts";

/** "But", and "the" and "my", which single something out. */
const turns = wordsOfAll(({ cues }) => cues.turns);
const singling = wordsOfAll(({ cues }) => cues.singling);

/** Whether a negation is over where a new clause begins. */
export function endsWithClause(reading: Reading, at: number, scope: Scope): boolean {
  const word = reading.words[at]!;
  // "No blazer. Or jeans." is one list.
  if (scope.met && /^(or|nor)$/.test(word.text)) return false;
  // "Nothing that glitters, and black shoes": nothing known was refused, and behind the comma something else is asked for.
  if (!scope.met && (scope.ofBefore || addsMore(reading, at))) return true;
  if (namesAnother(reading, at, scope)) return true;
  if (!word.afterComma) return true;
  return scope.met && (scope.within === true || !listGoesOn(reading, at, scope.firm));
}

/** "No heating at the office, the thick jumper is on": the "no" had something to deny in its own clause, and this is another thing. */
function namesAnother({ words }: Reading, at: number, { met, firm, from }: Scope): boolean {
  if (met || firm || at - from < 2 || !singling.has(words[at]!.text)) return false;
  return words[from + 1]!.clause === words[from]!.clause;
}

/** Whether a word says that what follows is no longer refused. */
export const endsAt = (reading: Reading, at: number, scope: Scope): boolean =>
  passesUnknown(reading, at, scope) ||
  leavesBefore(reading, at, scope) ||
  (scope.met && !!reading.find(at, "turn")) ||
  beginsAnew(reading, at, scope) ||
  addsWish(reading, at, scope);

/** "No frills and black stockings": what was refused is nothing that is known, and then comes something else. */
const passesUnknown = (reading: Reading, at: number, { met, firm, from }: Scope): boolean =>
  !met && !firm && at - from === 2 && addsMore(reading, at);

/**
 * "The gloves I can't close, and a cape is left", "I don't feel like going out but I wear the jeans": nothing that the "no" was said
 * of comes behind it.
 */
function leavesBefore(reading: Reading, at: number, { met, ofBefore, from }: Scope): boolean {
  if (met) return false;
  if (!ofBefore) return !!reading.find(at, "turn") && turns.has(reading.words[at]!.text);
  if (at === from + 1) return false;
  return !!reading.find(at, "turn") || addsMore(reading, at);
}

/** "not the jeans the skirt": an article right behind what is unwanted begins something else. */
function beginsAnew({ words, last, find }: Reading, at: number, { met }: Scope): boolean {
  const sameClause = words[at - 1]?.clause === words[at]!.clause;
  return met && last.at(-1)?.end === at && sameClause && !!find(at, "article");
}

/** "No jeans and a nice shirt" */
function addsWish(reading: Reading, at: number, { met, firm }: Scope): boolean {
  if (firm || !addsMore(reading, at)) return false;
  return !!reading.find(at + 1, "article") || (met && demands(reading, at + 1));
}

/** "No jeans, dressed for a wedding": what was refused is left for the occasion. */
export function turnsToOccasion({ find, groups }: Reading, at: number, { met }: Scope): boolean {
  if (!met) return false;
  const isDressing = !!find(at, "dressing") && !find(at, "garment");
  return isDressing || (!!find(at, "event") && !groups.has(at));
}

/** "Allergic to nickel, and they want me all in black": nobody's skin minds a colour. */
export const isNoAllergen = ({ mention }: Group, { allergy }: Scope): boolean =>
  allergy &&
  mention.garment === undefined &&
  mention.materials.length + mention.features.length === 0;
