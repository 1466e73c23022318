import { range } from "./indices.ts";
import { type Role, ROLES } from "../../languages/cue-list.ts";
import { besideAlternative, isChosenFrom, isOpenChoice } from "./choices.ts";
import { asksYesOrNo } from "./asking.ts";
import { SURE, WISHED } from "./decision.ts";
import type { Landscape, Spot } from "./landscape.ts";
import { isDemanded } from "./lists.ts";
import type { Scores } from "./scores.ts";

/** A garment in its sentence, and what speaks for each of its roles so far. */
type Site = {
  land: Landscape;
  /** Which of the garments it is. */
  spot: number;
  it: Spot;
  scores: Scores;
};

/**
 * Adds to a garment's scores what the build of its sentence says.
 * @param told of which garments a cue told something; of the others the build alone must tell
 */
export function hearBuild(
  land: Landscape,
  spot: number,
  scores: Scores,
  told: readonly boolean[],
): void {
  const site: Site = { land, spot, it: land.spots[spot]!, scores };
  hearQuestion(site);
  hearAlternatives(site, told);
  hearNegation(site);
  hearShortAnswer(site);
  settle(site);
  const demanded = isDemanded(land, land.small.demands, spot) && !site.it.negated;
  // "Boss says: light colours, long trousers" asks for them.
  if (demanded && scores.refuse < SURE && !land.isAsked(site.it.at)) {
    scores.want += DEMANDED;
    scores.complaint *= GONE;
  }
  if (!told[spot]) scores[guess(site, demanded)] += UNTOLD;
}

/** What is asked of a garment is no wish for it; where the sentence asks for the rest, it is one. */
function hearQuestion({ land, it: { at, end }, scores }: Site): void {
  const seeksRest = asksForRest(land, at, end);
  const alone = land.sentenceLength(at) - (end - at) <= 1;
  // "The boots? They pinch": a topic; "the boots?" at the end: a question.
  if (land.isAsked(at) && !seeksRest && !opensSeeking(land, at))
    scores["asked-about"] += alone && !land.isLastSentence(at) ? 0.4 : 0.75;
  else if (land.isAsked(at)) scores.want += 0.3;
  if (seeksRest) scores["asked-about"] *= RESTING;
  if (scores["asked-about"] >= SURE && asksYesOrNo(land, at))
    for (const role of WISHED) scores[role] *= LEAVE;
  if (isBareQuestion(land, at)) scores.unavailable *= GONE;
}

/** "Espadrilles to a barbecue at my cousin's?": whose place is named there is where one goes, and not where a garment is. */
function isBareQuestion(land: Landscape, at: number): boolean {
  const start = land.sentenceStart(at);
  const opens = at - start <= 1 && !land.small.singling.has(land.words[start]!.text);
  return opens && land.isAsked(at) && land.clauseEnd(at) - start >= land.sentenceLength(at);
}

/** "The Oxford shirt with what?" "On top, what do I wear?" */
const asksForRest = ({ words, small }: Landscape, at: number, end: number): boolean =>
  words
    .slice(end, end + 2)
    .some(({ text, sentence }) => sentence === words[at]!.sentence && small.seeking.has(text));

/** "What goes with the boots?" */
function opensSeeking(land: Landscape, at: number): boolean {
  const start = land.sentenceStart(at);
  return [start, start + 1, land.clauseStart(at)].some((k) =>
    land.small.seeking.has(land.words[k]?.text ?? ""),
  );
}

function hearAlternatives(
  { land, spot, it: { at, end }, scores }: Site,
  told: readonly boolean[],
): void {
  if (!besideAlternative(land, land.small.alternatives, at, end)) return;
  if (land.isAsked(at)) scores["asked-about"] += 0.4;
  else if (isOpenChoice(land, spot, told)) scores["asked-about"] += 0.5;
}

function hearNegation({ it, scores }: Site): void {
  if (it.negated) scores.refuse += NEGATED;
  // "The blue one, no wait, the green one": whatever was wished for before is so no more.
  if (!it.withdrawn) return;
  for (const role of ROLES) scores[role] *= GONE;
  scores.refuse += NEGATED;
}

