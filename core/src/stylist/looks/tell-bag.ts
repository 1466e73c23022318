import { languageOf } from "../../languages/index.ts";
import { written } from "../tell/arrange.ts";
import type { Telling } from "../tell/telling.ts";
import type { Limits } from "./agenda.ts";
import type { Bag } from "./bag.ts";
import { lookInSentence } from "./label.ts";
import type { DressedLook } from "./plan-looks.ts";

/** What is packed. @param isShort leaves out what is good to know and no more */
export function bagText(
  say: Telling,
  bag: Bag,
  looks: readonly DressedLook[],
  { pieces: limit }: Limits,
  isShort: boolean,
): string {
  const words = languageOf(say.brief.language).looks.say;
  const figures = {
    pieces: String(bag.pieces.length),
    looks: String(looks.length),
    limit: String(limit ?? ""),
  };
  const packed =
    limit === null ? words.packed : bag.isOverPieces ? words.packedOver : words.packedWithin;
  const sentences = [
    ...(bag.extras.length > 0 ? [say.fill(words.extras, { list: listOf(say, bag.extras) })] : []),
    ...(bag.pieces.length > 1 ? [say.fill(packed, figures)] : []),
    ...(bag.isOverWeight ? [words.heavy] : []),
    ...(isShort || bag.worn.length === 0
      ? []
      : [say.fill(words.wornThere, { list: listOf(say, bag.worn) })]),
    ...(isShort ? [] : neededIn(say, bag, looks)),
  ];
  return written(
    say,
    sentences.map((text) => ({ key: "bag", text, weight: 9 })),
  );
}

const listOf = ({ speaker }: Telling, pieces: Bag["pieces"]) =>
  speaker.list(pieces.map((piece) => speaker.full(piece)));

function neededIn(say: Telling, { needed }: Bag, looks: readonly DressedLook[]): string[] {
  const { needed: message } = languageOf(say.brief.language).looks.say;
  return firstOfEach(needed).map(({ piece, look }) =>
    say.fill(message, {
      piece: say.speaker.full(piece),
      look: lookInSentence(looks[look]!.ask, say.brief.language),
    }),
  );
}

const MOST_NEEDED = 2;

/** One piece a look: what is lost without it is the same look. */
const firstOfEach = (needed: Bag["needed"]): Bag["needed"] =>
  needed
    .filter(({ look }, at) => needed.findIndex((other) => other.look === look) === at)
    .slice(0, MOST_NEEDED);
