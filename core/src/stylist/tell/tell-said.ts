import type { Dressed } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import { placeOf } from "../dress/one-way.ts";
import type { Verdict } from "../dress/verdict.ts";
import { advantageOf } from "./advantage.ts";
import { temperature } from "./temperature.ts";
import type { Telling } from "./telling.ts";

/** The answer to what was asked, before anything else. */
export function tellVerdicts(say: Telling, dressed: Dressed): void {
  const { speaker } = say;
  const { verdicts, worn } = dressed;
  const words = say.texts.said.verdicts;
  const event = say.eventOr();
  const each = verdicts.filter(
    ({ piece }, at) => verdicts.findIndex((one) => one.piece === piece) === at,
  );
  const asked = each.slice(0, MOST_ASKED);
  const isWorn = (piece: Piece): boolean => worn.some((one) => one.piece === piece);
  const isOneOf = say.brief.intent === "compare";
  const taken = asked.find(({ yes, piece }) => yes && isWorn(piece));
  const other = asked.find((one) => !isWorn(one.piece) && (isOneOf || areRivals(one, taken)));
  if (taken && other) return tellChoice(say, dressed, taken, other);
  // "This or that?" is not answered with a yes; a suit is told with both its halves.
  const chosen = each.filter(({ yes, piece }) => yes && isWorn(piece));
  if (taken && isOneOf) {
    const list = speaker.list(chosen.map(({ piece }) => speaker.item(piece)));
    return say.add("verdict", say.texts.said.choice, { other: list }, 12);
  }
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
export function tellSaid(say: Telling): void {
  const { brief, texts } = say;
  if (brief.distress) say.add("distress", texts.said.distress[brief.distress], {}, 13);
  else if (brief.isOverstated) say.add("kindly", texts.said.kindly, {}, 11);
  if (brief.avoids.some(({ allergy }) => allergy)) say.add("allergy", texts.said.allergy, {}, 9);
}
