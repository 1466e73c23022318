import type { Role } from "../../languages/cue-list.ts";
import type { Cue, CueBook } from "./cue-book.ts";
import { range } from "./indices.ts";
import type { Landscape } from "./landscape.ts";
import { costOf, plainCost } from "./link-cost.ts";
import { areJoined } from "./lists.ts";
import type { Hit } from "./match.ts";
import { doneByOthers, speaksForOthers } from "./others-say.ts";
import { MOST, type Pattern } from "./pattern.ts";
import { asksYesOrNo } from "./asking.ts";
import { decisionOf, WISHED } from "./decision.ts";
import { withoutSwallowed } from "./swallowed.ts";

/** A cue bound to one garment; one that insists says it whatever else is said. */
export type Link = {
  spot: number;
  role: Role;
  pattern: Pattern;
  score: number;
  from: number;
  to: number;
  insists: boolean;
};

/** Beyond this far a cue says nothing of a garment. */
const REACH = 26;
/** What a cue loses by standing away: half at this distance. */
const HALF = 14;

/** What a denied cue says instead: "don't want" refuses, "isn't dirty" leaves free. */
const DENIED: Readonly<Record<Role, { role: Role; weight: number } | null>> = {
  want: { role: "refuse", weight: 1 },
  keep: { role: "refuse", weight: 0.8 },
  own: { role: "unavailable", weight: 0.7 },
  unavailable: { role: "own", weight: 0.3 },
  complaint: { role: "own", weight: 0.4 },
  refuse: null,
  others: null,
  "asked-about": null,
};

/** Binds every cue to the garment it is said of. */
export function linkCues(land: Landscape, book: CueBook, stage: Stage): Link[] {
  const hits = withoutSwallowed(book.cues.find(land)).filter(
    ({ entry, from, to }) =>
      (!entry.pattern.asks || land.isAsked(from) || land.opens(from)) &&
      !(entry.pattern.states && (land.isAsked(from) || land.opens(from))) &&
      // "The grey ones no, the skirt yes": that "no" is said of what stands before it.
      !(to - from === 1 && land.isNamed(from - 1) && book.small.noes.has(land.shortAnswer(from))),
  );
  const taken = new Set(hits.flatMap((hit) => range(hit.from, hit.to)));
  return hits.flatMap((hit) => {
    const wall = exceptionAfter(hits, hit);
    const within = hit.inside ?? (isOfWhatFollows(hit) ? null : spanned(land, hit));
    const spot = within ?? nearest(land, hit, book, stage, wall);
    return spotsOf(land, hit, spot, book).flatMap((one) => linked(land, hit, one, book, taken));
  });
}

/** "Never anything but the …": a sure phrase that ends with its garment is not said of one that it spans. */
const isOfWhatFollows = ({ entry: { pattern } }: Hit<Cue>): boolean =>
  pattern.side === "after" && pattern.weight >= MOST;

/** "Between my wellies and the suede boots, what is best?" asks about all that it spans. */
function spotsOf(land: Landscape, hit: Hit<Cue>, spot: number | null, book: CueBook): number[] {
  if (spot === null) return [];
  const { entry } = hit;
  if (entry.pattern.weight < MOST) return [spot];
  const within = [...land.spots.keys()].filter((one) => isSpanned(land, hit, one));
  // "Compare the coat and the parka": what is to be weighed is listed behind it.
  if (entry.role === "asked-about" && entry.pattern.side === "after")
    return listFrom(land, book, spot);
  if (entry.role === "asked-about") return within.length > 0 ? within : [spot];
  if (!SPREADING.includes(entry.role)) return [spot];
  if (entry.pattern.side === "after") return listFrom(land, book, spot);
  return hit.inside === null
    ? [spot]
    : [...new Set([...within, ...listFrom(land, book, hit.inside)])];
}

/** What is said so of one thing is said of all that is listed with it. */
const SPREADING: readonly Role[] = ["refuse", "keep", "unavailable"];

/** "Woe betide whoever wears rings or earrings": a spot and what is listed with it. */
function listFrom(land: Landscape, book: CueBook, spot: number): number[] {
  let last = spot;
  while (last + 1 < land.spots.length && areListed(land, book, last)) last++;
  return range(spot, last + 1);
}

/** "Only the clogs or the slides fit": of what is said of either nothing is to be chosen. */
function areListed(land: Landscape, book: CueBook, left: number): boolean {
  const { alternatives, joints } = book.small;
  const either = {
    ...book,
    small: { ...book.small, joints: new Set([...joints, ...alternatives]) },
  };
  return areJoined(land, either, left);
}

