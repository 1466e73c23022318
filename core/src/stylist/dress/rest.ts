import type { Slot } from "../../outfit.ts";
import type { Brief } from "../understand/brief.ts";
import { isCalled, isColourId } from "../../wardrobe/colours.ts";
import { isTailoredJacket, kindOf } from "../../wardrobe/kinds.ts";
import { isForbidden, isMeant } from "./constraints.ts";
import type { Needs } from "./needs.ts";
import type { Piece } from "./piece.ts";
import type { Worn } from "./outfit.ts";
import { ideasFor, isRuledOut, type Suggested, wishedIdeas } from "./suggestions.ts";

/** Why a piece nobody owns is proposed. */
export type Gap = {
  slot: Slot;
  why: "missing" | "unfit" | "plain" | "code" | "warmth" | "rain" | "wind";
};

export type Rest = {
  suggested: readonly Suggested[];
  gaps: readonly Gap[];
  /** The person's colour, brought in by something small because nothing owned has it. */
  accent: Suggested | null;
};

/** One of the first few by seed, among those that suit nearly as well as the best. */
function pick(list: readonly Suggested[], seed: number, among = 2): Suggested | undefined {
  const near = list.filter((one) => one.rank > list[0]!.rank - 0.9).slice(0, among);
  const one = near[seed % Math.max(1, near.length)];
  if (!one || one.free.length < 2) return one;
  return { ...one, colour: one.free[(seed >>> 1) % Math.min(3, one.free.length)]! };
}

/** Completes what the closet leaves open: empty slots first, then shoes and one finishing touch. */
export function suggestRest(
  worn: readonly Worn[],
  owned: readonly Piece[],
  brief: Brief,
  needs: Needs,
  seed: number,
  tooPlain: readonly Worn[] = [],
): Rest {
  // Who owns nothing yet and asks for a dress is shown a dress.
  const wished = owned.length === 0 ? wishedIdeas(brief) : [];
  const has = (slot: Slot): boolean =>
    worn.some((one) => one.slot === slot) || wished.some(({ idea }) => idea.slot === slot);
  const kinds = [
    ...worn.map(({ piece }) => piece.kind),
    ...wished.map(({ idea }) => kindOf(idea.kind)),
  ];
  const whole = kinds.some((kind) => kind.whole);
  const suggested: Suggested[] = [...wished];
  const gaps: Gap[] = [];
  const propose = (slot: Slot, why: Gap["why"] | null, among = 2): Suggested | null => {
    const idea = pick(
      ideasFor(slot, brief, needs).filter(
        (one) => !suggested.some((other) => other.idea.kind === one.idea.kind),
      ),
      seed,
      among,
    );
    if (why) gaps.push({ slot, why });
    if (idea) suggested.push(idea);
    return idea ?? null;
  };
  const lack = (slot: Slot): Gap["why"] =>
    owned.some((piece) => piece.slots.includes(slot)) ? "unfit" : "missing";
  const base = worn.find((one) => one.slot === "base")?.piece;
  for (const { slot } of tooPlain) propose(slot, "plain", 1);
  if (!has("base")) propose("base", lack("base"));
  // A hoodie or an open knit wants something under it.
  else if (base && !tooPlain.some(({ slot }) => slot === "base") && lacksUnder(base, owned, brief))
    propose("base", "missing");
  if (!has("legs") && !whole) propose("legs", lack("legs"));
  proposeLayers(worn, brief, needs, (slot, why, among) =>
    wished.some(({ idea }) => idea.slot === slot) ? null : propose(slot, why, among),
  );
  if (!has("feet") && !brief.traits.has("home")) propose("feet", null);
  const accent = accentOf(worn, owned, brief, needs);
  if (accent) suggested.push(accent);
  if (wantsUmbrella(worn, brief, needs)) addUmbrella(suggested, brief, needs);
  if (!accent && suggested.length < 5) finishingTouch(worn, owned, suggested, brief, needs, seed);
  return { suggested: suggested.slice(0, 6), gaps, accent };
}

/** Nobody is told that a top is missing who has one in the closet. */
const lacksUnder = (base: Piece, owned: readonly Piece[], brief: Brief): boolean =>
  base.kind.wantsUnder === true &&
  !brief.traits.has("home") &&
  !owned.some(
    (piece) =>
      piece.slots[0] === "base" &&
      !piece.kind.whole &&
      !piece.kind.wantsUnder &&
      !isForbidden(piece, brief),
  );

