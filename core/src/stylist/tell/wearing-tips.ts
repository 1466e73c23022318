import type { HandyTip, WearingTip } from "../../languages/tip-list.ts";
import { isA, type KindId } from "../../wardrobe/kinds.ts";
import type { Dressed } from "../dress/compose.ts";
import type { Piece } from "../dress/piece.ts";
import type { Brief } from "../understand/brief.ts";
import { type Holds, isAny, type Look, type Wearing } from "./wearing.ts";
import { HANDY } from "./handy-tips.ts";
import { knownPiece } from "./known-piece.ts";

const isCollared = (piece: Piece | undefined): piece is Piece =>
  piece?.kind.collared === true && !piece.kind.whole;

/** Felt °C where no weather is known, and where sleeves get too warm, coats and necks too cold. */
const MILD_C = 17;
const SLEEVES_C = 19;
const COAT_C = 6;
const SCARF_C = 8;
/** Formality from which things are tucked in, shoes looked at, and nothing rolled or turned up. */
const NEAT = 1.5;
const SMART = 2;
const DRESSED = 2.5;

const HOLDS: Readonly<Record<Exclude<WearingTip, HandyTip>, Holds>> = {
  tuck({ brief, at }) {
    const piece = at("base");
    const shows = isCollared(piece) && at("legs") && !at("mid");
    return shows && brief.code[0] >= NEAT ? { piece } : null;
  },
  collarOut({ at }) {
    const [piece, over] = [at("base"), at("mid")];
    return isCollared(piece) && isAny(over, ["sweater"]) ? { piece, over } : null;
  },
  sleeves({ brief, feelsC, at }) {
    const piece = at("base");
    const rolls = isCollared(piece) && piece.sleeves === "long" && !at("mid") && !at("outer");
    return rolls && feelsC >= SLEEVES_C && brief.code[0] < DRESSED ? { piece } : null;
  },
  iron({ brief, at }) {
    const piece = at("base");
    return isCollared(piece) && brief.code[0] >= DRESSED ? { piece } : null;
  },
  polish({ brief, at }) {
    const piece = at("feet");
    const shines = piece && !piece.sport && piece.dress[0] >= SMART;
    return shines && !piece.materials.has("suede") && brief.code[0] >= SMART ? { piece } : null;
  },
  indoors({ at, feelsC, inside }) {
    const piece = at("outer");
    return piece && feelsC <= COAT_C && inside ? { piece } : null;
  },
  suede({ at, wet }) {
    const piece = at("feet");
    return wet && piece?.materials.has("suede") ? { piece } : null;
  },
  flats({ at }) {
    const piece = at("feet");
    const heel = piece && knownPiece(piece).heel;
    return piece && (heel?.has("high") || heel?.has("stiletto")) ? { piece } : null;
  },
  scarf({ worn, feelsC, at }) {
    const piece = worn.find((one) => isA(one.kind, "scarf") && !isAny(one, NO_ENDS));
    return piece && at("outer") && feelsC <= SCARF_C ? { piece } : null;
  },
  tieLength({ worn }) {
    const piece = worn.find(({ kind }) => kind.id === "tie");
    const over = worn.find(({ kind }) => isA(kind, "belt"));
    return piece && over ? { piece, over } : null;
  },
  necklace({ worn, at }) {
    const piece = worn.find(({ kind }) => kind.id === "necklace");
    const over = at("mid") ?? at("base");
    const plain = over?.patterns.size === 0 && !over.kind.collared && !over.kind.tailored;
    return piece && over && plain && isAny(over, SMOOTH) ? { piece, over } : null;
  },
  brooch({ worn, at }) {
    const piece = worn.find(({ kind }) => kind.id === "brooch");
    const over = at("outer") ?? at("mid") ?? at("base");
    return piece && over && !over.waterproof ? { piece, over } : null;
  },
};

/** What is pulled over the head has no ends to tuck in. */
const NO_ENDS: readonly KindId[] = ["snood"];

/** What a chain lies on well. */
const SMOOTH: readonly KindId[] = ["sweater", "turtleneck", "tee", "dress", "long-sleeve-tee"];

/** Where clothes are for moving or getting dirty in, nobody rolls, tucks or polishes. */
const NOT_WHERE = ["active", "messy", "home", "costume"];

/** Every tip on wearing that holds for this outfit; where one is handy, those alone. */
export function wearingTips(brief: Brief, { worn, needs }: Dressed): Wearing[] {
  const look: Look = {
    brief,
    feelsC: needs.feelsC ?? MILD_C,
    wet: needs.rain || needs.snow,
    rain: needs.rain,
    inside: brief.event?.where === "in",
    at: (slot) => worn.find((one) => one.slot === slot)?.piece,
    worn: worn.map(({ piece }) => piece),
  };
  const handy = holding(HANDY, look);
  const neat = NOT_WHERE.some((trait) => brief.traits.has(trait)) ? [] : holding(HOLDS, look);
  return handy.length > 0 ? handy : neat;
}

function holding<T extends WearingTip>(all: Readonly<Record<T, Holds>>, look: Look): Wearing[] {
  return (Object.keys(all) as T[]).flatMap((tip) => {
    const slots = all[tip](look);
    return slots ? [{ tip, slots }] : [];
  });
}
