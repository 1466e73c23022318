import type { GearId } from "../../wardrobe/gear.ts";
import type { Purpose } from "../../wardrobe/kind.ts";
import type { Brief } from "../understand/brief.ts";
import { isNeededGear } from "./gear.ts";
import type { Needs } from "./needs.ts";
import type { Piece } from "./piece.ts";

/** From this felt temperature on who goes by boat may go in, °C. */
const BATHING = 26;

/** What is asked for of those who go in. */
const IN_WATER: readonly GearId[] = ["swimwear", "fitted-swimwear", "wetsuit"];

/** Where what is made for one purpose is in its place. Feels in °C, the code on the scale of formality. */
const CALLED_FOR: Readonly<Record<Purpose, (brief: Brief, needs: Needs) => boolean>> = {
  sport: ({ traits }) => traits.has("active"),
  water: ({ occasion, traits, gear }, { feelsC }) =>
    occasion === "beach" ||
    gear.some((id) => IN_WATER.includes(id)) ||
    (traits.has("deck") && (feelsC ?? 0) >= BATHING),
  snow: ({ traits }, { snow, feelsC }) => traits.has("snow") || snow || (feelsC ?? 20) <= 2,
  work: ({ traits, code, situation }) =>
    traits.has("messy") || code[1] <= 1 || (situation?.usualWho === "worker" && code[0] < SMART),
  // Where it is needed the setting says so.
  guard: () => false,
  home: ({ traits, code }) => traits.has("home") || code[1] <= 0.5,
};

const isAway = (piece: Piece, brief: Brief, needs: Needs): boolean =>
  piece.only !== undefined &&
  !CALLED_FOR[piece.only](brief, needs) &&
  !isNeededGear(piece, brief) &&
  !isCalledByWords(piece, brief) &&
  !(isSunShirt(piece) && ["active", "sun", "messy"].some((trait) => brief.traits.has(trait)));

/**
 * From here on the words call for a piece whatever we know of the day, in what `Fits` measures: of 200 such pieces in graded closets, seven
 * in eight are right. Where no event is known, the words are all that there is.
 */
const CALLED = 3;
const CALLED_WHERE_UNKNOWN = 1;
/** Where people dress up, a chef's jacket may be only what the words speak of. */
const CALLED_PLAINLY = 6;

function isCalledByWords(piece: Piece, brief: Brief): boolean {
  const { fits, event, code } = brief;
  // What was learned never saw pads or a helmet where they are wrong.
  if (fits === null || piece.only === "guard" || isForTheYard(piece, brief)) return false;
  const known = code[1] > SMART ? CALLED_PLAINLY : CALLED;
  return fits(piece) >= (event ? known : CALLED_WHERE_UNKNOWN);
}

/** What keeps the sun off swimmers keeps it off walkers and sailors. */
const isSunShirt = ({ only, kind }: Piece): boolean => only === "water" && kind.area === "top";

/** True where a piece is made for something else than what the day holds: slippers in the street, football boots at church. */
export const isOutOfPlace = (piece: Piece, brief: Brief, needs: Needs): boolean =>
  (piece.only !== "work" || isForTheYard(piece, brief)) && isAway(piece, brief, needs);

/** Nobody comes to anything smart in overalls, then rather without a coat, nor in the boots of the cowshed. */
const isForTheYard = ({ slots: [slot], kind }: Piece, { code }: Brief): boolean =>
  code[0] >= SMART && (slot === "outer" || kind.area === "shoes");
const SMART = 2;

/** What is made for work is worn elsewhere only where nothing else suits. */
export const isForWorkElsewhere = (piece: Piece, brief: Brief, needs: Needs): boolean =>
  isAway(piece, brief, needs);