function proposeLayers(
  worn: readonly Worn[],
  brief: Brief,
  needs: Needs,
  propose: (slot: Slot, why: Gap["why"] | null, among?: number) => Suggested | null,
): void {
  const outer = worn.find((one) => one.slot === "outer");
  const mid = worn.find((one) => one.slot === "mid");
  const clo = worn.reduce((sum, { piece }) => sum + piece.clo, 0.1);
  if (brief.codeName === "white tie") propose("outer", "code", 1);
  else if (brief.code[0] >= 5) {
    if (!mid && !worn.some(({ piece }) => piece.kind.tailored && piece.slots[0] !== "legs"))
      propose("mid", "code", 1);
  } else if (brief.code[0] >= 3.9 && !mid && !outer && worn.length === 0) propose("mid", null, 1);
  if (!outer && needs.outer === "required") {
    // A suit jacket is no coat: below about 14 °C the way there wants one.
    const jacketIsEnough =
      mid && isTailoredJacket(mid.piece.kind) && (needs.feelsC ?? 20) >= 14 && !needs.rain;
    if (!jacketIsEnough) propose("outer", needs.rain ? "rain" : needs.windy ? "wind" : "warmth", 1);
  } else if (outer && isTailoredJacket(outer.piece.kind) && (needs.feelsC ?? 20) < 12)
    propose("outer", "warmth", 1);
  if (needs.mid === "required" && !mid && clo < needs.clo[0]) propose("mid", "warmth", 2);
  if (needs.feelsC === null && worn.length === 0 && brief.code[0] < 4)
    propose(brief.code[1] >= 2 ? "mid" : "outer", null, 2);
}

const keepsDry = ({ kind }: Suggested["idea"]): boolean => kindOf(kind).against === "rain";

function addUmbrella(suggested: Suggested[], brief: Brief, needs: Needs): void {
  const umbrella = ideasFor("accessory", brief, needs).find(({ idea }) => keepsDry(idea));
  if (umbrella) suggested.push(umbrella);
}

/** Whoever needs their hands, or walks in the wind, is not sent out under an umbrella; nor who wears what keeps the rain off. */
const HANDS_FULL = ["active", "messy", "trail", "deck"];

const wantsUmbrella = (worn: readonly Worn[], { traits }: Brief, needs: Needs): boolean =>
  needs.rain &&
  !needs.windy &&
  !HANDS_FULL.some((trait) => traits.has(trait)) &&
  !worn.some(
    ({ piece, slot }) => piece.kind.against === "rain" || (slot === "outer" && piece.waterproof),
  );

/** "I love burgundy" and nothing owned is: a scarf or a knit brings it. */
function accentOf(
  worn: readonly Worn[],
  owned: readonly Piece[],
  brief: Brief,
  needs: Needs,
): Suggested | null {
  const wish = brief.wants.find(
    (mention) => mention.liked === true && mention.garment === undefined,
  );
  if (!wish) return null;
  const met = worn.some(({ piece }) =>
    piece.colours.some((colour) =>
      wish.colours.some((id) => isColourId(id) && isCalled(colour.name.id, id)),
    ),
  );
  if (met || owned.some((piece) => isMeant(piece, wish))) return null;
  const colour = wish.colours.find(isColourId);
  if (!colour) return null;
  const warm = (needs.feelsC ?? 16) < 22;
  const carriers = ideasFor(
    "accessory",
    { ...brief, code: [0, 5] },
    { ...needs, feelsC: warm ? 8 : 18, warmC: warm ? 8 : 18 },
  );
  const carrier =
    carriers.find(
      ({ idea }) => kindOf(idea.kind).area === "neck" && !isRuledOut(idea, colour, brief),
    ) ?? carriers.find(({ idea }) => idea.colours.length > 0 && !isRuledOut(idea, colour, brief));
  return carrier ? { ...carrier, colour, free: [colour] } : null;
}

/** From this felt temperature down hands and neck are covered outside, °C. */
const BITING = 3;

/**
 * Whoever has an outfit of their own is not sent shopping for a belt or a bag: only for what the weather, the dark or a rule asks for,
 * and where nothing of the kind is owned.
 */
function isCalledFor(
  { idea }: Suggested,
  owned: readonly Piece[],
  { coverage, traits }: Brief,
  { feelsC }: Needs,
): boolean {
  const { area, against } = kindOf(idea.kind);
  if (area === "bag" || area === "waist" || owned.some(({ kind }) => kind.area === area))
    return false;
  const covers =
    area === "neck" &&
    (coverage === "long" || traits.has("modest")) &&
    !owned.some(({ kind: { is } }) => is.has("headscarf"));
  return against !== "cold" || covers || (feelsC !== null && feelsC <= BITING);
}

function finishingTouch(
  worn: readonly Worn[],
  owned: readonly Piece[],
  suggested: Suggested[],
  brief: Brief,
  needs: Needs,
  seed: number,
): void {
  const accessories = ideasFor("accessory", brief, needs).filter(({ idea }) => !keepsDry(idea));
  const heads =
    worn.some((one) => one.slot === "head") || needs.head === "no"
      ? []
      : ideasFor("head", brief, needs);
  const free = [...heads, ...accessories].filter(
    (one) => worn.length === 0 || isCalledFor(one, owned, brief, needs),
  );
  const touch = pick(free, seed, 2);
  if (touch) suggested.push(touch);
}
