import type { Ground } from "../../languages/ground-list.ts";
import type { Dressed } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import { placeOf, type Verdict } from "../dress/verdict.ts";
import { advantageOf } from "./advantage.ts";
import { isEcho } from "./echoes.ts";
import { sharedWith } from "./likeness.ts";
import { temperature } from "./temperature.ts";
import type { Telling } from "./telling.ts";

/** The answer to what was asked, before anything else. */
export function tellVerdicts(say: Telling, dressed: Dressed): void {
  const { speaker } = say;
  const { verdicts, worn } = dressed;
  const words = say.texts.said.verdicts;
  const event = say.eventOr();
  const asked = verdicts
    .filter(({ piece }, at) => verdicts.findIndex((one) => one.piece === piece) === at)
    .slice(0, MOST_ASKED);
  const isWorn = (piece: Piece): boolean => worn.some((one) => one.piece === piece);
  const taken = asked.find(({ yes, piece }) => yes && isWorn(piece));
  const other = asked.find((one) => !isWorn(one.piece) && areRivals(one, taken));
  if (taken && other) return tellChoice(say, dressed, taken, other);
  for (const alike of byReason(asked)) {
    const [{ why, piece: no, other }] = alike;
    // What is worn in its place is the better one, whatever else would have been.
    const better = other && !isWorn(other) ? (wornFor(no, worn) ?? other) : other;
    const what = speaker.list(alike.map(({ piece }) => speaker.item(piece)));
    const named = { what, ...(better && { other: speaker.item(better) }) };
    say.add("verdict", words[why], { ...named, event }, 12);
    if (better) tellAdvantage(say, dressed, better, no);
  }
}

const wornFor = (piece: Piece, worn: Dressed["worn"]): Piece | undefined =>
  worn.find((one) => placeOf(one.piece) === placeOf(piece))?.piece;

const MOST_ASKED = 2;

/** Two coats, but not a dress and its shoes: of which one only can be worn. */
const areRivals = (one: Verdict, other: Verdict | undefined): boolean =>
  other !== undefined && (placeOf(one.piece) === placeOf(other.piece) || one.piece.kind.whole);

/** One of two: which, and what speaks for it, or else against the other. */
function tellChoice(say: Telling, dressed: Dressed, taken: Verdict, other: Verdict): void {
  const { speaker, texts } = say;
  const what = speaker.item(other.piece);
  const pair = { what, other: speaker.item(taken.piece), event: say.eventOr() };
  const messages = other.why === "better" ? texts.said.verdicts.better : texts.said.choice;
  say.add("verdict", messages, pair, 12);
  const { why } = other;
  const isTold = VAGUE.has(why) && tellAdvantage(say, dressed, taken.piece, other.piece);
  if (!isTold && why !== "fine" && why !== "better")
    say.add("verdict", texts.reasons.left[why], { what }, WHY_NOT);
}

const WHY_NOT = 11.5;
/** Verdicts that give no reason one could see or feel. */
const VAGUE: ReadonlySet<Verdict["why"]> = new Set<Verdict["why"]>([
  "fine",
  "better",
  "code",
  "dressy",
  "shoes",
  "fabric",
  "gear",
  "colour",
]);

/** @returns false where nothing is known to speak for the one */
function tellAdvantage(say: Telling, dressed: Dressed, piece: Piece, over: Piece): boolean {
  const { speaker, brief, texts, listener } = say;
  const advantage = advantageOf(piece, over, { brief, needs: dressed.needs });
  if (!advantage) return false;
  const temp = brief.weather ? temperature(brief.weather.tempC, listener) : "";
  const messages = texts.said.beats[advantage];
  const told = temp ? messages : messages.filter((message) => !message.includes("{temp}"));
  const [first, ...more] = told;
  if (!first) return false;
  const slots = { what: speaker.item(piece), other: speaker.item(over), temp };
  say.add("verdict", [first, ...more], slots, WHY_NOT);
  return true;
}

type Alike = [Verdict, ...Verdict[]];

/** One answer for all that are judged alike; what is worse than another has one of its own. */
function byReason(verdicts: readonly Verdict[]): Alike[] {
  const groups: Alike[] = [];
  for (const verdict of verdicts) {
    const alike = groups.find(([{ why, other }]) => why === verdict.why && !other);
    if (alike) alike.push(verdict);
    else groups.push([verdict]);
  }
  return groups;
}

/** What answers the person's own words beside the clothes. */
export function tellSaid(say: Telling, dressed: Dressed): void {
  const { brief, texts } = say;
  if (brief.distress) say.add("distress", texts.said.distress[brief.distress], {}, 13);
  else if (brief.isOverstated) say.add("kindly", texts.said.kindly, {}, 11);
  if (brief.avoids.some(({ allergy }) => allergy)) say.add("allergy", texts.said.allergy, {}, 9);
  tellAsides(say, dressed);
}

/** Whoever said why a piece stays at home knows it: told is what was left out in doubt, and what makes up for another. */
function tellAsides(say: Telling, dressed: Dressed): void {
  const { speaker, texts, brief } = say;
  const unsure = dressed.asides.filter(({ why }) => why === "unsure").slice(0, MOST_ASIDES);
  const what = speaker.list(unsure.map(({ piece }) => speaker.full(piece)));
  if (unsure.length > 0) say.add("aside", texts.said.unsure, { what }, IN_DOUBT);
  const other = brief.traits.has("sober") ? null : standInOf(dressed);
  const shared = other && sharedWith(other.worn, other.left, { brief, needs: dressed.needs });
  if (!shared) return;
  const { likeness, cloth = "" } = shared;
  const slots = { piece: speaker.item(other.worn), left: speaker.full(other.left), cloth };
  const told = texts.said.alike[likeness].filter((message) => !isEcho(message, [other.worn]));
  const [first, ...more] = told;
  if (first && !(likeness === "cloth" && isEcho(cloth, [other.worn])))
    say.add("instead", [first, ...more], slots, STANDS_IN);
}

const MOST_ASIDES = 2;
const IN_DOUBT = 9.1;
const STANDS_IN = 7;

/** Grounds that lie in the garment: to be told of one's own body again pleases nobody. */
const OF_THE_GARMENT: ReadonlySet<Ground | null> = new Set<Ground>([
  "cleaned",
  "mended",
  "washing",
  "soiled",
  "creased",
  "lent",
  "lost",
  "elsewhere",
  "broken",
]);

const isOfOneSort = ({ kind }: Piece, { kind: other }: Piece): boolean =>
  [...kind.is].some((one) => other.is.has(one));

/** What is worn where the one thing would have been that is not at hand. */
function standInOf({ asides, worn }: Dressed): { worn: Piece; left: Piece } | null {
  const away = asides.filter(({ ground }) => OF_THE_GARMENT.has(ground));
  const [first] = away;
  if (!first || away.length > 1) return null;
  // A skirt makes up for no trousers.
  const isAlike = (piece: Piece): boolean =>
    placeOf(piece) === placeOf(first.piece) && isOfOneSort(piece, first.piece);
  const same = worn.filter(({ piece }) => isAlike(piece));
  return same.length === 1 ? { worn: same[0]!.piece, left: first.piece } : null;
}
