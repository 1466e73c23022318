import { GROUNDS } from "../../languages/ground-list.ts";
import type { Messages } from "../../languages/texts.ts";
import type { Aside } from "../dress/asides.ts";
import type { Dressed } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import { placeOf, type Verdict } from "../dress/verdict.ts";
import type { Telling } from "./telling.ts";

/** The answer to what was asked, before anything else. */
export function tellVerdicts(say: Telling, { verdicts, worn }: Dressed): void {
  const { speaker } = say;
  const words = say.texts.said.verdicts;
  const event = say.eventOr();
  const asked = verdicts
    .filter(({ piece }, at) => verdicts.findIndex((one) => one.piece === piece) === at)
    .slice(0, MOST_ASKED);
  const isWorn = (piece: Piece): boolean => worn.some((one) => one.piece === piece);
  const taken = asked.find(({ yes, piece }) => yes && isWorn(piece));
  const other = asked.find((one) => !isWorn(one.piece) && areRivals(one, taken));
  if (taken && other) return tellChoice(say, taken, other, event);
  for (const alike of byReason(asked)) {
    const [{ why, other: better }] = alike;
    const what = speaker.list(alike.map(({ piece }) => speaker.item(piece)));
    const named = { what, ...(better && { other: speaker.item(better) }) };
    say.add("verdict", words[why], { ...named, event }, 12);
  }
}

const MOST_ASKED = 2;

/** Two coats, but not a dress and its shoes: of which one only can be worn. */
const areRivals = (one: Verdict, other: Verdict | undefined): boolean =>
  other !== undefined && (placeOf(one.piece) === placeOf(other.piece) || one.piece.kind.whole);

/** One of two: which, and what speaks against the other, where something does. */
function tellChoice(say: Telling, taken: Verdict, other: Verdict, event: string): void {
  const { speaker, texts } = say;
  const pair = { what: speaker.item(other.piece), other: speaker.item(taken.piece), event };
  if (other.why === "better") return say.add("verdict", texts.said.verdicts.better, pair, 12);
  say.add("verdict", texts.said.choice, pair, 12);
  if (other.why !== "fine") say.add("verdict", texts.reasons.left[other.why], pair, 11.5);
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

/** What answers the person's own words: of each reason to leave something out the first. */
export function tellSaid(say: Telling, { asides }: Dressed): void {
  const { brief, texts } = say;
  if (brief.distress) say.add("distress", texts.said.distress[brief.distress], {}, 13);
  else if (brief.isOverstated) say.add("kindly", texts.said.kindly, {}, 11);
  if (brief.avoids.some(({ allergy }) => allergy)) say.add("allergy", texts.said.allergy, {}, 9);
  tellAsides(say, asides);
}

/** By the person's own reasons where these were understood, else by what became of the garment. */
function tellAsides(say: Telling, asides: readonly Aside[]): void {
  const { speaker } = say;
  const { grounds, ...rest } = say.texts.said;
  const tell = (alike: readonly Aside[], messages: Messages, weight: number): void => {
    if (alike.length === 0) return;
    const what = speaker.list(alike.slice(0, MOST_ASIDES).map(({ piece }) => speaker.full(piece)));
    say.add("aside", messages, { what }, weight);
  };
  for (const one of GROUNDS)
    tell(
      asides.filter(({ ground }) => ground === one),
      grounds[one],
      one === "opinion" ? A_NOD : OWN_REASON,
    );
  for (const one of ["unavailable", "disliked", "unsure"] as const)
    tell(
      asides.filter(({ ground, why }) => !ground && why === one),
      rest[one],
      one === "unsure" ? OWN_REASON : A_NOD,
    );
}

const MOST_ASIDES = 2;
const OWN_REASON = 9.1;
/** That somebody's own words were heard the chips say as well. */
const A_NOD = 4.5;
