import { type Role, ROLES } from "../../languages/cue-list.ts";
import type { CueBook } from "./cue-book.ts";
import type { Landscape, Spot } from "./landscape.ts";
import { type Link, linkCues, type Stage } from "./link.ts";
import { isDemanded, shareInLists } from "./lists.ts";
import { isTold, type Scores, scoresOf } from "./scores.ts";

/** What was found out of one garment. */
export type Verdict = {
  role: Role;
  /** 0 … 1: how far the best reading stands before the best that would decide otherwise. */
  certain: number;
  /** False where no cue spoke and only the build of the sentence decided. */
  told: boolean;
  /** Words `from` up to `to` of the strongest cue. */
  cue: { from: number; to: number } | null;
  /** How much speaks for each role. */
  scores: Scores;
};

export type Decision = "wear" | "avoid" | "ask";

export const decisionOf = (role: Role): Decision =>
  role === "asked-about"
    ? "ask"
    : role === "want" || role === "keep" || role === "own"
      ? "wear"
      : "avoid";

/** Decides the role of each garment in a request. */
export function readRoles(land: Landscape, book: CueBook, stage: Stage = "binding"): Verdict[] {
  const links = linkCues(land, book, stage);
  const said = land.spots.map((_, spot) => links.filter((link) => areSame(land, spot, link.spot)));
  const scores = said.map(scoresOf);
  const told = scores.map(isTold);
  const stress = (): void => scores.forEach((score, spot) => insist(score, said[spot]!));
  stress();
  if (stage !== "cues")
    land.spots.forEach((_, spot) => addStructure(land, book, spot, scores[spot]!, told));
  if (stage === "binding") shareInLists(land, book, scores, told, heardAt(land, links));
  stress();
  return scores.map((score, spot) => ({
    ...verdictOf(score, said[spot]!),
    told: told[spot]! || isOut(land.spots[spot]!),
  }));
}

/** What somebody insists on outweighs all that would decide otherwise, unless that is insisted on too. */
function insist(scores: Scores, links: readonly Link[]): void {
  const decisions = new Set(
    links.filter(({ insists }) => insists).map(({ role }) => decisionOf(role)),
  );
  const [decision] = decisions;
  if (decision === undefined || decisions.size > 1) return;
  for (const role of ROLES) if (decisionOf(role) !== decision) scores[role] *= OUTWEIGHED;
  // "Grandpa's scarf comes with me": that it is owned is the least that is said of it.
  const wished = Math.max(...WISHED.map((role) => scores[role]));
  if (decision === "wear" && wished >= ASKED) scores.own = Math.min(scores.own, wished * LESS);
}

/** Said so plainly that nothing else has to say it. */
export const isOut = ({ negated, withdrawn }: Spot): boolean =>
  negated === true || withdrawn === true;

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

