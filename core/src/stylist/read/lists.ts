import { ROLES } from "../../languages/cue-list.ts";
import { isKindId, kindOf } from "../../wardrobe/kinds.ts";
import type { CueBook } from "./cue-book.ts";
import type { Landscape } from "./landscape.ts";
import { isTold, type Scores } from "./scores.ts";

/** "the belt, the bag and the shoes are packed": who says nothing of his own shares what his neighbour says. */
export function shareInLists(
  land: Landscape,
  book: CueBook,
  scores: Scores[],
  told: boolean[],
  heard: readonly Scores[],
): void {
  const joined = (left: number): boolean => areJoined(land, book, left);
  const take = (to: number, from: number): void => {
    if (!told[from] || !isTold(heard[from]!)) return;
    share(scores[to]!, heard[from]!);
    share(heard[to]!, heard[from]!);
    told[to] = true;
  };
  // "No black, except the shoes": what is refused plainly is told enough.
  const isOpen = (spot: number): boolean => !told[spot] && !land.spots[spot]!.negated;
  for (let spot = scores.length - 2; spot >= 0; spot--)
    if (isOpen(spot) && joined(spot)) take(spot, spot + 1);
  for (let spot = 1; spot < scores.length; spot++)
    if (isOpen(spot) && joined(spot - 1)) take(spot, spot - 1);
}

function share(to: Scores, from: Scores): void {
  for (const role of ROLES) to[role] = Math.max(to[role], from[role] * 0.9);
}

/** "no skirts, closed shoes" forbids one and asks for the other. */
export function isDemanded(land: Landscape, demands: ReadonlySet<string>, spot: number): boolean {
  const { at, end, kind } = land.spots[spot]!;
  // The dark of dark glasses is in their name.
  if (isAccessory(kind)) return false;
  return land.words.slice(Math.max(0, at - 1), end + 1).some(({ text }) => demands.has(text));
}

function isAccessory(kind = ""): boolean {
  const [id = ""] = kind.split(" ");
  return isKindId(id) && kindOf(id).slots[0] === "accessory";
}

/** True where nothing but list words and at most two others stand between a garment and the next. */
export function areJoined(land: Landscape, { small }: CueBook, left: number): boolean {
  const { end, negated } = land.spots[left]!;
  const { at, end: last, negated: goesOn } = land.spots[left + 1]!;
  if (land.words[end - 1]!.sentence !== land.words[at]!.sentence) return false;
  if (isDemanded(land, small.demands, left + 1) || land.spots[left + 1]!.other) return false;
  const between = land.words.slice(end, at);
  // "Shirt and tie, no trainers": what is forbidden begins with its "no".
  if (between.some(({ text }) => small.negators.has(text) && !small.joints.has(text))) return false;
  // "Brown shoes, forbidden: trainers", "brown shoes, trainers forbidden": the first is what is asked for.
  const forbids = (word: { text: string } | undefined): boolean =>
    word !== undefined && small.forbidding.has(word.text);
  if (between.some(forbids) || (between.length === 0 && forbids(land.words[last]))) return false;
  // "Not the dress the blue shirt": only an article parts what is refused from what is not.
  const byArticle = between.length > 0 && between.every(({ text }) => small.singling.has(text));
  if (negated && !goesOn && byArticle) return false;
  // "No jeans, white top": where the "no" does not go on behind the comma, something else begins.
  const isNext = land.words[end - 1]!.clause !== land.words[at]!.clause && last - at > 1;
  if (negated && !goesOn && isNext) return false;
  const strange = between.filter(({ text }) => !small.joints.has(text));
  return strange.length <= 1 && land.distance(end - 1, at) < 9;
}