/** "Shorts, no." "The boots, yes please." "… Anziehen oder nicht?" */
function hearShortAnswer({ land, it: { at, end }, scores }: Site): void {
  const { noes, yeses } = land.small;
  const stressed = yeses.has(land.words[end]?.text ?? "");
  const word = land.shortAnswer(end) || (stressed ? land.shortAnswer(end + 1) : "");
  if (noes.has(word)) scores.refuse += NEGATED;
  if (yeses.has(word) && !land.isAsked(at)) scores.want += NEGATED;
  if (land.isAskedNext(at)) scores["asked-about"] += 0.7;
}

/** Where one role excludes others. */
function settle({ land, spot, scores }: Site): void {
  // "I'd love the coat, but it's at my sister's": what cannot be worn is not, however much it is wished for.
  if (scores.unavailable >= MISSED) for (const role of WISHED) scores[role] *= GONE;
  // Who asks about a thing mostly owns it.
  if (scores["asked-about"] >= SURE) scores.own = 0;
  // "X or Y? The second is at the office": what is asked about is asked about, whatever else is said of it.
  if (!isChosenFrom(land, land.small.alternatives, spot)) return;
  scores["asked-about"] += CHOSEN;
  for (const role of ROLES) if (role !== "asked-about") scores[role] *= GONE;
}

/**
 * What a garment of which nothing is told is mostly meant as. A certain one of which a clause tells something at length ("my boots
 * have been to …"), or that has a "no" in its clause, is not to be worn; one that only comes up ("let my boots shine") is free; one
 * that is none in particular ("a nice shirt for …", "white shirt, black trousers") is wished for.
 */
function guess({ land, it: { at, end } }: Site, demanded: boolean): Role {
  const { small, words } = land;
  const short =
    land.sentenceLength(at) - (end - at) <= 2 || words.length - (end - at) <= LONGEST_WISH;
  const before = words.slice(Math.max(land.sentenceStart(at), at - 2), at + 1);
  const single = before.some(({ text }) => small.singling.has(text)) || words[end - 1]!.owner;
  const denied = isDenied(land, at) || (single && !short && isTopic(land, at, end));
  const vague =
    demanded || before.some(({ text }) => small.indefinites.has(text)) || (!single && !denied);
  if ((short && !denied) || vague) return "want";
  return denied ? "refuse" : "own";
}

/** "my boots have been to every …": its clause begins with it and goes on. Where it is all there is, it is a wish: "my boots for the office". */
function isTopic(land: Landscape, at: number, end: number): boolean {
  const start = land.clauseStart(at);
  if (start === 0 && land.clauseEnd(at) === land.words.length) return false;
  const { singling, joints } = land.small;
  const before = land.words.slice(start, at);
  const opens = before.every(({ text }) => singling.has(text) || joints.has(text));
  return opens && land.clauseEnd(at) - end >= TOLD_AT_LENGTH;
}

/** A "no" in a garment's clause, unless another garment that is refused stands between, is no wish. */
function isDenied(land: Landscape, at: number): boolean {
  const start = land.clauseStart(at);
  const refused = land.spots.findLast((one) => one.end <= at && one.at >= start && one.negated);
  const end = land.clauseEnd(at);
  const denies = (k: number): boolean =>
    land.small.negators.has(land.words[k]!.text) && !(k > at && isOfNext(land, k, end));
  return range(refused?.end ?? start, end).some(denies);
}

/** "Shirt without print", "trousers not jeans": such a "no" is said of what follows it. */
function isOfNext({ words, small, spots }: Landscape, at: number, end: number): boolean {
  const goesOn = at + 1 < end && !small.noMore.has(words[at + 1]!.text);
  return (
    goesOn &&
    (small.withouts.has(words[at]!.text) ||
      spots.some((spot) => spot.at > at && spot.at - at <= DENIED_NEXT && spot.negated))
  );
}

/** "Pas de jean": from a "no" to its garment. */
const DENIED_NEXT = 2;

/** A request of hardly more words than its garment asks for it: "my blue shirt for the office". */
const LONGEST_WISH = 7;

/** Words that a clause has behind the garment it tells of. */
const TOLD_AT_LENGTH = 3;

/** What the build of a sentence counts for, beside cues of about 1. */
const UNTOLD = 0.22;
const NEGATED = 0.9;
const RESTING = 0.4;
const LEAVE = 0.5;
const CHOSEN = 0.5;
const DEMANDED = 0.45;
const MISSED = 0.45;
const GONE = 0.5;