/** What the build of a sentence says where no word does. */
function addStructure(
  land: Landscape,
  book: CueBook,
  spot: number,
  scores: Scores,
  allTold: readonly boolean[],
): void {
  const told = allTold[spot]!;
  const { at, end } = land.spots[spot]!;
  const { small } = book;
  const start = land.sentenceStart(at);
  const opening = [land.words[start], land.words[start + 1]].map((word) => word?.text ?? "");
  const clause = land.words[land.clauseStart(at)]?.text ?? "";
  const next = land.words
    .slice(end, end + 2)
    .filter((word) => word.sentence === land.words[at]!.sentence);
  // "The Oxford shirt with what?" asks for the rest.
  const seeksRest = next.some(({ text }) => small.seeking.has(text));
  const seeks =
    opening.some((word) => small.seeking.has(word)) || small.seeking.has(clause) || seeksRest;
  const alone = land.sentenceLength(at) - (end - at) <= 1;
  // "The boots? They pinch": a topic; "the boots?" at the end: a question.
  if (land.isAsked(at) && !seeks)
    scores["asked-about"] += alone && !land.isLastSentence(at) ? 0.4 : 0.75;
  else if (land.isAsked(at)) scores.want += 0.3;
  // "On top, what do I wear?"
  if (seeksRest) scores["asked-about"] *= RESTING;
  if (besideAlternative(land, small.alternatives, at, end)) {
    if (land.isAsked(at)) scores["asked-about"] += 0.4;
    else if (isOpenChoice(land, spot, allTold)) scores["asked-about"] += 0.5;
  }
  if (land.spots[spot]!.negated) scores.refuse += NEGATED;
  // "The blue one, no wait, the green one": whatever was wished for before is so no more.
  if (land.spots[spot]!.withdrawn) {
    for (const role of ROLES) scores[role] *= GONE;
    scores.refuse += NEGATED;
  }
  const stressed = small.yeses.has(land.words[end]?.text ?? "");
  const word = land.shortAnswer(end) || (stressed ? land.shortAnswer(end + 1) : "");
  if (small.noes.has(word)) scores.refuse += NEGATED;
  if (small.yeses.has(word) && !land.isAsked(at)) scores.want += NEGATED;
  if (land.isAskedNext(at)) scores["asked-about"] += 0.7;
  // "I'd love the coat, but it's at my sister's": what cannot be worn is not, however much it is wished for.
  if (scores.unavailable >= MISSED) for (const role of WISHED) scores[role] *= GONE;
  // Who asks about a thing mostly owns it.
  if (scores["asked-about"] >= ASKED) scores.own = 0;
  // "X or Y? The second is at the office": what is asked about is asked about, whatever else is said of it.
  if (isChosenFrom(land, small.alternatives, spot)) {
    scores["asked-about"] += CHOSEN;
    for (const role of ROLES) if (role !== "asked-about") scores[role] *= GONE;
  }
  const demanded = isDemanded(land, small.demands, spot) && !land.spots[spot]!.negated;
  // "Boss says: light colours, long trousers" asks for them.
  if (demanded && scores.refuse < ASKED && !land.isAsked(at)) {
    scores.want += DEMANDED;
    scores.complaint *= GONE;
  }
  if (told) return;
  // A certain garment of which a clause tells something at length ("my boots have been to …"), or that has a "no" in its clause,
  // is mostly not to be worn; one that only comes up ("let my boots shine") is free; one that is none in particular ("a nice
  // shirt for …", "white shirt, black trousers") is mostly wished for.
  const whole = land.words.length - (end - at);
  const short = land.sentenceLength(at) - (end - at) <= 2 || whole <= LONGEST_WISH;
  const before = land.words.slice(Math.max(start, at - 2), at + 1);
  const single = before.some(({ text }) => small.singling.has(text)) || land.words[end - 1]!.owner;
  const denied = isDenied(land, book, at) || (single && isTopic(land, book, at, end));
  const vague =
    demanded || before.some(({ text }) => small.indefinites.has(text)) || (!single && !denied);
  scores[(short && !denied) || vague ? "want" : denied ? "refuse" : "own"] += UNTOLD;
}

/** "my boots have been to every …": its clause begins with it and goes on. Where it is all there is, it is a wish: "my boots for the office". */
function isTopic(land: Landscape, { small }: CueBook, at: number, end: number): boolean {
  const start = land.clauseStart(at);
  if (start === 0 && land.clauseEnd(at) === land.words.length) return false;
  const before = land.words.slice(start, at);
  const opens = before.every(({ text }) => small.singling.has(text) || small.joints.has(text));
  return opens && land.clauseEnd(at) - end >= TOLD_AT_LENGTH;
}

/** A request of hardly more words than its garment asks for it: "my blue shirt for the office". */
const LONGEST_WISH = 5;

/** Words that a clause has behind the garment it tells of. */
const TOLD_AT_LENGTH = 3;

