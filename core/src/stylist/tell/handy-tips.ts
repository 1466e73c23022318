import type { HandyTip } from "../../languages/tip-list.ts";
import { isA } from "../../wardrobe/kinds.ts";
import type { Piece } from "../dress/piece.ts";
import { knownPiece } from "./known-piece.ts";
import { type Holds, isAny } from "./wearing.ts";

/** Felt °C up to which wrists get cold, and from which one goes barefoot. */
const COLD_WRISTS_C = 3;
const BAREFOOT_C = 20;
/** Degrees of a setting from which hands are busy and clothes get something on them. */
const BUSY = 2;
const MESSY = 1;
/** The most of the hours that may be spent outside, where arms are wanted covered. */
const INDOORS = 0.3;

/** What keeps somebody dry, warm or clean, by what they have on: told also where nobody thinks of looks. */
export const HANDY: Readonly<Record<HandyTip, Holds>> = {
  intoBoots({ at, wet, brief }) {
    const [piece, over] = [at("legs"), at("feet")];
    const muddy = wet || brief.situation?.surface.includes("mud") === true;
    const neat = brief.code[0] >= SMART || piece?.waterproof === true;
    const fits = !neat && isAny(over, TALL) && piece && isNarrow(piece);
    return muddy && fits ? { piece, over } : null;
  },
  cuffs({ worn, at, feelsC }) {
    const piece = worn.find(({ kind }) => isA(kind, "gloves"));
    const over = at("outer");
    return piece && over && feelsC <= COLD_WRISTS_C ? { piece, over } : null;
  },
  sleevesUp({ brief: { situation, coverage }, at }) {
    const piece = at("mid") ?? at("base");
    const works = situation && situation.handsNeeded >= BUSY && situation.mess >= MESSY;
    if (!works || situation.outdoorShare > INDOORS || coverage === "long") return null;
    return !at("outer") && piece?.sleeves === "long" ? { piece } : null;
  },
  capUnderHood({ rain, worn, at }) {
    const piece = worn.find(({ kind }) => kind.id === "cap");
    const hooded = at("outer")?.qualities.has("hood");
    return rain && piece && hooded ? { piece } : null;
  },
  rollHem({ brief, at, feelsC, wet }) {
    const piece = at("legs");
    const sandy = brief.situation?.surface[0] === "sand" && feelsC >= BAREFOOT_C && !wet;
    return sandy && piece?.kind.length === "ankle" ? { piece } : null;
  },
};

/** Formality from which nobody tucks trousers into boots; waterproof ones go over them. */
const SMART = 2.5;

const TALL = ["rain-boots", "knee-boots", "riding-boots", "snow-boots"] as const;

/** Trousers that are not said to be wide: those go over boots. */
const isNarrow = (piece: Piece): boolean =>
  isA(piece.kind, "trousers") &&
  piece.kind.length === "ankle" &&
  !["wide", "flared", "loose"].some((cut) => knownPiece(piece).cut?.has(cut));
