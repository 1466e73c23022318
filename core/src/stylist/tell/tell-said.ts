import type { Ground } from "../../languages/ground-list.ts";
import type { Dressed } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import { placeOf, type Verdict } from "../dress/verdict.ts";
import { isEcho } from "./echoes.ts";
import { sharedWith } from "./likeness.ts";
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

/** What is worn where the one thing would have been that is not at hand. */
function standInOf({ asides, worn }: Dressed): { worn: Piece; left: Piece } | null {
  const away = asides.filter(({ ground }) => OF_THE_GARMENT.has(ground));
  const [first] = away;
  if (!first || away.length > 1) return null;
  const isAlike = (piece: Piece): boolean =>
    placeOf(piece) === placeOf(first.piece) && piece.kind.area === first.piece.kind.area;
  const same = worn.filter(({ piece }) => isAlike(piece));
  return same.length === 1 ? { worn: same[0]!.piece, left: first.piece } : null;
}
