import { languageOf } from "../../languages/index.ts";
import { isKindId, kindOf } from "../../wardrobe/kinds.ts";
import type { Role } from "../../languages/cue-list.ts";
import type { Language } from "../lexicon/index.ts";
import { saysWhich } from "../read/intent.ts";
import { markedIn } from "../read/landscape.ts";
import { type Brief, isOfPiece, type Mention } from "./brief.ts";
import { groupLooks } from "./mentions.ts";
import type { Find } from "./phrasebook.ts";
import type { Word } from "./text.ts";

type Heard = {
  prompt: string;
  words: readonly Word[];
  finds: readonly Find[];
  reading: Language;
};
type Spot = { mention: Mention; at: number; end: number };

/**
 * "Raincoat or wool coat?", "I have boots and pumps, which do I take?": two garments of which one is to be chosen, whatever else is
 * said of either. What is ruled out or away is no choice.
 */
export function withChoice(brief: Brief, heard: Heard): Brief {
  if (brief.asked.length >= 2 && brief.intent === "compare") return brief;
  const spots = spotsOf(brief, heard.words);
  const pair =
    spots.map((spot, k) => [spot, spots[k + 1]] as const).find((two) => isEitherOr(two, heard)) ??
    twoOfAKind(spots, brief.avoids.filter(isClosed), heard);
  if (!pair?.[1]) return brief;
  const asked = pair.map((spot) => spot!.mention);
  const isOpen = (mention: Mention): boolean => asked.every(({ text }) => text !== mention.text);
  return {
    ...brief,
    intent: "compare",
    asked,
    wants: brief.wants.filter(isOpen),
    avoids: brief.avoids.filter(isOpen),
    leftAside: brief.leftAside.filter(({ mention }) => isOpen(mention)),
  };
}

const CLOSED: ReadonlySet<Role | undefined> = new Set<Role>(["refuse", "unavailable"]);
/** What was read as less surely out than this may as well be meant. */
const HARDLY = 0.2;
const isClosed = ({ read }: Mention): boolean =>
  read !== undefined && CLOSED.has(read.role) && (read.plainly || read.certain >= HARDLY);

/** Where the garments stand that may be chosen, in the order of the words. */
function spotsOf({ asked, wants, avoids }: Brief, words: readonly Word[]): Spot[] {
  const open = [...asked, ...wants, ...avoids].filter(
    (mention) => isOfPiece(mention) && !isClosed(mention),
  );
  return open
    .flatMap((mention) => {
      const said = mention.text.split(" ");
      const at = words.findIndex((_, k) => said.every((one, i) => words[k + i]?.text === one));
      return at < 0 ? [] : [{ mention, at, end: at + said.length }];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** Words of what stands between the two beside the "or". */
const BETWEEN = 7;

function isEitherOr(
  [one, other]: readonly [Spot, Spot | undefined],
  { prompt, words, reading }: Heard,
): boolean {
  if (!other || words[one.at]!.sentence !== words[other.at]!.sentence) return false;
  const between = words.slice(one.end, other.at);
  const or = languageOf(reading).cues.alternatives.split(" ");
  if (between.length > BETWEEN || !between.some(({ text }) => or.includes(text))) return false;
  return areRivals(one, other) && markedIn(prompt, words).has(words[other.at]!.sentence);
}

/** "Which do I take?" of the only two that go in one place. */
function twoOfAKind(
  spots: readonly Spot[],
  ruledOut: readonly Mention[],
  { prompt, words, finds, reading }: Heard,
): readonly [Spot, Spot] | undefined {
  if (!saysWhich(prompt, words, reading)) return undefined;
  // "The ankle boots are nicer, but the snow boots grip": neither need be wished for.
  const named = [...groupLooks(words, finds).values()].filter(
    ({ mention, at }) =>
      mention.garment !== undefined &&
      !ruledOut.some(({ text }) => text === mention.text) &&
      !spots.some((spot) => spot.at <= at && at < spot.end),
  );
  const all = [...spots, ...named].toSorted((a, b) => a.at - b.at);
  for (const one of all) {
    const alike = all.filter((spot) => areRivals(spot, one));
    if (alike.length === 2) return [alike[0]!, alike[1]!];
  }
  return undefined;
}

/** Where a garment goes, as far as its word tells. */
function placeOf({ mention: { garment } }: Spot): string | null {
  if (garment === undefined || !isKindId(garment)) return null;
  const { whole, area } = kindOf(garment);
  return whole ? "whole" : area;
}

function areRivals(one: Spot, other: Spot): boolean {
  const [place, otherPlace] = [placeOf(one), placeOf(other)];
  return place === otherPlace || place === null || otherPlace === null;
}