function linked(
  land: Landscape,
  hit: Hit<Cue>,
  spot: number,
  book: CueBook,
  taken: ReadonlySet<number>,
): Link[] {
  if (speaksForOthers(land, hit, spot, book)) return [];
  const said =
    denied(land, book, hit, taken) || isWithinDenied(land, book, hit, taken)
      ? DENIED[hit.entry.role]
      : { role: doneByOthers(land, hit, book) ? "others" : hit.entry.role, weight: 1 };
  if (!said) return [];
  const within = hit.inside !== null || isSpanned(land, hit, spot);
  const far = within ? 0 : costOf(land, hit, spot, book);
  const turned = turnsBetween(land, hit, spot, book) ? LAST_WORD : 1;
  const score = (strengthOf(hit) * said.weight * turned * HALF) / (HALF + far);
  const { pattern } = hit.entry;
  const insists = pattern.weight >= MOST && said.role === hit.entry.role;
  // "The suit is back at last, will it do?": what is insisted on within a question is what is asked about.
  const isAsked = insists && decisionOf(said.role) === "wear" && asksYesOrNo(land, hit.from);
  const role = isAsked ? "asked-about" : said.role;
  return [{ spot, role, pattern, score, from: hit.from, to: hit.to, insists }];
}

/** "I love it, but …": what comes after the turn decides. */
const LAST_WORD = 1.4;

function turnsBetween(land: Landscape, hit: Hit<Cue>, spot: number, { small }: CueBook): boolean {
  return range(land.spots[spot]!.end, hit.from).some((at) => small.turns.has(land.words[at]!.text));
}

/** How much of the reading is used, so that each part can be measured alone. */
export type Stage = "cues" | "clauses" | "binding";

/** Longer phrases are surer. */
function strengthOf({ entry: { role, pattern } }: Hit<Cue>): number {
  const words = pattern.places.filter((place) => place.is === "word" && !place.optional).length;
  // Who says what is wrong with a thing owns it too: to own it says least.
  return (role === "own" ? 0.6 : 1) * pattern.weight * (0.8 + 0.2 * Math.min(words, 4));
}

/** "All my tops are in the wash except the …": where such a phrase begins inside another, that other says nothing of what follows. */
const exceptionAfter = (hits: readonly Hit<Cue>[], hit: Hit<Cue>): number =>
  Math.min(
    ...hits
      .filter(
        ({ entry, from, to }) =>
          entry.pattern.weight >= MOST && from >= hit.from && from < hit.to && to > hit.to,
      )
      .map(({ to }) => to),
  );

function denied(
  land: Landscape,
  book: CueBook,
  hit: Hit<Cue>,
  taken: ReadonlySet<number>,
): boolean {
  const { negators } = book.small;
  // "nothing against": its own negation is part of what it says.
  if (range(hit.from, hit.to).some((at) => negators.has(land.words[at]!.text))) return false;
  const start = Math.max(land.clauseStart(hit.from), hit.from - 3);
  const end = Math.min(land.clauseEnd(hit.to - 1), hit.to + book.negatesBehind);
  const is = (at: number): boolean => negators.has(land.words[at]!.text) && !land.isNamed(at);
  return (
    range(start, hit.from).some((at) => is(at) && !taken.has(at)) ||
    range(hit.to, end).some((at) => is(at) && !taken.has(at))
  );
}

/** "Non li metto e …": that nobody puts them on says what "li metto" insists on, and with a "no". */
function isWithinDenied(
  land: Landscape,
  { small: { negators } }: CueBook,
  { entry, from, to }: Hit<Cue>,
  taken: ReadonlySet<number>,
): boolean {
  const before = land.words[from - 1];
  return (
    WISHED.includes(entry.role) &&
    before !== undefined &&
    before.clause === land.words[from]!.clause &&
    negators.has(before.text) &&
    !range(from, to).some((at) => negators.has(land.words[at]!.text)) &&
    taken.has(from - 1)
  );
}

const isSpanned = (land: Landscape, { from, to }: Hit<Cue>, spot: number): boolean =>
  land.spots[spot]!.at > from && land.spots[spot]!.end < to;

/** "möchte … tragen": the garment stands in a gap of the phrase. */
function spanned(land: Landscape, hit: Hit<Cue>): number | null {
  const spot = [...land.spots.keys()].findIndex((one) => isSpanned(land, hit, one));
  return spot < 0 ? null : spot;
}

function nearest(
  land: Landscape,
  hit: Hit<Cue>,
  book: CueBook,
  stage: Stage,
  wall: number,
): number | null {
  let best: number | null = null;
  let least = REACH;
  land.spots.forEach(({ at }, spot) => {
    if (at >= wall) return;
    const cost = stage === "cues" ? plainCost(land, hit, spot) : costOf(land, hit, spot, book);
    // Of two that are pointed back to alike, the one that stands nearer.
    const nearer =
      best !== null && cost === least && plainCost(land, hit, spot) < plainCost(land, hit, best);
    if (cost < least || nearer) [best, least] = [spot, cost];
  });
  return best;
}
