import { ROLES } from "../../languages/cue-list.ts";
import type { CueBook } from "./cue-book.ts";
import { decisionOf, isOut, SURE, type Verdict, verdictOf, WISHED } from "./decision.ts";
import type { Landscape } from "./landscape.ts";
import { type Link, linkCues, type Stage } from "./link.ts";
import { shareInLists } from "./lists.ts";
import { isTold, type Scores, scoresOf } from "./scores.ts";
import { hearBuild } from "./sentence-build.ts";

/** Decides the role of each garment in a request. */
export function readRoles(land: Landscape, book: CueBook, stage: Stage = "binding"): Verdict[] {
  const links = linkCues(land, book, stage);
  const said = land.spots.map((_, spot) => links.filter((link) => areSame(land, spot, link.spot)));
  const scores = said.map(scoresOf);
  const told = scores.map(isTold);
  const stress = (): void =>
    scores.forEach((score, spot) => insist(score, said[spot]!, land, isOut(land.spots[spot]!)));
  stress();
  if (stage !== "cues") land.spots.forEach((_, spot) => hearBuild(land, spot, scores[spot]!, told));
  if (stage === "binding") shareInLists(land, book, scores, told, heardAt(land, links));
  stress();
  const over = land.spots.map((_, spot) => isOverruled(land, spot));
  scores.forEach((score, spot) => over[spot] && overrule(score));
  return scores.map((score, spot) => ({
    ...withInsisted(verdictOf(score, said[spot]!), over[spot]!),
    told:
      told[spot]! || over[spot]! || isOut(land.spots[spot]!) || isAnsweredNo(land, spot, scores),
  }));
}

/** "My mother insists on her wool top, just in case, so NO": a sentence that ends with a "no" of its own is not overruled by what went before. */
function isOverruled(land: Landscape, spot: number): boolean {
  const { words, spots, small } = land;
  const { at, end } = spots[spot]!;
  const { sentence } = words[at]!;
  const last = words.findLastIndex((word) => word.sentence === sentence);
  const from = land.clauseStart(last);
  const isLastNamed = spots[spot + 1] === undefined || spots[spot + 1]!.at > last;
  const answer = words.slice(from, last + 1).map(({ text }) => text);
  return (
    isLastNamed &&
    from >= end &&
    answer.length <= SHORT_ANSWER &&
    small.noes.has(answer.at(-1)!) &&
    !answer.some((word) => small.alternatives.has(word)) &&
    !land.isAsked(at)
  );
}

/** "So no", "even NO". */
const SHORT_ANSWER = 2;

function overrule(scores: Scores): void {
  for (const role of ROLES) if (role !== "unavailable") scores[role] *= OVERRULED;
  scores.refuse = REFUSED_AT_LAST;
}

type Found = ReturnType<typeof verdictOf>;

const withInsisted = (found: Found, over: boolean): Found =>
  over ? { ...found, insisted: true } : found;

const OVERRULED = 0.2;
const REFUSED_AT_LAST = 1.5;

/** "Pyjamas no, slippers no": nothing else has to say it, but "the coat is in the wash, the fleece no" may mean that it is not. */
function isAnsweredNo(land: Landscape, spot: number, scores: readonly Scores[]): boolean {
  const { at, end } = land.spots[spot]!;
  const before = land.garmentWithin(land.sentenceStart(at), at) === null ? null : scores[spot - 1];
  const isContrast = before && Math.max(before.unavailable, before.complaint) >= SURE;
  return !isContrast && land.small.noes.has(land.shortAnswer(end));
}

/** What somebody insists on outweighs all that would decide otherwise, unless that is insisted on too; "no dress, gran's birthday" is not about gran's dress. */
function insist(scores: Scores, links: readonly Link[], land: Landscape, isOut: boolean): void {
  const decisions = new Set(
    links.filter(({ insists }) => insists).map(({ role }) => decisionOf(role)),
  );
  const [insisted] = decisions;
  if (insisted === undefined || decisions.size > 1) return;
  const decision = insisted === "wear" && isSpoiltAfterAll(links, land) ? "avoid" : insisted;
  if (isOut && links.every(({ role, insists }) => !insists || role === "own")) return;
  for (const role of ROLES) if (decisionOf(role) !== decision) scores[role] *= OUTWEIGHED;
  // "Grandpa's scarf comes with me": that it is owned is the least that is said of it.
  const wished = Math.max(...WISHED.map((role) => scores[role]));
  if (decision === "wear" && wished >= SURE) scores.own = Math.min(scores.own, wished * LESS);
  if (decision === "wear" && links.some(({ insists, role }) => insists && role === "keep"))
    scores.keep = Math.max(scores.keep, scores.want / LESS);
}

/** "It still fits me, but it has a stain": that it is the one to wear is taken back, unless it is said again. */
function isSpoiltAfterAll(links: readonly Link[], { words, small }: Landscape): boolean {
  const said = Math.max(...links.filter(({ insists }) => insists).map(({ to }) => to));
  return links.some(
    ({ role, score, from }) =>
      role === "unavailable" &&
      score >= SURE &&
      words.slice(said, from).some(({ text }) => small.turns.has(text)),
  );
}

const OUTWEIGHED = 0.3;
const LESS = 0.9;

/** "the sandals … the sandals stay": one garment named twice. */
function areSame(land: Landscape, a: number, b: number): boolean {
  const [one, other] = [land.spots[a]!, land.spots[b]!];
  if (a === b || one.kind === undefined || one.kind !== other.kind) return a === b;
  // "Wanderschuhe" and "Trailschuhe" are both shoes.
  const said = land.words.slice(one.at, one.end).map(({ text }) => text.slice(0, ALIKE));
  return land.words
    .slice(other.at, other.end)
    .some(({ text }) => said.includes(text.slice(0, ALIKE)));
}

/** Letters in which two forms of one noun agree. */
const ALIKE = 4;

/** What is said of each garment where it stands, and not where the same one is named again. */
const heardAt = ({ spots }: Landscape, links: readonly Link[]): Scores[] =>
  spots.map((_, spot) => scoresOf(links.filter((link) => link.spot === spot)));