/** A "no" in a garment's clause, unless another garment that is refused stands between, is no wish. */
function isDenied(land: Landscape, { small }: CueBook, at: number): boolean {
  const start = land.clauseStart(at);
  const refused = land.spots.findLast((one) => one.end <= at && one.at >= start && one.negated);
  const clause = land.words.slice(refused?.end ?? start, land.clauseEnd(at));
  return clause.some(({ text }) => small.negators.has(text));
}

/** What the build of a sentence counts for, beside cues of about 1. */
const UNTOLD = 0.22;
const NEGATED = 0.9;
const ASKED = 0.6;
const RESTING = 0.4;
const CHOSEN = 0.5;
const DEMANDED = 0.45;
const WISHED: readonly Role[] = ["want", "keep"];
const MISSED = 0.45;
const GONE = 0.5;

/** "the blue dress or the white one": several stand in the sentence, and nothing is said of any. */
function isOpenChoice(
  { spots, words }: Landscape,
  spot: number,
  told: readonly boolean[],
): boolean {
  const { sentence } = words[spots[spot]!.at]!;
  const rivals = [...spots.keys()].filter((one) => words[spots[one]!.at]!.sentence === sentence);
  // "The card says tuxedo or long dress" tells what is asked for.
  const first = spots[rivals[0]!]!.at;
  if (first - words.findIndex((word) => word.sentence === sentence) > OPENING) return false;
  return rivals.length > 1 && rivals.every((one) => !told[one] && !spots[one]!.negated);
}

/** "Loafers or the boots? …": of two that open a request or a question, with "or" between, one is to be chosen. */
function isChosenFrom({ spots, words }: Landscape, or: ReadonlySet<string>, spot: number): boolean {
  const pair = [spot - 1, spot].find((left) => {
    const [one, other] = [spots[left], spots[left + 1]];
    if (!one || !other || one.negated || other.negated) return false;
    const between = words.slice(one.end, other.at);
    const { sentence } = words[one.at]!;
    return (
      between.length <= 3 &&
      between.some(({ text }) => or.has(text)) &&
      words[other.at]!.sentence === sentence
    );
  });
  if (pair === undefined) return false;
  const { at } = spots[pair]!;
  const start = words.findIndex(({ sentence }) => sentence === words[at]!.sentence);
  return at - start <= OPENING / 2;
}

/** Words before the first of several to choose from: "so is it the", "torn between my". */
const OPENING = 4;

function besideAlternative(
  land: Landscape,
  words: ReadonlySet<string>,
  at: number,
  end: number,
): boolean {
  const near = [at - 1, at - 2, at - 3, end, end + 1];
  return near.some((k) => words.has(land.words[k]?.text ?? ""));
}

/** What is said of each garment where it stands, and not where the same one is named again. */
const heardAt = ({ spots }: Landscape, links: readonly Link[]): Scores[] =>
  spots.map((_, spot) => scoresOf(links.filter((link) => link.spot === spot)));

const DECISIONS: readonly Decision[] = ["wear", "avoid", "ask"];

/** What speaks for one decision: its best role, and a part of the others that come to the same. */
function weightOf(scores: Scores, decision: Decision): number {
  const same = ROLES.filter((role) => decisionOf(role) === decision).map((role) => scores[role]);
  const best = Math.max(...same);
  return best + AGREEING * (same.reduce((sum, score) => sum + score, 0) - best);
}

const AGREEING = 0.5;

function verdictOf(scores: Scores, links: readonly Link[]): Omit<Verdict, "told"> {
  const ranked = ROLES.toSorted((a, b) => scores[b] - scores[a]);
  const [first, second] = DECISIONS.toSorted((a, b) => weightOf(scores, b) - weightOf(scores, a));
  const role = ranked.find((one) => decisionOf(one) === first)!;
  const other = ranked.find((one) => decisionOf(one) === second)!;
  const best = links.filter((link) => link.role === role).toSorted((a, b) => b.score - a.score)[0];
  return {
    role,
    certain: scores[role] > 0 ? 1 - scores[other] / scores[role] : 0,
    cue: best ? { from: best.from, to: best.to } : null,
    scores,
  };
}
