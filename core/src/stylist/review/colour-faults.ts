import { wordsOfAll } from "../../languages/all.ts";
import { groupLooks } from "../understand/mentions.ts";
import type { Find } from "../understand/phrasebook.ts";
import { hasColour, isWorn, type Known } from "./known.ts";
import { saidAt } from "./ownership-faults.ts";
import type { Reading } from "./reading.ts";

const copulas = wordsOfAll(({ claims }) => claims.copulas);

/** Colours that nothing worn or spoken of has, and "the jeans are red" where they are blue. */
export function colourFaults(reading: Reading, known: Known): string[] {
  return reading.finds
    .filter(({ topic }) => topic === "colour")
    .filter(
      (colour) =>
        (isOfGarment(colour, reading) && isNobodys(colour, known) && isAlone(colour, reading)) ||
        isAnothers(colour, reading, known),
    )
    .map(({ id }) => `no such colour, ${id}`);
}

/** Mud is brown and wine red; what a garment is called is not to be made up. */
const isOfGarment = ({ at }: Find, { words, finds }: Reading): boolean =>
  [...groupLooks(words, finds).values()].some(
    (group) => group.mention.garment !== undefined && group.at <= at && at < group.end,
  );

/** Beside the colour that a garment has, a second one is another word: in Portuguese a black shawl "cobre", which is copper too. */
const isAlone = ({ at }: Find, { finds }: Reading): boolean =>
  !finds.some(({ topic, at: other, length }) => topic === "colour" && other + length === at);

const isNobodys = ({ id }: Find, { worn, colours }: Known): boolean =>
  !colours.has(id) && !worn.some((piece) => hasColour(piece, id));

/** How far a garment may stand before its verb, and the colour behind it: "the sweater's bright red". */
const REACH = 3;

function isAnothers(colour: Find, reading: Reading, known: Known): boolean {
  const { words, finds } = reading;
  const { clause } = words[colour.at]!;
  const before = words
    .slice(0, colour.at)
    .findLastIndex((word) => word.clause === clause && copulas.has(word.text));
  if (before < 0 || colour.at - before > REACH) return false;
  const garment = finds.findLast(
    ({ topic, at, length }) =>
      topic === "garment" &&
      words[at]!.clause === clause &&
      at < before &&
      before - at - length < REACH,
  );
  // "Beige shorts and a white cap": in Italian the "and" looks like a verb, but the colour belongs to what stands behind it.
  const between = finds.some(
    ({ topic, at }) => topic === "garment" && at > before && at < colour.at,
  );
  if (!garment || between) return false;
  const said = saidAt(reading, garment.at, garment.at + garment.length);
  return isWorn(known, said) && !isWorn(known, { ...said, colours: [...said.colours, colour.id] });
}
